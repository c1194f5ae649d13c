import type {Page} from '@playwright/test';
import {intercept, ownScripts} from './chunks';
import {expect, follow, open, test} from './fixtures';

// Nothing may be loaded ahead, or there would be nothing to wait for.
test.use({connection: {effectiveType: '2g', saveData: true}, viewport: {width: 1280, height: 800}});

/** Opens the landing page with the clock stopped and the scripts of the tutorials held back. */
async function openWithSlowTutorials(page: Page) {
  await open(page, '/');
  const files = await ownScripts(page, '/tutorials/overview', '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, files, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return release;
}

test('appears when a page takes more than 200 ms, and leaves with it', async ({page}) => {
  const release = await openWithSlowTutorials(page);
  const bar = page.locator('#nprogress');
  const started = page.waitForRequest(/assets\/js/);
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();
  await started;

  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await expect(bar.locator('.bar')).toBeVisible();
  // The old page stays until the new one is there.
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/tutorial/i);

  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
  await page.clock.runFor(5000);
  await expect(bar).toHaveCount(0);
});

test('does not appear when the page is there sooner', async ({page}) => {
  const release = await openWithSlowTutorials(page);
  release();
  await follow(page, '/tutorials/overview');
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
