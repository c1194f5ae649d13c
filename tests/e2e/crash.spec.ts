import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}, connection: {effectiveType: '2g', saveData: true}});

/** Makes every docs page throw while it is rendered, as long as `window.isBroken` is set: its title cannot be read. */
function breakPages() {
  Object.assign(window, {isBroken: true});
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    const data = parse(text, ...rest);
    const title = data?.metadata?.title;
    if (title)
      Object.defineProperty(data.metadata, 'title', {
        get() {
          if ('isBroken' in window && window.isBroken) throw new Error('The title of this page is broken');
          return title;
        },
      });
    return data;
  };
}

test('says so, shows the error, and tries again', async ({page, problems}) => {
  problems.allow(/The title of this page is broken/);
  await page.addInitScript(breakPages);
  await open(page, '/');
  await page.locator('a[href="/tutorials/overview"]:visible').first().click();

  const crash = page.getByRole('heading', {name: 'This page crashed.'});
  await expect(crash).toBeVisible();
  await expect(page.getByText('The title of this page is broken')).toBeVisible();
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
