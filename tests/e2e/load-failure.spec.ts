import type {Page} from '@playwright/test';
import {intercept, ownScripts} from './chunks';
import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}, connection: {effectiveType: '2g', saveData: true}});

/** Opens the landing page and blocks the scripts of the tutorials; returns a function that unblocks them. */
async function cutOffTutorials(page: Page) {
  await open(page, '/');
  let isCut = true;
  await intercept(page, await ownScripts(page, '/tutorials/overview', '/'), (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  return () => (isCut = false);
}

const box = (page: Page) => page.getByRole('alert').filter({hasText: /ChunkLoadError|Loading chunk/});
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});

async function expectRed(page: Page) {
  const [red = 0, green = 0, blue = 0] = await box(page).evaluate((element) =>
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(100);
}

test('a page that cannot be loaded shows the error in a red box, and Retry works', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
  const bringBack = await cutOffTutorials(page);
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();
  await expect(box(page)).toBeVisible();
  await expectRed(page);

  bringBack();
  await retry(page).click();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL('/tutorials/overview');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
});

test('Retry changes nothing while the reader is offline', async ({page, context, problems}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|Failed to fetch/);
  await open(page, '/');
  await context.setOffline(true);
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();
  await expect(box(page)).toBeVisible();
  await retry(page).click();
  await page.waitForTimeout(500);
  await expect(box(page)).toBeVisible();

  await context.setOffline(false);
  await retry(page).click();
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
});

test('a failed preload logs a warning', async ({page, problems}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await cutOffTutorials(page);
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();
  await problems.expect(/^warning: .*(ChunkLoadError|Loading chunk)/s);
});

test('the first page stays readable when its scripts fail, and Retry works', async ({page, problems}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
  const bringBack = await cutOffTutorials(page);
  await page.goto('/tutorials/overview');
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
  bringBack();
  await retry(page).click();
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page that failed ahead of time is asked for again when the reader goes there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({baseURL: baseURL!, viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  await open(page, '/tutorials/overview');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  const link = page.locator('[data-article] a[href="/tutorials/quick-start"]').first();
  await link.hover();
  await failed;
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  await context.close();
});
