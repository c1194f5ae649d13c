import {cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root, run} from './shell.mjs';

/**
 * Makes a copy of the project, or updates it: its files, and its packages as links to the same data. What builds left in
 * the copy stays.
 *
 * @param {string} scratch where the copy is
 */
export async function prepareScratch(scratch) {
  const {output} = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    quiet: true,
  });
  const files = output.split('\0').filter((file) => file && existsSync(join(root, file)));
  removeOthers(scratch, new Set(files));
  for (const file of files) {
    if (isSame(scratch, file)) continue;
    mkdirSync(dirname(join(scratch, file)), {recursive: true});
    cpSync(join(root, file), join(scratch, file));
  }
  const lock = '.package-lock.json';
  if (isSame(scratch, join('node_modules', lock))) return;
  rmSync(join(scratch, 'node_modules'), {recursive: true, force: true});
  linkAll(join(root, 'node_modules'), join(scratch, 'node_modules'));
  // npm changes it in place: a link would change the original, too.
  rmSync(join(scratch, 'node_modules', lock));
  cpSync(join(root, 'node_modules', lock), join(scratch, 'node_modules', lock));
}

/**
 * @param {string} scratch
 * @param {string} file
 */
function isSame(scratch, file) {
  const copy = join(scratch, file);
  return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(root, file)));
}

/**
 * What an interrupted run added, or a commit removed.
 *
 * @param {string} scratch
 * @param {Set<string>} files
 */
function removeOthers(scratch, files, folder = '') {
  if (!existsSync(join(scratch, folder))) return;
  for (const entry of readdirSync(join(scratch, folder), {withFileTypes: true})) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (['node_modules', 'build', '.cache', '.docusaurus'].includes(path)) continue;
    if (entry.isDirectory()) removeOthers(scratch, files, path);
    else if (!files.has(path)) rmSync(join(scratch, path));
  }
}

/**
 * Copies a folder, with links to the same data.
 *
 * @param {string} from
 * @param {string} to
 */
export function linkAll(from, to) {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches are written to while both are in use.
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, {verbatimSymlinks: true});
  }
}
