import {cp, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {createServer} from 'vite';
import {findBrowser} from '../../tasks/browser.mjs';
import {serve} from '../../tasks/server.mjs';
import {root} from '../../tasks/shell.mjs';
import {kilobytes, median, table} from '../results.mjs';
import {bundle} from './bundle.mjs';
import {indexWithPeers, installPeers, peerVersions} from './peers.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const NAMES = ['ours', 'pagefind', 'easyops'];
const COLUMNS = [
  'index, KB',
  'script, KB',
  'start, ms',
  'key p50, ms',
  'key p95, ms',
  'first, %',
  'top 3, %',
];
const work = join(root, '.cache', 'search-bench');
const peers = join(work, 'peers');
const site = join(work, 'site');

/** Our search beside two others, over the same build, in one run of one browser. */
export async function search() {
  await installPeers(peers);
  await rm(site, {recursive: true, force: true});
  await cp(join(root, 'build'), site, {recursive: true});
  await mkdir(join(site, 'peers'), {recursive: true});
  const {queries, judge, ratesOf, routes} = await loadSuite();
  await indexWithPeers(peers, site, routes, join(site, 'peers'));
  for (const name of NAMES) await bundle(name, peers, join(site, 'peers'));

  const {origin, close} = await serve(site, {port: 0});
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});
  const typed = queries.filter((_, at) => at % 9 === 0).flatMap(({query}) => prefixesOf(query.slice(0, 40)));
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>[]>} */
  const visits = Object.fromEntries(NAMES.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of NAMES) {
      const page = await browser.newPage();
      await page.goto(`${origin}/404`);
      const whole = queries.map(({query}) => query);
      visits[name]?.push(await page.evaluate(measure, {name, typed, whole}));
      await page.close();
    }
  const rows = [];
  for (const [name, measured] of Object.entries(visits)) {
    const answers = new Map(
      queries.map(({query}, at) => [
        query,
        [...new Set(measured[0]?.found[at]?.map((url) => url.split('#')[0] ?? ''))],
      ]),
    );
    const rate = ratesOf(judge(queries, (query) => answers.get(query) ?? [])).at(-1);
    const times = measured.flatMap((visit) => visit.times);
    rows.push([
      name === 'ours' ? 'this site' : name,
      kilobytes(await sizeOf(indexFiles(name))),
      kilobytes(await sizeOf(scriptFiles(name))),
      Math.round(median(measured.map(({start}) => start))),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.95).toFixed(1),
      (100 * (rate?.first ?? 0)).toFixed(1),
      (100 * (rate?.topThree ?? 0)).toFixed(1),
    ]);
  }
  const versions = [...peerVersions, `Chromium ${browser.version()}`, `Node ${process.version}`];
  await browser.close();
  await close();
  return `## Search

Three engines over the same build, in one browser, in turn, without slowing (rounds: ${ROUNDS}). Sizes are brotli 11; pagefind's script is beside its index
and counted there. Start is from nothing to the first answer, a key is from a letter typed to its results (${typed.length} of
them, every ninth query of the suite letter by letter), and the rates are of the suite's ${queries.length} queries, which this
site's ranking was made with.

${table(['engine', ...COLUMNS], rows)}

Versions: ${versions.join(', ')}.
`;
}

/** The queries are TypeScript, which Vite can load. */
async function loadSuite() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: {middlewareMode: true, hmr: false},
    appType: 'custom',
    optimizeDeps: {noDiscovery: true},
  });
  const [{queries: list}, judging, {docRoutes}] = await Promise.all([
    server.ssrLoadModule('/plugins/search/relevance/queries/index.ts'),
    server.ssrLoadModule('/plugins/search/relevance/judge.ts'),
    server.ssrLoadModule('/tests/routes.ts'),
  ]);
  await server.close();
  return {
    queries: /** @type {import('../../plugins/search/relevance/relevanceQuery').RelevanceQuery[]} */ (list),
    judge: /** @type {typeof import('../../plugins/search/relevance/judge').judge} */ (judging.judge),
    ratesOf: /** @type {typeof import('../../plugins/search/relevance/judge').ratesOf} */ (judging.ratesOf),
    routes: /** @type {string[]} */ (docRoutes),
  };
}

/**
 * Runs in the page.
 *
 * @param {{name: string, typed: string[], whole: string[]}} task
 */
async function measure({name, typed: keys, whole}) {
  const began = performance.now();
  const engine = await import(`/peers/${name}.js`);
  await engine.start();
  await engine.search('createSlice');
  const start = performance.now() - began;
  /** @type {number[]} */
  const times = [];
  for (const text of keys) {
    const pressed = performance.now();
    await engine.search(text);
    times.push(performance.now() - pressed);
  }
  /** @type {string[][]} */
  const found = [];
  for (const text of whole) found.push(await engine.search(text));
  return {start, times, found};
}

/** @param {string} query */
function prefixesOf(query) {
  return Array.from({length: query.length}, (_, at) => query.slice(0, at + 1));
}

/** @param {string} name */
function indexFiles(name) {
  if (name === 'ours') return join(site, 'search-index');
  return name === 'easyops' ? join(site, 'peers', 'easyops.json') : join(site, 'peers', 'pagefind');
}

/** @param {string} name */
function scriptFiles(name) {
  return join(site, 'peers', `${name}.js`);
}

/**
 * @param {string} place a file, or a folder whose user interface (for pagefind) is not counted
 * @returns {Promise<number>}
 */
async function sizeOf(place) {
  const names = await readdir(place, {recursive: true, withFileTypes: true}).catch(() => null);
  const files = names
    ? names
        .filter((entry) => entry.isFile() && !/ui|highlight|modular|\.(?:br|gz)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [place];
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
