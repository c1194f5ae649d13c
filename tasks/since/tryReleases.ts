import {readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {importsOf, isRelative, reach, resolveImport, type Files} from '../../plugins/samples/imports';
import {listFiles} from '../../plugins/samples/readSample';
import {main, run} from '../shell.mjs';
import {writeData} from './dataFile.mjs';
import {compilerErrors, oldest, type Trial} from './oldest';
import {runTests} from './runTests';
import {sampleDigests, shownBlocks} from './shownBlocks';

/**
 * Run by `npm run since -- samples` with the folders of the releases, from the oldest to the newest. After `types` the
 * samples are compiled only.
 */
const siteDir = process.cwd();
const [part, ...folders] = process.argv.slice(2);
const names = listFiles(join(siteDir, 'samples'));
const files: Files = new Map(
  names.map((name) => [name, readFileSync(join(siteDir, 'samples', name), 'utf8')]),
);
const tests = names.filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('testing/'));

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
    },
    include: ['ts', 'tsx'].map((end) => join(samples, `**/*.${end}`)),
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

/** A failing test is about the samples that it imports itself. */
function subjects(test: string): string[] {
  const own = importsOf(files.get(test)!).filter(isRelative);
  return own.flatMap((specifier) => resolveImport(test, specifier, files) ?? []);
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
  const failed = ran.filter(({isFailed}) => isFailed).map(({file}) => file);
  const told = ran.length ? `, ${failed.length} of ${ran.length} test files fail` : '';
  console.log(`${version}: ${broken.size} files do not compile${told}`);
  return {
    version,
    errors,
    failed: failed.flatMap(subjects),
    passed: compiling.filter((test) => !failed.includes(test)),
  };
}

void main(async () => {
  const trials: Trial[] = [];
  let open = tests;
  for (const folder of folders) {
    const {passed, ...trial} = await tryOn(folder, open);
    open = open.filter((test) => !passed.includes(test));
    trials.push(trial);
  }
  const {version: installed} = JSON.parse(readFileSync('node_modules/@reduxjs/toolkit/package.json', 'utf8'));
  const versions = trials.map(({version}) => version);
  const found = oldest(shownBlocks(siteDir), trials, installed);
  const pages = sampleDigests(siteDir);
  await writeData({
    samples: {compiled: versions, run: part === 'types' ? [] : versions, pages, oldest: found},
  });
});
