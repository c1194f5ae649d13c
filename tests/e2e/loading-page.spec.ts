import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

// Nothing is loaded ahead, or there would be nothing to wait for.
test.use({viewport: {width: 1280, height: 800}, connection: {effectiveType: '2g', saveData: true}});

/** Notes every time that a page's title is read from its data, which happens when the page is rendered. */
function countTitles() {
  const reads: string[] = [];
  Object.assign(window, {reads});
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    const data = parse(text, ...rest);
    const title = data?.metadata?.title;
    if (title)
      Object.defineProperty(data.metadata, 'title', {
        get() {
          reads.push(title);
          return title;
        },
      });
    return data;
  };
}

const titlesRead = (page: Page) => page.evaluate(() => (window as unknown as {reads: string[]}).reads);

test('the old page is not rendered again while the next one is loaded', async ({page}) => {
  await page.addInitScript(countTitles);
  await open(page, '/introduction/getting-started');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/createSlice', async (route) => {
    await held;
    await route.continue();
  });
  const before = await titlesRead(page);
  expect(before).toContain('Getting started');
  const asked = page.waitForRequest('**/api/createSlice');
  await page.locator('[data-article] a[href="/api/createSlice"]').first().click();
  await asked;
  // By now it is decided whether the old page was rendered for the new address.
  await expect(page.locator('#nprogress')).toHaveCount(1);
  expect(await titlesRead(page)).toEqual(before);

  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
});

test('of two pages asked for at once the last is shown, and nothing before it is loaded', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const late = (path: string, milliseconds: number) =>
    page.route(`**${path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  await open(page, '/introduction/getting-started');
  await late('/api/createSlice', 500);
  await late('/no/such/page', 1500);
  const article = page.locator('[data-article]');
  const headings = await article.evaluateHandle((element) => {
    element.insertAdjacentHTML('beforeend', '<a href="/no/such/page">gone</a>');
    const seen = new Set<string | null | undefined>();
    const look = () => seen.add(document.querySelector('h1')?.textContent);
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
    return seen;
  });
  for (const address of ['/api/createSlice', '/no/such/page'])
    await article.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL('/no/such/page');
  expect(await headings.evaluate((seen) => [...seen])).toEqual(['Getting started', 'Page not found']);
});
