import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {docRoutes, missingRoute, routes} from '../routes';
import {expect, open, test} from './fixtures';
import {readPages} from './pages';

const built = join(import.meta.dirname, '..', '..', 'build');

test('the build holds the 56 pages of the specification, the not-found page, and no other', () => {
  const files = readdirSync(built, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const wanted = routes.map((route) => (route === '/' ? '/index.html' : `${route}.html`));
  expect(files.sort()).toEqual([...wanted, '/404.html'].sort());
});

test('each is served with one main heading', async ({page, request}) => {
  for (const route of routes) expect.soft((await request.get(route)).status(), route).toBe(200);
  const headings = await readPages(page, routes, (document) =>
    [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
  );
  for (const [route, texts] of headings) {
    expect.soft(texts, route).toHaveLength(1);
    expect.soft(texts[0]?.trim(), route).toBeTruthy();
  }
});

test('the sitemap lists the landing page and the docs pages', async ({request}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const wanted = ['/', ...docRoutes].map((route) => `https://redux-toolkit.js.org${route}`);
  expect(addresses.sort()).toEqual(wanted.sort());
});

test.describe('any other address', () => {
  test.beforeEach(({problems}) => problems.allow(/404 \(Not Found\)/));

  for (const path of [missingRoute, '/api', '/Errors', '/api/createSlice/more', '/blog']) {
    test(`${path} is not found`, async ({page}) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
      await expect(page).toHaveTitle(/not found \| Redux Toolkit/i);
    });
  }

  test('offers the nearest pages by name', async ({page}) => {
    await open(page, missingRoute);
    const nearest = page.getByRole('main').getByRole('link', {name: /createSlice$/});
    await expect(nearest.first()).toBeVisible();
    await nearest.first().click();
    await expect(page).toHaveURL('/api/createSlice');
  });

  test('offers a search', async ({page}) => {
    await open(page, missingRoute);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('entity adapter');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=entity(\+|%20)adapter$/);
  });

  test('is also not found when the reader comes from inside the site', async ({page}) => {
    await open(page, '/');
    await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, missingRoute);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  });
});
