import {missingRoute, routes} from '../routes';
import {expect, open, test} from './fixtures';

test('every page is served', async ({request}) => {
  for (const route of routes) expect.soft((await request.get(route)).status(), route).toBe(200);
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

  test('offers the nearest pages by name', {tag: '@smoke'}, async ({page}) => {
    await open(page, missingRoute);
    const nearest = page.getByRole('main').getByRole('link', {name: /createSlice$/});
    await expect(nearest.first()).toBeVisible();
    await nearest.first().click();
    await expect(page).toHaveURL('/api/createSlice');
  });

  test('offers an index by symptom and by message', async ({page}) => {
    await open(page, missingRoute);
    for (const name of ['By symptom', 'By message']) {
      const links = page
        .getByRole('main')
        .locator('section', {has: page.getByRole('heading', {name})})
        .getByRole('link');
      expect(await links.count()).toBeGreaterThan(3);
    }
    await page.getByRole('main').getByRole('link', {name: 'All symptoms', exact: true}).click();
    await expect(page).toHaveURL('/usage/usage-guide#symptom-index');
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
