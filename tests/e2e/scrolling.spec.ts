import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

// Low, so that every page has something to scroll.
test.use({viewport: {width: 1280, height: 320}});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** A page with several headings, and the id of a heading that is not among the first. */
async function openLongPage(page: Page, hash = '') {
  await open(page, `/api/configureStore${hash}`);
  return page.locator('article :is(h2, h3)[id]').first().getAttribute('id') as Promise<string>;
}

async function expectBelowNavbar(page: Page, id: string) {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const measure = async () => {
    const heading = await page.locator(`[id="${id}"]`).boundingBox();
    const bar = await navbar.boundingBox();
    return {
      isCovered: heading!.y < Math.max(0, bar!.y + bar!.height),
      isInView: heading!.y < 320,
      isScrolled: (await scrollY(page)) > 0,
    };
  };
  await expect.poll(measure).toEqual({isCovered: false, isInView: true, isScrolled: true});
  // The navbar is hidden or not, depending on where the reader came from: its height must always stay free.
  const margin = await page
    .locator(`[id="${id}"]`)
    .evaluate((heading) => parseFloat(getComputedStyle(heading).scrollMarginTop));
  expect(margin).toBeGreaterThanOrEqual((await navbar.boundingBox())!.height);
}

test('opening an address with a hash shows its heading below the navbar', async ({page}) => {
  const id = await openLongPage(page);
  await page.goto('about:blank');
  await openLongPage(page, `#${id}`);
  await expectBelowNavbar(page, id);
});

test('an entry of the table of contents scrolls to its heading', async ({page}) => {
  const id = await openLongPage(page);
  await page.locator(`a[href="#${id}"]`).last().click();
  await expect(page).toHaveURL(`/api/configureStore#${id}`);
  await expectBelowNavbar(page, id);
});

test('another page begins at its top', async ({page}) => {
  await openLongPage(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await scrollY(page)).toBeGreaterThan(0);
  await page.locator('footer a[href="/usage/usage-guide"]').click();
  await expect(page).toHaveURL('/usage/usage-guide');
  await expect.poll(() => scrollY(page)).toBe(0);
});
