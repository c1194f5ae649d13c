import {followRequests} from '../../tasks/followRequests.mjs';

/** The links to the pages before and after: Docusaurus's, and VitePress's. */
const DIRECTIONS = [
  '.pagination-nav__link--prev, .pager-link.prev',
  '.pagination-nav__link--next, .pager-link.next',
];

/** Long enough for what pointing at a link loads, in milliseconds. */
const POINTING = 500;

/**
 * Goes through all pages by the links at their ends, in one tab, first to the beginning and then to the end. The pointer
 * rests on each link before the click, and nothing is throttled.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address where to begin
 * @returns {AsyncGenerator<number>} for each click, milliseconds until the page that it leads to is shown
 */
export async function* clicks(browser, address) {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const networkRests = followRequests(page);
  for (const direction of DIRECTIONS) {
    await page.goto(address);
    await networkRests();
    // A page may load the rest of its scripts once somebody is there.
    await page.mouse.move(5, 5, {steps: 2});
    await page.waitForTimeout(2000);
    const link = page.locator(direction);
    while ((await link.count()) > 0) {
      await link.hover();
      await page.waitForTimeout(POINTING);
      yield await link.evaluate(click);
    }
  }
  await page.close();
}

/**
 * Runs in the page. The next page is shown when the frame with its heading has been painted, which is before any task
 * that is less urgent than this one.
 *
 * @param {Element} link
 * @returns {Promise<number>}
 */
function click(link) {
  const heading = () => document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const before = heading();
    const start = performance.now();
    const end = () => resolve(performance.now() - start);
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      requestAnimationFrame(
        () => void (/** @type {any} */ (window).scheduler.postTask(end, {priority: 'user-blocking'})),
      );
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    /** @type {HTMLElement} */ (link).click();
  });
}
