/**
 * From a click on the link to the next page until that page is shown, in milliseconds; the link was pointed at before,
 * as a mouse does, and nothing is slowed down.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string[]} routes
 * @returns {Promise<number[]>}
 */
export async function measureClicks(browser, origin, routes) {
  const times = [];
  for (const route of routes) {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    await page.goto(origin + route);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const next = page.locator('.pagination-nav__link--next');
    if ((await next.count()) > 0) {
      await next.hover();
      await page.waitForLoadState('networkidle');
      times.push(
        await next.evaluate(
          (link) =>
            new Promise((resolve) => {
              const before = document.querySelector('h1')?.textContent;
              const start = performance.now();
              new MutationObserver((_, observer) => {
                if (document.querySelector('h1')?.textContent === before) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
              }).observe(document.body, {subtree: true, childList: true, characterData: true});
              /** @type {HTMLElement} */ (link).click();
            }),
        ),
      );
    }
    await page.close();
  }
  return /** @type {number[]} */ (times);
}
