import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {makeSite} from '../growth/site.mjs';
import {peers} from '../pages/contestants.mjs';
import {median, table, versionOf} from '../results.mjs';
import {devServer} from './dev.mjs';
import {apply, edits} from './edits.mjs';
import {timed} from './timed.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Another checkout of this project, with its packages installed, to be measured in turn with this one. */
const BEFORE = process.env.BENCH_BEFORE;

const AS_PEOPLE_DO = ['/usr/bin/env', 'npm', 'run', 'build'];

/** @typedef {Record<string, number[]>} Figures what was measured, in seconds (memory in MB), once a round */

/** How long people wait for a build and for an edit; the sites take turns, round by round. */
export async function build() {
  const own = await makeSite(1, 'build');
  /** @type {Map<string, Figures>} */
  const sites = new Map();
  /** @type {import('../pages/contestants.mjs').Peer[]} */
  let others = [];
  for (let round = 0; round < ROUNDS; round++) {
    await measureOwn(own, figuresOf(sites, 'this site'), `edited${round}`);
    if (BEFORE) await measureOwn(BEFORE, figuresOf(sites, 'before'), `edited${round}`);
    if (round === 0) others = await peers(join(own, 'build'));
    for (const {name, folder, command, caches} of others) {
      await clear(folder, caches);
      note(figuresOf(sites, name), 'from nothing', await timed(folder, command));
    }
  }
  return report(sites);
}

/**
 * @param {Map<string, Figures>} sites
 * @param {string} name
 * @returns {Figures}
 */
function figuresOf(sites, name) {
  const figures = sites.get(name) ?? {};
  sites.set(name, figures);
  return figures;
}

/**
 * @param {string} site
 * @param {Figures} figures
 * @param {string} word
 */
async function measureOwn(site, figures, word) {
  const once = async (/** @type {string} */ what) => note(figures, what, await timed(site, ['docusaurus', 'build']));
  await clear(site, ['.docusaurus', 'build', 'node_modules/.cache']);
  await once('from nothing');
  await once('built again');
  // The first time, it cannot know what the build before was made from.
  await timed(site, AS_PEOPLE_DO);
  note(figures, 'nothing changed', await timed(site, AS_PEOPLE_DO));
  for (const [kind, edit] of Object.entries(edits)) {
    const undo = await apply(site, edit, word);
    await once(`one ${kind} edited`);
    await undo();
  }
  const dev = await devServer(site, word);
  (figures['first page of `npm run dev`'] ??= []).push(dev.first);
  (figures['an edited page seen'] ??= []).push(dev.page);
  (figures['an edited sample seen'] ??= []).push(dev.sample);
}

/**
 * @param {Figures} figures
 * @param {string} what
 * @param {{seconds: number, memory: number}} result
 */
function note(figures, what, {seconds, memory}) {
  console.log(what, seconds.toFixed(1), 's');
  (figures[what] ??= []).push(seconds);
  if (what === 'from nothing') (figures['memory, MB'] ??= []).push(memory / 1e6);
}

/**
 * @param {string} folder
 * @param {string[]} names
 */
async function clear(folder, names) {
  for (const name of names) await rm(join(folder, name), {recursive: true, force: true, maxRetries: 5});
}

/** @param {Map<string, Figures>} sites */
async function report(sites) {
  const names = [...sites.keys()];
  const rows = Object.keys(sites.get('this site') ?? {}).map((what) => [
    what,
    ...names.map((name) => {
      const figures = sites.get(name)?.[what];
      return figures ? median(figures).toFixed(what.endsWith('MB') ? 0 : 1) : '';
    }),
  ]);
  return `## Waiting for a build

Seconds, medians of ${ROUNDS}, the sites in turn. "Built again" is a whole build with warm caches, "nothing changed" \`npm run build\`, which
looks first. "Edited" is one file of one page after a build of everything; the other sites are given
the same text as Markdown, and compile no sample. Memory is the largest resident size of a build from nothing. The development server
starts with warm caches; an edit is seen when the browser shows it.

${table(['what', ...names], rows)}

Versions: ${await versionOf('@docusaurus/core')}, Node ${process.version}.
`;
}
