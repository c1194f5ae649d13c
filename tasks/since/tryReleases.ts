import {readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {reach, resolveImport, type Files} from '../../plugins/samples/imports';
import {listFiles} from '../../plugins/samples/readSample';
import {pageFolder} from '../../plugins/samples/sampleDependencies.mjs';
import type {SinceFile} from '../../plugins/since/sinceFile';
import {main, run} from '../shell.mjs';
import {changedPages} from './changedPages';
import {readData, writeData} from './dataFile.mjs';
import {compilerErrors, oldest, type Trial} from './oldest';
import {recordedSamples} from './recordedSamples';
import {runTests, type TestFile} from './runTests';
import {sampleDigests, shownBlocks} from './shownBlocks';

/**
 * Run by `npm run since -- samples` with the folders of the releases, from the oldest to the newest. After `types` the
 * samples are compiled only. What is known of pages whose samples did not change stays.
 */
const siteDir = process.cwd();
const [part, ...folders] = process.argv.slice(2);
const names = listFiles(join(siteDir, 'samples'));
const files: Files = new Map(
  names.map((name) => [name, readFileSync(join(siteDir, 'samples', name), 'utf8')]),
);
const versions = folders.map((folder) => folder.split('/').at(-1)!);
const pageOf = (file: string) => pageFolder(siteDir, file);
const digests = sampleDigests(siteDir);
const {samples: last} = readData() as Partial<SinceFile>;
const changed = changedPages(digests, last, versions, files, pageOf);

/** Those that run samples as a reader would, and record what they print. */
const tests = names.filter(
  (name) =>
    /\.test\.tsx?$/.test(name) &&
    changed.has(pageOf(name)) &&
    [...recordedSamples(files.get(name)!).values()].flat().length > 0,
);

/** The reader's strict project, with the release and what it brings along in the place of ours. */
async function compile(folder: string): Promise<Trial['errors']> {
  const library = join(folder, 'node_modules');
  const own = ['immer', 'redux', 'redux-thunk', 'reselect'].map((name) => [name, [join(library, name)]]);
  const toolkit = join(library, '@reduxjs/toolkit');
  const samples = join(siteDir, 'samples');
  const project = {
    extends: join(samples, 'tsconfig.json'),
    compilerOptions: {
      paths: {
        ...Object.fromEntries(own),
        '@reduxjs/toolkit': [toolkit],
        '@reduxjs/toolkit/*': [`${toolkit}/*`],
      },
      typeRoots: [],
      // Vite's types know './index.css'; which release of the library is installed does not matter to it.
      noUncheckedSideEffectImports: false,
    },
    include: [...changed].flatMap((page) => ['ts', 'tsx'].map((end) => join(samples, page, `**/*.${end}`))),
    exclude: ['testing', '**/*.test.ts', '**/*.test.tsx', '**/handlers.ts'].map((path) =>
      join(samples, path),
    ),
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project));
  const args = ['--noEmit', '--pretty', 'false', '--project', relative(siteDir, file)];
  const {output} = await run('node', ['node_modules/typescript-native/bin/tsc', ...args], {quiet: true});
  return compilerErrors(output);
}

/** A failing test tells of the samples whose output it records; others fail for details that no single block is about. */
function subjects({file, failed}: TestFile): string[] {
  const loaded = [...recordedSamples(files.get(file)!)];
  const found = loaded.filter(([name]) => failed.some((full) => full === name || full.endsWith(` ${name}`)));
  return found.flatMap(([, paths]) => paths.flatMap((path) => resolveImport(file, path, files) ?? []));
}

/**
 * Runs the tests whose samples compile; the others are known not to hold. A test that passed on an older release is not
 * run again.
 */
async function tryOn(folder: string, open: readonly string[]): Promise<Trial & {passed: string[]}> {
  const version = folder.split('/').at(-1)!;
  const errors = await compile(folder);
  const broken = new Set(errors.map(({file}) => file));
  const compiling = open.filter((test) => ![...reach([test], files)].some((file) => broken.has(file)));
  const ran = part === 'types' ? [] : await runTests(folder, compiling);
  const failed = ran.flatMap(subjects);
  console.log(
    `${version}: ${broken.size} files do not compile, ${failed.length} run differently (${ran.length} tests)`,
  );
  const done = ran.filter((test) => !test.isFailed || subjects(test).length === 0);
  return {version, errors, failed, passed: done.map(({file}) => file)};
}

void main(async () => {
  console.log(`To be tried: ${[...changed].join(', ') || 'nothing, no sample changed'}`);
  const trials: Trial[] = [];
  let open = tests;
  for (const folder of changed.size ? folders : []) {
    const {passed, ...trial} = await tryOn(folder, open);
    open = open.filter((test) => !passed.includes(test));
    trials.push(trial);
  }
  const {version: installed} = JSON.parse(readFileSync('node_modules/@reduxjs/toolkit/package.json', 'utf8'));
  const blocks = shownBlocks(siteDir);
  const found = oldest(
    blocks.filter(({file}) => changed.has(pageOf(file))),
    trials,
    installed,
  );
  const known = blocks.flatMap(({key, file}) =>
    !changed.has(pageOf(file)) && last?.oldest[key] ? [[key, last.oldest[key]] as const] : [],
  );
  await writeData({
    samples: {
      compiled: versions,
      run: part === 'types' ? [] : versions,
      pages: digests,
      oldest: Object.fromEntries([...known, ...Object.entries(found)].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  });
});
