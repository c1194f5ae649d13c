import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {expectAccessible, hitsOf, inputOf, modalOf, openSearch, searchFor} from './search';

const INDEX = /\/search-index\/index\..*\.json$/;
const HOSTILE = '<img src=x onerror="window.harmed = true">';

/** What a broken index looks like to the browser. */
const failures: [name: string, fail: (page: Page) => Promise<unknown>][] = [
  [
    'a missing index',
    (page) => page.route(INDEX, (route) => route.fulfill({status: 404, body: 'Not found'})),
  ],
  ['an unreachable index', (page) => page.route(INDEX, (route) => route.abort())],
  [
    'a cut-off index',
    (page) => page.route(INDEX, (route) => route.fulfill({body: '{"format":1,"pages":[["/a'})),
  ],
  [
    'another page instead of the index',
    (page) => page.route(INDEX, (route) => route.fulfill({body: '<!doctype html>'})),
  ],
  [
    'a missing manifest',
    (page) => page.route(/manifest\.json$/, (route) => route.fulfill({status: 404, body: '{}'})),
  ],
];

for (const [name, fail] of failures) {
  test(`${name}: the modal says so, offers a way on, and recovers`, async ({page, problems}) => {
    problems.allow(/Search is not available|Failed to load resource/);
    await fail(page);
    await open(page, '/');
    await searchFor(page, 'createSlice');
    await expect(
      modalOf(page)
        .getByText(/Unable to fetch results/)
        .first(),
    ).toBeVisible();
    await expect(hitsOf(page).first()).toHaveAttribute('href', '/introduction/getting-started');

    await page.unrouteAll();
    await inputOf(page).fill('createAction');
    await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createAction');
  });
}

test('the search page says so too, and tries again', async ({page, problems}) => {
  problems.allow(/Search is not available|Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/search?q=createSlice');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Unable to fetch results');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\d+ results? on/);
});

test('works offline once it is loaded', async ({page, context}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  await context.setOffline(true);
  await inputOf(page).fill('createAction');
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createAction');
});

test.describe('hostile text stays text', () => {
  test.beforeEach(async ({page}) => {
    await page.route(INDEX, async (route) => {
      const index = (await (await route.fetch()).json()) as {pages: string[][]; entries: unknown[][]};
      const at = index.pages.findIndex(([path]) => path === '/api/createSlice');
      for (const page of index.pages) if (page[0] === '/api/createSlice') page[1] = `Hostilepage ${HOSTILE}`;
      index.entries.push([at, 1, 2, 'x', `Hostileheading ${HOSTILE}`, `Hostiletext ${HOSTILE}`]);
      await route.fulfill({json: index});
    });
  });

  test('from the index, in the modal, its recent searches and on the page', async ({page}) => {
    await open(page, '/');
    await searchFor(page, 'hostileheading');
    await expect(hitsOf(page).first()).toContainText(`Hostileheading ${HOSTILE}`);
    await expect(hitsOf(page).first()).toContainText(`Hostiletext ${HOSTILE}`);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL('/api/createSlice#x');
    // The address changes at once, the page when it has arrived.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
    await openSearch(page);
    await expect(hitsOf(page).first()).toContainText(HOSTILE);

    await open(page, '/search?q=hostileheading');
    await expect(page.locator('.search-result').first()).toContainText(`Hostileheading ${HOSTILE}`);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('from the query', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(HOSTILE)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(HOSTILE);
    await openSearch(page);
    await inputOf(page).fill(`zzzzzzzz ${HOSTILE}`);
    await expect(hitsOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

for (const [name, text] of [
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['ten thousand letters of words', 'create slice '.repeat(770)],
  ['emoji', '🦄🦄🦄'],
  ['right-to-left text', 'שלום עולם مرحبا'],
  ['control characters', '\u0007\u0000\u202Ecreate\u0000Slice'],
  ['only stop words', 'how to do the'],
] as const) {
  test(`${name}: a clear state, in the modal and on the page`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/results? on|No results for/);
    await openSearch(page);
    await inputOf(page).fill(text);
    await expect(modalOf(page).getByRole('status')).toHaveText(/results|No results for/);
    await expect(hitsOf(page).first()).toBeVisible();
  });
}
