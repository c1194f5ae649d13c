/// <reference types="node" />
import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import prettier from 'prettier';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {record, recordOutput} from '../../../testing/recordOutput';
import config from './openapi-config.json';

const here = fileURLToPath(new URL('.', import.meta.url));
const cli = createRequire(import.meta.url).resolve(
  '@rtk-query/codegen-openapi/cli',
);
const started = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  await cp(here, folder, {recursive: true});
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(started);
  await rm(folder, {recursive: true});
});

const run = (file: string, cwd = folder) =>
  promisify(execFile)(process.execPath, [cli, file], {cwd}).then(
    ({stdout}) => stdout,
    (error: {stderr: string}) => error.stderr,
  );

test('the command writes the file that the page shows', async () => {
  await rm('bikeShareApi.ts');
  // Started elsewhere: paths count from the folder of the config file.
  const printed = await run(join(folder, 'openapi-config.json'), tmpdir());
  await record('./command.output.txt', printed);

  const file = join(here, 'bikeShareApi.ts');
  const written = await readFile('bikeShareApi.ts', 'utf8');
  const style = await prettier.resolveConfig(file);
  const text = await prettier.format(written, {
    ...style,
    parser: 'typescript',
  });
  await expect(text).toMatchFileSnapshot(file);
});

test('a TypeScript config needs a loader, an .mjs config nothing', async () => {
  const text = JSON.stringify({...config, outputFile: './out.ts'});
  await writeFile('config.mjs', `export default ${text}`);
  const printed = await Promise.all([
    run('split-config.ts'),
    run('config.mjs'),
  ]);
  expect(printed).toEqual([
    'Encountered a TypeScript configfile, but neither esbuild-runner nor ts-node are installed.\n',
    'Generating ./out.ts\nDone\n',
  ]);
});

test('several files, from a program', async () => {
  await recordOutput('./generate.output.txt', () => import('./generate'));
});
