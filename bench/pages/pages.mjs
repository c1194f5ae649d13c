import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {root} from '../../tasks/shell.mjs';
import {median, versionOf} from '../results.mjs';
import {clicks} from './clicks.mjs';
import {buildContestants, STARLIGHT, VITEPRESS} from './contestants.mjs';
import {measure} from './measure.mjs';
import {serveCompressed} from './server.mjs';
import {sectionOf} from './section.mjs';

/** Visits to every page: one gives as many as there are pages. */
const ROUNDS = Number(process.env.BENCH_VISITS ?? 1);
/** A walk has as many clicks as there are pages, but any walk may meet a busy machine. */
const WALKS = 2;

/**
 * What a docs page costs on a phone, on this site and on three others with the same text. All are measured in one
 * run, page by page in turn, and compared by medians.
 *
 * @param {{buildSeconds: number}} own
 */
export async function pages({buildSeconds}) {
  const contestants = await buildContestants(buildSeconds);
  const routes = await routesOf(join(root, 'build', 'sitemap.xml'));
  const servers = await Promise.all(contestants.map(({folder}) => serveCompressed(folder)));
  for (const {prepare} of servers) await prepare();
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});

  /** @type {import('./measure.mjs').Measured[][]} */
  const all = contestants.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const route of routes)
      for (const [at, {origin}] of servers.entries())
        all[at]?.push(await measure(browser, `${origin}${route}.html`));
  /** @type {number[][]} */
  const clickTimes = contestants.map(() => []);
  // One walk at a time: what one site loads after a click would slow down another.
  for (let walk = 0; walk < WALKS; walk++)
    for (const [at, {origin}] of servers.entries())
      for await (const time of clicks(browser, `${origin}${routes[0]}.html`)) clickTimes[at]?.push(time);
  const chromiumVersion = `Chromium ${browser.version()}`;
  await browser.close();
  for (const {close} of servers) close();

  return sectionOf({
    names: contestants.map(({name}) => name),
    all,
    clicks: clickTimes.map((times) => (times.length > 0 ? median(times) : NaN)),
    builds: contestants.map(({seconds}) => seconds),
    visits: `${ROUNDS * routes.length} visits to ${routes.length} pages`,
    versions: [
      ...(await Promise.all(['@docusaurus/core', 'react'].map(versionOf))),
      ...[VITEPRESS, ...STARLIGHT].map((name) => name.replace(/@(?=\d)/, ' ')),
      chromiumVersion,
      `Node ${process.version}`,
    ],
  });
}

/** @param {string} sitemap */
async function routesOf(sitemap) {
  const places = (await readFile(sitemap, 'utf8')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g);
  return [...places].map(([, route = '']) => route).filter((route) => route !== '/');
}
