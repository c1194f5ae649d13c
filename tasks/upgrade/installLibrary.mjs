import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {root, run, TaskError} from '../shell.mjs';

const OPTIONS = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs a release in a folder of its own, and returns the folder. A published release never changes, so it is installed
 * once; a name such as `latest` every time.
 *
 * Peers are left out: React and React Redux are found in the site's own node_modules, above this folder, so that there
 * is one React.
 *
 * @param {string} version
 */
export async function installLibrary(version) {
  const folder = join(root, 'node_modules/.cache/library', version);
  const done = join(folder, 'installed');
  if (/^\d/.test(version) && existsSync(done)) return folder;
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), '{"private": true}\n');
  const args = ['install', `@reduxjs/toolkit@${version}`, ...OPTIONS, '--prefix', folder];
  const {code, output} = await run('npm', args, {quiet: true});
  if (code !== 0) throw new TaskError(`@reduxjs/toolkit@${version} cannot be installed:\n${output}`);
  await writeFile(done, '');
  return folder;
}
