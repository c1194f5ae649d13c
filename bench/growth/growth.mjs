import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {TaskError} from '../../tasks/shell.mjs';
import {timed} from '../build/timed.mjs';
import {measure} from '../pages/measure.mjs';
import {serveCompressed} from '../pages/server.mjs';
import {kilobytes, median, table, versionOf} from '../results.mjs';
import {makeSite} from './site.mjs';

const TIMES = (process.env.BENCH_TIMES ?? '1,10,40')
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);
/** More than Node takes by itself, for the largest site. */
const HEAP_MB = 16_384;
/** Read in the smallest and the largest site alike. */
const ROUTES = [
  '/introduction/getting-started',
  '/api/createSlice',
  '/usage/usage-guide',
  '/rtk-query/usage/queries',
  '/rtk-query/api/created-api/hooks',
];

/**
 * @typedef {{pages: number, seconds: number, memory: number, bytes: number}} Built
 */

/** How the build, and what one page costs its reader, change when there are many more pages. */
export async function growth() {
  /** @type {Built[]} */
  const rows = [];
  for (const times of TIMES) {
    const folder = await makeSite(times);
    const {seconds, memory} = await timed(folder, ['docusaurus', 'build'], {
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    });
    const bytes = await bytesOf(join(folder, 'build'));
    const pages = await countPages(folder);
    rows.push({pages, seconds, memory, bytes});
    console.log(rows.at(-1));
  }
  const [today] = rows;
  if (!today) throw new TaskError('BENCH_TIMES names no site.');
  const ratio = (/** @type {number} */ value, /** @type {number} */ base) => (value / base).toFixed(2);
  return `## More pages

The site with its docs pages ${TIMES.join(', ')} times over, each built from nothing. The copies share their samples, which are
compiled once: "a further page" is what each page costs beyond the site of the row above. Memory is the largest resident size
of the build, whose heap may grow to ${HEAP_MB / 1024} GB; the bytes are those of the page benchmark, a median of ${ROUTES.length} pages that all sites
have.

${table(
  [
    'pages',
    'build, s',
    's / page',
    'of today',
    'a further page, s',
    'memory, MB',
    'MB / page',
    'of today',
    'a further page, MB',
    'a page, KB',
    'more, KB',
  ],
  rows.map(({pages, seconds, memory, bytes}, at) => [
    pages,
    Math.round(seconds),
    (seconds / pages).toFixed(2),
    ratio(seconds / pages, today.seconds / today.pages),
    further(rows, at, (row) => row.seconds)?.toFixed(2) ?? '',
    Math.round(memory / 1e6),
    (memory / pages / 1e6).toFixed(1),
    ratio(memory / pages, today.memory / today.pages),
    further(rows, at, (row) => row.memory / 1e6)?.toFixed(1) ?? '',
    kilobytes(bytes),
    kilobytes(bytes - today.bytes),
  ]),
)}

Versions: ${await versionOf('@docusaurus/core')}, Node ${process.version}.
`;
}

/**
 * @param {Built[]} rows
 * @param {number} at
 * @param {(row: Built) => number} figure
 * @returns {number | undefined} nothing for the first
 */
function further(rows, at, figure) {
  const [row, before] = [rows[at], rows[at - 1]];
  return row && before && (figure(row) - figure(before)) / (row.pages - before.pages);
}

/** @param {string} folder */
async function countPages(folder) {
  const files = await readdir(join(folder, 'docs'), {recursive: true});
  return files.filter((file) => file.endsWith('.mdx')).length;
}

/** @param {string} build */
async function bytesOf(build) {
  const {origin, close} = await serveCompressed(build);
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});
  const sums = [];
  for (const route of ROUTES) {
    const {script, style, page, other} = await measure(browser, `${origin}${route}.html`);
    sums.push(script + style + page + other);
  }
  await browser.close();
  close();
  return median(sums);
}
