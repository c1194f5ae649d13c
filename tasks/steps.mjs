import {mkdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {ensureBrowser} from './browser.mjs';
import {build, clearCaches} from './build.mjs';
import {differences} from './digests.mjs';
import {failuresOfPlaywright, failuresOfVitest} from './failures.mjs';
import {ensureNginx} from './nginx.mjs';
import {root, run} from './shell.mjs';
import {one, tallyPlaywright, tallyVitest} from './tally.mjs';

/** What the tests write; ignored by git, lint and format. */
const work = join(root, '.cache');

/** A second site with everything switched on that an owner may configure; the browser tests read these values. */
export const variant = {
  folder: join(work, 'variant'),
  env: {
    ANNOUNCEMENT: 'A <a href="/tutorials/quick-start">new tutorial</a> is out.',
    ANNOUNCEMENT_ID: 'new-tutorial',
    GA_MEASUREMENT_ID: 'G-TEST000000',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: 'http://localhost:9',
  },
};

/** The site as it is below another address than the root of its host; the folder is named like the address. */
export const subPath = {base: '/toolkit/', folder: join(work, 'sub-path', 'toolkit')};

/**
 * A step prints nothing itself: what it returns in `output` is shown when it fails. Long steps print as they go.
 * `failures` is what is said again at the end of the whole run; the end of the output when a step has no list.
 *
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {() => Promise<{tally: Tally, output: string, failures?: string[]}>} Step
 */

/**
 * @param {string} command
 * @param {string[]} args
 */
async function check(command, args) {
  const {code, output} = await run(command, args, {quiet: true});
  return {tally: one(code === 0), output};
}

/** @type {Step} */
async function types() {
  const projects = ['tsconfig.json', 'samples/tsconfig.json', 'samples/tsconfig.reader.json'];
  const runs = await Promise.all(projects.map((project) => check('tsc', ['--noEmit', '--project', project])));
  return {
    tally: one(runs.every((result) => result.tally.failed === 0)),
    output: runs.map((result) => result.output).join(''),
  };
}

/** @type {Step} */
const lint = () => check('eslint', ['.', '--max-warnings', '0']);

/** @type {Step} */
const format = () => check('prettier', ['--check', '.', '--log-level', 'warn']);

/** @type {Step} */
async function unit() {
  const report = await freshReport('unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const {code, output} = await run('vitest', args, {quiet: true});
  const result = await readReport(report, output);
  return {tally: tallyVitest(result, code), output, failures: failuresOfVitest(result)};
}

/** @type {Step} */
async function site() {
  await clearCaches();
  await rm(join(root, 'build'), {recursive: true, force: true});
  const {code, output} = await build({quiet: true});
  return {tally: one(code === 0), output};
}

/** @type {Step} */
async function siteVariant() {
  const {code, output} = await build({quiet: true, outDir: variant.folder, env: variant.env});
  return {tally: one(code === 0), output};
}

/** @type {Step} */
async function siteBelow() {
  const {code, output} = await build({quiet: true, outDir: subPath.folder, env: {BASE_URL: subPath.base}});
  return {tally: one(code === 0), output};
}

/** @type {Step} */
async function again() {
  await clearCaches();
  const folder = join(work, 'again');
  const {code, output} = await build({quiet: true, outDir: folder});
  const different = code === 0 ? await differences(join(root, 'build'), folder) : [];
  const names = different.map((file) => `  ${file}\n`).join('');
  return {
    tally: one(code === 0 && different.length === 0),
    output: names ? `Two clean builds of the same sources differ in:\n${names}` : output,
  };
}

/** @type {Step} */
async function browser() {
  if (!(await ensureNginx()))
    console.log(
      'Skipped: the headers of nginx. It is not installed, and only root on Debian can install it here.',
    );
  const report = await freshReport('browser.json');
  const {code} = await run('playwright', ['test', '--reporter=list,json'], {
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: await ensureBrowser()},
  });
  const result = await readReport(report, '');
  return {tally: tallyPlaywright(result, code), output: '', failures: failuresOfPlaywright(result)};
}

/** @param {string} name */
async function freshReport(name) {
  await mkdir(work, {recursive: true});
  await rm(join(work, name), {force: true});
  return join(work, name);
}

/**
 * @param {string} file
 * @param {string} output what the run printed instead of writing its report
 */
async function readReport(file, output) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The run wrote no report:\n${output}`);
  });
  return JSON.parse(text);
}

/**
 * The steps in order; those of one list wait for each other, the lists of one stage run side by side.
 *
 * @type {Record<string, Step>[][]}
 */
export const stages = [
  [
    {types, lint, format, unit},
    {build: site, variant: siteVariant, 'sub-path': siteBelow, again},
  ],
  [{browser}],
];

/**
 * A step that needs the work of others; asking for it asks for them.
 *
 * @type {Record<string, string[]>}
 */
export const needs = {browser: ['build', 'variant', 'sub-path'], again: ['build']};
