import {TypeService, type FileTypes} from './TypeService';

export interface Task {
  /** Path below the samples. */
  file: string;
  /** What the file and its siblings say, by path below the samples. */
  sources: Record<string, string>;
  /** Files of different worlds do not see each other's declarations, see `worldOf.ts`. */
  world: string;
}

/** Describes files, with one compiler for each world. */
export function createDescriber(directory: string, expected: readonly Omit<Task, 'sources'>[] = []) {
  const services = new Map<string, TypeService>();

  const serviceOf = (world: string) => {
    const files = () => expected.filter((task) => task.world === world).map((task) => task.file);
    const service = services.get(world) ?? new TypeService(directory, files());
    services.set(world, service);
    return service;
  };

  return ({file, sources, world}: Task): FileTypes => serviceOf(world).typesOf(file, sources);
}
