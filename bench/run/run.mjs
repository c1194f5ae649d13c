import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {serveWithNginx} from '../../tasks/nginx.mjs';
import {root} from '../../tasks/shell.mjs';
import {NETWORK, SLOWER} from '../pages/measure.mjs';
import {median, table} from '../results.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** What is run, and how its output is known to be there. */
const SAMPLES = [
  {name: 'a program', route: '/introduction/getting-started', done: 'Done'},
  {name: 'a component with RTK Query', route: '/rtk-query/usage/queries', done: 'Running'},
];

/** From Run to output, on the same phone as the pages: with nothing in the cache, and on a second visit. */
export async function run() {
  const {origin, close} = await serveWithNginx(join(root, 'build'));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      // A frame in a process of its own would not be slowed down with the page.
      '--disable-features=IsolateSandboxedIframes',
      // Chrome keeps what a frame of another origin loads apart from what the page loads; Chromium needs to be asked.
      '--enable-features=SplitCacheByNetworkIsolationKey',
    ],
  });
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const {name, route, done} of SAMPLES) {
    /** @type {number[]} */
    const cold = [];
    /** @type {number[]} */
    const warm = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({viewport: {width: 390, height: 844}});
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', NETWORK);
      await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
      for (const times of [cold, warm]) {
        await page.goto(origin + route);
        // Whatever the page loads by itself is not what is measured.
        await page.waitForTimeout(2000);
        times.push(await secondsToOutput(page, done));
      }
      await context.close();
    }
    rows.push([name, median(cold).toFixed(2), median(warm).toFixed(2)]);
  }
  await browser.close();
  await close();
  return `## Run

From a press on Run to the output, in seconds: medians of ${ROUNDS} visits on a phone's screen, 4x slower CPU and slow 4G. The
first visit has nothing of the runner in its cache.

${table(['sample', 'first visit', 'second visit'], rows)}
`;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} done
 */
async function secondsToOutput(page, done) {
  const started = performance.now();
  await page.locator('.code-run:visible').first().click();
  await page.getByRole('status').filter({hasText: done}).waitFor();
  return (performance.now() - started) / 1000;
}
