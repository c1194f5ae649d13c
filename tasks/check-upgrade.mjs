import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {main, root, run, TaskError} from './shell.mjs';
import {installLibrary} from './upgrade/installLibrary.mjs';
import {perPage} from './upgrade/perPage.mjs';

/** Our wordings of the library's types, with their proofs. */
const READABLE = 'plugins/api-reference/readable';

/** @param {string} problem */
const item = (problem) => `  - ${problem.replaceAll('\n', '\n    ')}`;

/**
 * `npm run check:upgrade -- 2.15.0`: what would break if the site took that version of the library. Installs it in a
 * folder of its own, compares every page with it, and runs and compiles every sample against it, and our wordings of types.
 */
await main(async () => {
  const [version] = process.argv.slice(2);
  if (!version) throw new TaskError('Name the version to check: npm run check:upgrade -- latest');
  const folder = await installLibrary(version);

  const {drift, tests} = await compareAndRun(folder);
  const compiled = await samplesThatDoNotCompile(folder);
  const report = perPage(drift, tests, compiled, (page) => existsSync(join(root, page)));
  const exact = await installedVersion(folder);
  for (const [page, problems] of report) console.log(`\n${page}\n${problems.map(item).join('\n')}`);
  const verdict = report.length === 0 ? 'nothing would break' : `${report.length} places to look at`;
  console.log(`\n@reduxjs/toolkit ${exact}: ${verdict}.`);
  if (report.length > 0) process.exitCode = 1;
});

/** @param {string} folder */
async function installedVersion(folder) {
  return JSON.parse(await readFile(join(folder, 'node_modules/@reduxjs/toolkit/package.json'), 'utf8'))
    .version;
}

/** @param {string} folder */
async function compareAndRun(folder) {
  const projects = ['drift', 'samples', 'samples-alone', 'samples-dom'].map((name) => `--project=${name}`);
  const reporters = ['--reporter=json', `--outputFile=${join(folder, 'tests.json')}`];
  const args = [
    'run',
    '--config',
    'tasks/upgrade/vitest.config.ts',
    '--root',
    '.',
    ...projects,
    ...reporters,
  ];
  const {output} = await run('vitest', args, {quiet: true, env: {LIBRARY_ROOT: folder}});
  const [drift, tests] = await Promise.all(
    ['drift.json', 'tests.json'].map((name) => readFile(join(folder, name), 'utf8').then(JSON.parse)),
  ).catch((error) => {
    throw new TaskError(`The comparison broke off: ${error}\n${output}`);
  });
  return {drift, tests};
}

/**
 * The reader's strict project and the proofs of the reference, with the library of the other folder instead of ours.
 *
 * @param {string} folder
 */
async function samplesThatDoNotCompile(folder) {
  const library = join(folder, 'node_modules/@reduxjs/toolkit');
  const project = {
    extends: join(root, 'samples/tsconfig.json'),
    compilerOptions: {
      paths: {'@reduxjs/toolkit': [library], '@reduxjs/toolkit/*': [`${library}/*`]},
      typeRoots: [],
    },
    include: ['samples/**/*.ts', 'samples/**/*.tsx', `${READABLE}/*.ts`].map((files) => join(root, files)),
    exclude: [join(root, READABLE, '*.test.ts')],
  };
  const file = join(folder, 'tsconfig.json');
  await writeFile(file, JSON.stringify(project, null, 2));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', relative(root, file)];
  const {output} = await run('node', args, {quiet: true});
  return output;
}
