// Only the helpers run in Node: samples are compiled for the browser, see tsconfig.reader.json.
/// <reference types="node" />
import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {onTestFinished} from 'vitest';

const {resolve} = createRequire(import.meta.url);

/**
 * A folder for a test of a tool that reads and writes files; it is removed when the test ends.
 * With `import.meta.url` it starts as a copy of the test's own folder.
 */
export async function temporaryFolder(copyOf?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  if (copyOf)
    await cp(dirname(fileURLToPath(copyOf)), folder, {recursive: true});
  const path = (name: string) => join(folder, name);

  return {
    path,
    read: (name: string) => readFile(path(name), 'utf8'),
    write: (name: string, text: string) => writeFile(path(name), text),
    remove: (name: string) => rm(path(name)),
    /** Makes it the working directory until the test ends. */
    enter() {
      const before = process.cwd();
      process.chdir(folder);
      onTestFinished(() => process.chdir(before));
    },
    /** What a package's command prints; on failure, what it prints as errors. It is started in another folder. */
    run: (command: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [resolve(command), ...args], {
        cwd: tmpdir(),
      }).then(
        ({stdout}) => stdout,
        ({stderr}: {stderr: string}) => stderr,
      ),
  };
}
