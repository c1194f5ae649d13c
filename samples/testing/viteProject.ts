// Only the helpers run in Node: samples are compiled for the browser, see tsconfig.reader.json.
/// <reference types="node" />
import {execFile} from 'node:child_process';
import {
  cp,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {onTestFinished} from 'vitest';

const packages = fileURLToPath(
  new URL('../../node_modules', import.meta.url),
);
const template = join(packages, 'create-vite/template-react-ts');
const SETTINGS = [
  'tsconfig.json',
  'tsconfig.app.json',
  'tsconfig.node.json',
  'vite.config.ts',
];

/** A project that Vite's template made, with the files of a step of a tutorial; it is removed when the test ends. */
export async function viteProject(test: string, step: string) {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const own = dirname(fileURLToPath(test));
  await cp(join(own, step), folder, {recursive: true});
  for (const name of SETTINGS)
    await cp(join(template, name), join(folder, name));
  await symlink(packages, join(folder, 'node_modules'));

  return {
    /** Replaces the lines with `-` of a diff beside the test by those with `+`. */
    async apply(diff: string, file: string) {
      const lines = (await readFile(join(own, diff), 'utf8')).split('\n');
      const side = (sign: string) =>
        lines
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(1))
          .join('\n');
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(side('-')))
        throw new Error(`${diff} does not fit to ${step}/${file}.`);
      await writeFile(
        join(folder, file),
        text.replace(side('-'), () => side('+')),
      );
    },
    /** What `npx tsc -b` shows in a terminal, without its colors. */
    async check() {
      const tsc = join(packages, 'typescript-native/bin/tsc');
      const args = [tsc, '-p', 'tsconfig.app.json', '--pretty'];
      const {stdout} = await promisify(execFile)(process.execPath, args, {
        cwd: folder,
      }).catch((error: {stdout: string}) => error);
      return stdout.replace(/\u001b\[\d*m/g, '').trim();
    },
  };
}
