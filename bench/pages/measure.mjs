import {followRequests} from '../../tasks/followRequests.mjs';

/** Lighthouse's "slow 4G". */
export const NETWORK = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750};
export const SLOWER = 4;

/**
 * @typedef {{script: number, style: number, page: number, other: number, scriptTime: number, blocked: number,
 *   shift: number, largestPaint: number}} Measured bytes (brotli), milliseconds, and the layout shift
 */

/**
 * One visit with an empty cache, on a phone's screen, before any interaction.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Measured>}
 */
export async function measure(browser, address) {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  const networkRests = followRequests(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  await page.addInitScript(observe);

  const bytes = {script: 0, style: 0, page: 0, other: 0};
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const kind =
      type === 'script' ? 'script' : type === 'stylesheet' ? 'style' : type === 'document' ? 'page' : 'other';
    bytes[kind] += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(address, {waitUntil: 'load'});
  await networkRests();
  // Whatever runs after loading, such as hydration, has ended when nothing has blocked the page for a second.
  await page.waitForTimeout(1000);

  const {metrics} = await client.send('Performance.getMetrics');
  const scriptTime = 1000 * (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0);
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  return {...bytes, scriptTime, blocked: seen.blocked, shift: seen.shift, largestPaint: seen.largestPaint};
}

/** Runs in the page, before anything else does. */
function observe() {
  const seen = {blocked: 0, shift: 0, largestPaint: 0};
  Object.assign(window, {seen});
  /** @param {string} type @param {(entry: any) => void} add */
  const watch = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type, buffered: true});
  watch('longtask', ({duration}) => (seen.blocked += Math.max(0, duration - 50)));
  watch('layout-shift', ({value}) => (seen.shift += value));
  watch('largest-contentful-paint', ({startTime}) => (seen.largestPaint = startTime));
}
