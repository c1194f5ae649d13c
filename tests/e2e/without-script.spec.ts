import type {Page} from '@playwright/test';
import {docRoutes} from '../routes';
import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false});

for (const route of docRoutes)
  test(`${route} can be read`, async ({page}) => {
    await page.goto(route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    const words = (await page.locator('[data-article]').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
  });

test(
  'links lead on: of the navigation, the sidebar, the text, and to the next page',
  {tag: '@smoke'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto('/');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Tutorials', exact: true})
      .click();
    await expect(page).toHaveURL('/tutorials/overview');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Quick start', exact: true})
      .click();
    await expect(page).toHaveURL('/tutorials/quick-start');
    await page.goto('/api/createSlice');
    await page.locator('[data-article] a[href^="/api/createReducer"]').first().click();
    await expect(page.locator('h1')).toHaveText('createReducer');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('createAction');
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/\/api\/createAction#./);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the colors are those of a ${colorScheme} system, as with script`, async ({browser, page}) => {
    const context = await browser.newContext({javaScriptEnabled: true, colorScheme});
    const withScript = await context.newPage();
    await page.emulateMedia({colorScheme});
    for (const route of ['/', '/tutorials/quick-start', '/rtk-query/usage/cache-behavior']) {
      await page.goto(route);
      await withScript.goto(route);
      await expect(withScript.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const [expected, shown] = [await colorsOf(withScript), await colorsOf(page)];
      expect(expected.length).toBeGreaterThan(20);
      expect(shown, route).toEqual(expected);
    }
    await context.close();
  });
}

/** What the reader sees of a mode: the colors of the page and its text, and which pictures are shown. */
function colorsOf(page: Page) {
  return page.evaluate(() => {
    const parts = 'html, body, .navbar, .navbar__logo img, main h1, main :is(p, a, pre, code, span, img)';
    return [...document.querySelectorAll(parts)].flatMap((element) => {
      const {color, backgroundColor, display, colorScheme} = getComputedStyle(element);
      // With script there is one logo, without it one of two is shown.
      return display === 'none' ? [] : [element.tagName, color, backgroundColor, colorScheme].join(' ');
    });
  });
}
