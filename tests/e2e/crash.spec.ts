import type {Page} from '@playwright/test';
import {ownScripts} from './chunks';
import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}, connection: {effectiveType: '2g', saveData: true}});

/** Where the compiled page renders its article; `plugins/static-articles` writes the call. */
const render = /return(?=\(0,[\w$.]+\)\([\w$.]+,\{permalink:)/;

/** Makes the text of a page throw while it is rendered, as long as `window.isBroken` is set. */
async function breakPage(page: Page, path: string) {
  await open(page, '/');
  const files = await ownScripts(page, path, '/');
  await page.evaluate(() => Object.assign(window, {isBroken: true}));
  await page.route(
    (url) => files.has(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = 'if (window.isBroken) throw new Error("The text of this page is broken");return';
      await route.fulfill({response, body: body.replace(render, broken)});
    },
  );
}

test('says so, shows the error, and tries again', async ({page, problems}) => {
  problems.allow(/The text of this page is broken/);
  await breakPage(page, '/tutorials/overview');
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();

  const crash = page.getByRole('heading', {name: 'This page crashed.'});
  await expect(crash).toBeVisible();
  await expect(page.getByText('The text of this page is broken')).toBeVisible();
  // The rest of the site is still there.
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

  const tryAgain = page.getByRole('button', {name: 'Try again'});
  await tryAgain.click();
  await expect(crash).toBeVisible();

  await page.evaluate(() => ((window as unknown as {isBroken: boolean}).isBroken = false));
  await tryAgain.click();
  await expect(crash).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
});
