import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {laidOut, leftForLater} from './later';

const LONG = '/api/createSlice';

/** Holds the browser busy: what is done while it is idle never is. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

const placeOf = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, id);

test('what is far below the screen is left for later', async ({page}) => {
  await neverIdle(page);
  await open(page, LONG);
  expect(await leftForLater(page)).toBeGreaterThan(20);
});

test('while the browser is idle, the rest is laid out, as if nothing had been left', async ({page}) => {
  await open(page, LONG);
  await laidOut(page);
  expect(await leftForLater(page)).toBe(0);
  await expect(page.locator('#painted-first ~ [style]')).toHaveCount(0);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await page.reload();
  expect(await heightOf()).toBe(height);
});

test('what comes near is laid out', async ({page}) => {
  await neverIdle(page);
  await open(page, LONG);
  const before = await leftForLater(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => leftForLater(page)).toBeLessThan(before);
});

test('a link to a part far below leads there at once', async ({page}) => {
  await neverIdle(page);
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, LONG);
  await page.locator('.theme-doc-toc-desktop a[href="#see-also"]').click();
  await expect.poll(() => placeOf(page, 'see-also')).toBeLessThan(200);
  expect(await leftForLater(page)).toBe(0);
});

test('a page that is reloaded is laid out as a whole, and stays where it was', async ({page}) => {
  await open(page, LONG);
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
  await open(page, `${LONG}#see-also`);
  expect(await leftForLater(page)).toBe(0);
  await expect.poll(() => placeOf(page, 'see-also')).toBeLessThan(200);
});

test('where nothing holds the text in its place, nothing is left for later', async ({page}) => {
  await neverIdle(page);
  await page.addInitScript(() => Object.assign(CSS, {supports: () => false}));
  await open(page, LONG);
  expect(await leftForLater(page)).toBe(0);
});
