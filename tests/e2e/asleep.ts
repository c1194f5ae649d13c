import type {CDPSession, Page} from '@playwright/test';
import {expect} from './fixtures';
import {kindOf, weightOf} from './weight';

/** What a page may load before somebody is there, in bytes compressed with brotli. */
export const ASLEEP_LIMIT = 20_000;

/** Notes the paths of everything that a page asks its own server for. */
export function watchRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

export const scriptsIn = (asked: Iterable<string>) => [...asked].filter((path) => kindOf(path) === 'script');

export const scriptWeight = (asked: Iterable<string>) => weightOf(scriptsIn(asked)).script;

/** Whether React is there or on its way. */
export const hasReact = (asked: Iterable<string>) =>
  [...asked].some((path) => /\/(?:react|app)\.\w+\.js$/.test(path));

export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Lighthouse's "slow 4G" and a slow phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return client;
}

/** Fails the scripts of React, as a page does that was opened before a deployment or is offline. */
export async function withoutReact(page: Page) {
  await page.route(/\/assets\/js\/(?:react|app)\.\w+\.js$/, (route) => route.abort());
}

/** Holds the scripts of React back until the function that it returns is called: then they come, or fail. */
export async function holdReact(page: Page): Promise<(isFailing?: boolean) => void> {
  let release: (isFailing?: boolean) => void = () => {};
  const held = new Promise<boolean | undefined>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/(?:react|app)\.\w+\.js$/, async (route) => {
    if (await held) await route.abort();
    else await route.continue();
  });
  return release;
}

export const expectAsleep = async (page: Page) => expect(await isHydrated(page)).toBe(false);
