import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {laidOut, leftForLater, skipped} from './later';

const LONG = '/api/createSlice';

// Where a reader has not done anything.
test.use({isAwake: false});

/** Holds the browser busy: what is done while it is idle never is. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const placeOf = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, id);

test('what is far below the screen is left for later', async ({page}) => {
  await neverIdle(page);
  await page.goto(LONG);
  expect(await leftForLater(page)).toBeGreaterThan(20);
});

test('while the browser is idle, the rest is laid out, as if nothing had been left', async ({page}) => {
  await page.goto(LONG);
  await laidOut(page);
  expect(await leftForLater(page)).toBe(0);
  const height = await heightOf(page);
  await neverIdle(page);
  await page.reload();
  expect(await heightOf(page)).toBe(height);
});

test('as soon as somebody scrolls, everything has its place, and the text stays where it is', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto(LONG);
  const last = page.locator('article h2').last();
  await last.evaluate((heading) => heading.scrollIntoView({behavior: 'instant', block: 'start'}));
  const before = (await last.boundingBox())!.y;
  await laidOut(page);
  await nextFrames(page);
  expect(Math.abs((await last.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
});

test('a link to a part far below leads there at once', async ({page}) => {
  await neverIdle(page);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(LONG);
  await page.locator('.theme-doc-toc-desktop a[href="#see-also"]').click();
  await expect.poll(() => placeOf(page, 'see-also')).toBeLessThan(200);
  expect(await leftForLater(page)).toBe(0);
});

test('a page that is reloaded is laid out as a whole, and stays where it was', async ({page}) => {
  await page.goto(LONG);
  await laidOut(page);
  await page.evaluate(() => scrollTo({top: 6000, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(6000);
  await neverIdle(page);
  await page.reload();
  expect(await leftForLater(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(6000);
});

test('so is a page that is opened at a fragment', async ({page}) => {
  await neverIdle(page);
  await page.goto(`${LONG}#see-also`);
  expect(await leftForLater(page)).toBe(0);
  await expect.poll(() => placeOf(page, 'see-also')).toBeLessThan(200);
});

test('where nothing holds the text in its place, nothing is left for later', async ({page}) => {
  await neverIdle(page);
  await page.addInitScript(() => Object.assign(CSS, {supports: () => false}));
  await page.goto(LONG);
  expect(await leftForLater(page)).toBe(0);
});

/** It waits until the browser is idle. */
const farSkipped = (page: Page) =>
  expect.poll(() => skipped(page).count(), {timeout: 30_000}).toBeGreaterThan(80);

/** The last heading is where a jump leads, and stays there. */
async function expectAtOnce(page: Page) {
  const last = page.locator('article h2').last();
  await last.evaluate((heading) => heading.scrollIntoView({behavior: 'instant', block: 'center'}));
  const before = (await last.boundingBox())!.y;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(page.viewportSize()!.height);
  await nextFrames(page);
  expect(Math.abs((await last.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
}

test.describe('what is far from the screen', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(LONG);
    await farSkipped(page);
  });

  test('is skipped at its size, and what is near is not', async ({page}) => {
    const height = await heightOf(page);
    await skipped(page).evaluateAll((blocks) => blocks.forEach((block) => block.removeAttribute('style')));
    expect(await heightOf(page)).toBe(height);
    await page.reload();
    await farSkipped(page);
    const near = await skipped(page).evaluateAll(
      (blocks) => blocks.filter((block) => block.getBoundingClientRect().top < innerHeight).length,
    );
    expect(near).toBe(0);
  });

  test('has its place after a change of the language', async ({page}) => {
    await page.locator('.code-tabs [value=js]').first().click();
    await nextFrames(page);
    await expectAtOnce(page);
    await expect(page.locator('article code.in-ts:visible')).toHaveCount(0);
    await farSkipped(page);
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expectAtOnce(page);
  });

  test('has its place in another width', async ({page}) => {
    await page.setViewportSize({width: 600, height: 800});
    await nextFrames(page);
    await expectAtOnce(page);
  });

  test('is another one on the next page', async ({page}) => {
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${LONG}$`));
    await expect.poll(() => skipped(page).count(), {timeout: 30_000}).toBeGreaterThan(10);
  });
});
