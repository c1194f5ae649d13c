import {popupHtml} from '../types/popupHtml';
import {TypeService, type FileTypes} from './TypeService';

/** What is known about a file's identifiers, and the HTML of each popup. */
export interface DescribedFile extends FileTypes {
  popups: string[];
}

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
  const popups = new Map<string, Promise<string>>();

  const serviceOf = (world: string) => {
    const files = () => expected.filter((task) => task.world === world).map((task) => task.file);
    const service = services.get(world) ?? new TypeService(directory, files());
    services.set(world, service);
    return service;
  };

  /** Many files say the same of the same name. */
  const popupOf = (text: FileTypes['texts'][number]) => {
    const key = JSON.stringify(text);
    const popup = popups.get(key) ?? popupHtml(text);
    popups.set(key, popup);
    return popup;
  };

  return async ({file, sources, world}: Task): Promise<DescribedFile> => {
    const types = serviceOf(world).typesOf(file, sources);
    return {...types, popups: await Promise.all(types.texts.map(popupOf))};
  };
}
