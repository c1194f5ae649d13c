import {mkdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {ensureBrowser} from './browser.mjs';
import {changedSince} from './changed.mjs';
import {playwrightArguments} from './engines/arguments.mjs';
import {missingEngines, skippedLine} from './engines/ensure.mjs';
import {failuresOfPlaywright, failuresOfVitest} from './failures.mjs';
import {ensureNginx} from './nginx.mjs';
import {isProgress} from './progress.mjs';
import {run, work} from './shell.mjs';
import {sum, tallyPlaywright, tallyVitest} from './tally.mjs';

/**
 * The runs of Vitest and Playwright. Both write a report, from which the counts and the failures are read.
 *
 * @typedef {import('./steps.mjs').Run} Run
 */

/** @type {Run} */
export const unit = (onLine) => vitest('unit', ['--project=site'], onLine);

/** @type {Run} */
export const samples = (onLine) => vitest('samples', ['--project=samples*'], onLine);

/** @type {Run} */
export const pages = (onLine) => vitest('pages', ['--project=built'], onLine);

/**
 * The tests that the current change affects: by their imports, and the rules of the content, which read files directly.
 *
 * @type {Run}
 */
export async function unitTouched(onLine) {
  const touched = await vitest('unit', ['--project=site', ...(await onlyTouched())], onLine);
  const content = await vitest('content', ['--project=site', 'tests/content'], onLine);
  return {
    tally: sum([touched.tally, content.tally]),
    output: touched.output + content.output,
    failures: [...touched.failures, ...content.failures],
  };
}

/** @type {Run} */
export const samplesTouched = async (onLine) =>
  vitest('samples', ['--project=samples*', ...(await onlyTouched())], onLine);

const onlyTouched = async () => [`--changed=${await changedSince()}`, '--passWithNoTests'];

/**
 * @param {string} name
 * @param {string[]} args
 * @param {(line: string) => void} onLine
 */
async function vitest(name, args, onLine) {
  const report = await freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=./tasks/vitestProgress.mjs', '--reporter=json'];
  const {code, output} = await run('vitest', ['run', ...args, ...reporters, `--outputFile.json=${report}`], {
    quiet: true,
    onLine: onlyProgress(onLine),
  });
  const result = await readReport(report, output);
  return {
    tally: tallyVitest(result, code),
    output: withoutProgress(output),
    failures: failuresOfVitest(result),
  };
}

/** @type {Run} */
export const browser = (onLine) => playwright([], onLine);

/** @type {Run} */
export const engines = (onLine) => playwright(playwrightArguments([]).slice(1), onLine, 'engines.json');

/** @type {Run} */
export const smoke = (onLine) => playwright(['--grep=@smoke'], onLine);

/**
 * @param {string[]} args
 * @param {(line: string) => void} onLine
 * @param {string} [name] of the report
 */
async function playwright(args, onLine, name = 'browser.json') {
  const report = await freshReport(name);
  const reporters = '--reporter=list,json,./tasks/playwrightProgress.mjs';
  const {code, output} = await run('playwright', ['test', ...args, reporters], {
    quiet: true,
    onLine: onlyProgress(onLine),
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: await ensureBrowser()},
  });
  const result = await readReport(report, output);
  return {
    tally: tallyPlaywright(result, code),
    output: withoutProgress(output),
    failures: failuresOfPlaywright(result),
  };
}

/** Before anything else, so that a long run does not fail at its end for lack of a browser. */
export async function ensureServices() {
  await ensureBrowser();
  if (!(await ensureNginx()))
    console.log('Skipped: what nginx sends (hosting.spec.ts). It needs nginx with its brotli module.');
}

/** The same for the step `engines`. */
export async function ensureEngines() {
  const missing = await missingEngines();
  if (missing.length > 0) console.log(skippedLine(missing));
}

/**
 * @param {(line: string) => void} onLine
 * @returns {(line: string) => void}
 */
const onlyProgress = (onLine) => (line) => {
  if (isProgress(line)) onLine(line);
};

/** @param {string} output */
const withoutProgress = (output) =>
  output
    .split('\n')
    .filter((line) => !isProgress(line))
    .join('\n');

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
