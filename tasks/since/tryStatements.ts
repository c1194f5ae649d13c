import {TESTED} from '../../plugins/since/testedStatements';
import {main, TaskError} from '../shell.mjs';
import {writeData} from './dataFile.mjs';
import {runTests} from './runTests';

/**
 * Run by `npm run since -- statements` with the folders of the releases: the test of each sentence with a version has to
 * fail on the release before.
 */
const folders = process.argv.slice(2);
const versionOf = (folder: string) => folder.split('/').at(-1)!;

/** The last release of the minor before: `2.14` -> the folder of `2.13.0`. */
function folderBefore(version: string): string {
  const [major, minor] = version.split('.');
  const before = folders.find((folder) => versionOf(folder).startsWith(`${major}.${Number(minor) - 1}.`));
  if (!before) throw new TaskError(`There is no release before ${version}.`);
  return before;
}

void main(async () => {
  const statements: Record<string, string> = {};
  const passing: string[] = [];
  for (const version of new Set(TESTED.map((entry) => entry.version))) {
    const entries = TESTED.filter((entry) => entry.version === version);
    const folder = folderBefore(version);
    const files = await runTests(
      folder,
      [...new Set(entries.map(({test}) => test.file))],
      entries.map(({test}) => test.name),
    );
    for (const {page, says, test} of entries) {
      const failed = files.find(({file}) => file === test.file)?.failed ?? [];
      if (failed.some((name) => name === test.name || name.endsWith(` ${test.name}`)))
        statements[`${test.file}: ${test.name}`] = versionOf(folder);
      else passing.push(`${page}: "${says}": "${test.name}" passes on ${versionOf(folder)}, too.`);
    }
    console.log(`${versionOf(folder)}: ${entries.length} sentences`);
  }
  if (passing.length)
    throw new TaskError(`These sentences are wrong, or their tests do not show them:\n${passing.join('\n')}`);
  await writeData({statements: Object.fromEntries(Object.entries(statements).sort())});
});
