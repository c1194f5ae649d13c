import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {root} from '../../tasks/shell.mjs';
import {median, versionOf} from '../results.mjs';
import {clicks} from './clicks.mjs';
import {buildContestants, VITEPRESS} from './contestants.mjs';
import {measure} from './measure.mjs';
import {serveCompressed} from './server.mjs';
import {sectionOf} from './section.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Every sixth page: short and long, reference and guides. */
const STEP = Number(process.env.BENCH_STEP ?? 6);

/**
 * What a reader's phone pays for a docs page, on this site and on two others with the same text. All are measured in one
 * run, page by page in turn, and compared by medians.
 *
 * @param {{buildSeconds: number}} own
 */
export async function pages({buildSeconds}) {
  const contestants = await buildContestants(buildSeconds);
  const routes = (await routesOf(join(root, 'build', 'sitemap.xml'))).filter((_, at) => at % STEP === 0);
  const servers = await Promise.all(contestants.map(({folder}) => serveCompressed(folder)));
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});

  /** @type {import('./measure.mjs').Measured[][]} */
  const all = contestants.map(() => []);
  // The round before the first only has the servers compress what they serve.
  for (let round = -1; round < ROUNDS; round++)
    for (const route of routes)
      for (const [at, {origin}] of servers.entries()) {
        const measured = await measure(browser, `${origin}${route}.html`);
        if (round >= 0) all[at]?.push(measured);
      }
  /** @type {number[][]} */
  const clickTimes = contestants.map(() => []);
  // Walk by walk: what one site goes on loading after a click would be in the way of another's.
  for (let round = -1; round < ROUNDS; round++)
    for (const [at, {origin}] of servers.entries())
      for await (const time of clicks(browser, `${origin}${routes[0]}.html`))
        if (round >= 0) clickTimes[at]?.push(time);
  const chromiumVersion = `Chromium ${browser.version()}`;
  await browser.close();
  for (const {close} of servers) close();

  return sectionOf({
    names: contestants.map(({name}) => name),
    all,
    clicks: clickTimes.map(median),
    builds: contestants.map(({seconds}) => seconds),
    visits: `${routes.length} pages, ${ROUNDS} visits each`,
    versions: [
      ...(await Promise.all(['@docusaurus/core', 'react'].map(versionOf))),
      VITEPRESS.replace('@', ' '),
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
