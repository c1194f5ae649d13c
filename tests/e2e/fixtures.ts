import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';
import {followRequests} from '../../tasks/followRequests.mjs';
import {docRoutes} from '../routes';
import {Problems} from './Problems';

interface Fixtures {
  /** Which of the servers (see servers.ts) the test reads. */
  site: 'SITE' | 'SITE_VARIANT' | 'SITE_SUB_PATH' | 'SITE_ELSEWHERE' | 'SITE_PLAIN';
  /** What went wrong in the page so far; a test fails on each problem that it did not announce. */
  problems: Problems;
  /** The connection that `navigator.connection` reports. */
  connection: {effectiveType: string; saveData: boolean} | undefined;
  /** Waits until nothing has been requested for half a second. */
  networkRests: () => Promise<void>;
  /** Whether React is loaded with every page, as if a reader were there; otherwise the test's own input loads it. */
  isAwake: boolean;
}

export const test = base.extend<Fixtures>({
  site: ['SITE', {option: true}],
  baseURL: async ({site}, use) => {
    const origin = process.env[site];
    if (!origin) throw new Error(`${site} is not built: run \`npm test -- build variant sub-path\` first.`);
    await use(origin);
  },
  connection: [undefined, {option: true}],

  isAwake: [true, {option: true}],

  context: async ({context, connection, isAwake}, use) => {
    if (isAwake) await context.addInitScript(wakeWhenLoaded);
    if (connection) await pretendConnection(context, connection);
    await use(context);
  },

  networkRests: async ({page}, use) => use(followRequests(page)),

  problems: [
    async ({context}, use) => {
      const problems = new Problems(context);
      await use(problems);
      expect(problems.unexpected, 'messages in the console, errors or foreign requests').toEqual([]);
    },
    {auto: true},
  ],
});

/** Runs in the page: the first script has run by then. */
function wakeWhenLoaded() {
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wake')));
}

function pretendConnection(context: BrowserContext, connection: object) {
  return context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** For a site with analytics: responds to requests for Google's script with an empty one. Returns their addresses. */
export async function stubAnalytics(page: Page, problems: Problems): Promise<string[]> {
  const asked: string[] = [];
  problems.allow(/^request: https:\/\/www\.googletagmanager\.com/);
  await page.route(/googletagmanager/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return asked;
}

/** Opens a page, and waits until React has hydrated it if the test begins so. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  if (test.info().project.name === ASLEEP) return response;
  // A context that a test made itself wakes nothing.
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await hydrated(page);
  return response;
}

/** The project whose pages wait for the input of a test. */
export const ASLEEP = 'asleep';

/** Waits for React, if the test does not begin before it. */
export async function hydrated(page: Page) {
  if (test.info().project.name !== ASLEEP) await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Goes to another page as a reader does, without loading the document again. */
export async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname + url.hash === path);
  // The address changes first; the page that was there stays until the next one is loaded.
  const [pathname = ''] = path.split('#');
  if (docRoutes.includes(pathname)) await page.locator(`[data-article="${pathname}"]`).waitFor();
}

export {expect};
