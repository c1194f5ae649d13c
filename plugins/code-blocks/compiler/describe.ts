import {TypeService, type FileTypes} from './TypeService';

export interface Task {
  /** Path below the samples. */
  file: string;
  /** The text of the file and its siblings, by path below the samples. */
  sources: Record<string, string>;
  /** Files of different programs do not see each other's declarations, see `programOf.ts`. */
  program: string;
}

/** Describes files, with one compiler per program. */
export function createDescriber(directory: string, expected: readonly Omit<Task, 'sources'>[] = []) {
  const services = new Map<string, TypeService>();

  const serviceOf = (program: string) => {
    const files = () => expected.filter((task) => task.program === program).map((task) => task.file);
    const service = services.get(program) ?? new TypeService(directory, files());
    services.set(program, service);
    return service;
  };

  return ({file, sources, program}: Task): FileTypes => serviceOf(program).typesOf(file, sources);
}
