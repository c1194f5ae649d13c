import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const notOurs = new Set(['node_modules', '.git']);
const generated = new Set(['build', '.docusaurus', '.cache']);

/** Every file below a folder of the project, as a path from its root with forward slashes. */
export function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), {withFileTypes: true});
  } catch {
    return [];
  }
  return entries
    .filter(({name}) => !notOurs.has(name) && !(folder === '.' && generated.has(name)))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [relative('.', path).replaceAll('\\', '/')];
    });
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
