import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {main, root, run, TaskError} from './shell.mjs';
import {DATA, readData} from './since/dataFile.mjs';
import {publishedReleases, releasesToRead, releasesToRun} from './since/releases.mjs';
import {installLibrary} from './upgrade/installLibrary.mjs';

/**
 * `npm run since`: which release brought what, read from every release on the registry. `npm run since -- samples`: the
 * oldest release each sample works with, found by compiling and running it; `npm run since -- types` only compiles.
 * `npm run since -- statements`: runs the tests of sentences such as "since 2.14" on the release before, where they have to
 * fail. All write plugins/since/since.json.
 */
const PARTS = ['samples', 'types', 'statements'];

await main(async () => {
  const [part, ...others] = process.argv.slice(2);
  if (others.length || (part && !PARTS.includes(part)))
    throw new TaskError(`npm run since reads the releases; npm run since -- ${PARTS.join('|')} tries them.`);
  await (part ? trials(part) : releases());
  console.log(`Written to ${DATA}.`);
});

async function releases() {
  const {version} = JSON.parse(
    await readFile(join(root, 'node_modules/@reduxjs/toolkit/package.json'), 'utf8'),
  );
  const versions = releasesToRead(await publishedReleases(), version);
  const folders = [];
  for (const release of versions) folders.push(await installLibrary(release));
  const {code} = await run('tsx', ['tasks/since/readReleases.ts', ...folders]);
  if (code !== 0) throw new TaskError('A release cannot be read, see above.');
}

/** @param {string} part */
async function trials(part) {
  const {read} = /** @type {{read?: string[]}} */ (readData());
  if (!read) throw new TaskError('Run npm run since first: it says which releases there are.');
  const folders = [];
  for (const release of releasesToRun(read)) folders.push(await installLibrary(release));
  const args =
    part === 'statements' ? ['tasks/since/tryStatements.ts'] : ['tasks/since/tryReleases.ts', part];
  const {code} = await run('tsx', [...args, ...folders]);
  if (code !== 0) throw new TaskError('Not everything was tried, see above.');
}
