import {resolve, specifiersOf} from './resolve';

type Sources = Pick<ReadonlyMap<string, string>, 'get' | 'has'>;

/** These files, in this order, and then whatever they import from each other's folders, types included. */
export function reach(entries: readonly string[], files: Sources): string[] {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (reached.has(file) || !files.has(file)) continue;
    reached.add(file);
    queue.push(...linked(file, specifiersOf(files.get(file)!), files));
  }
  return [...reached];
}

/** The files that these specifiers mean in a file. */
export function linked(file: string, specifiers: readonly string[], files: Sources): string[] {
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => resolve(file, specifier, (path) => files.has(path)) ?? []);
}
