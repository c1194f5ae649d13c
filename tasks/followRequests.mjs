import {setTimeout as wait} from 'node:timers/promises';

/** @typedef {import('@playwright/test').Request} Request */

/** As long as Playwright's `networkidle`, in milliseconds. */
const REST = 500;

/**
 * Follows the requests of a page from now on. Playwright's own `networkidle` never comes if the network rests while a long
 * page is being laid out, and one more request ends before `load`.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<void>} waits until nothing has been requested for half a second
 */
export function followRequests(page) {
  /** @type {Set<Request>} */
  const open = new Set();
  let changed = Date.now();
  const begin = (/** @type {Request} */ request) => {
    open.add(request);
    changed = Date.now();
  };
  const end = (/** @type {Request} */ request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    while (open.size > 0 || Date.now() - changed < REST) await wait(REST / 10);
  };
}
