import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {laidOut, leftForLater} from './later';

const LONG = '/api/createSlice';

// Where a reader has not done anything.
test.use({isAwake: false});

/** Holds the browser busy: what is done while it is idle never is. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

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
  await expect(page.locator('#painted-first ~ [style]')).toHaveCount(0);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await page.reload();
  expect(await heightOf()).toBe(height);
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
