import {variant} from '../../tasks/sites.mjs';
import {expect, follow, open, stubAnalytics, test} from './fixtures';

test('the default site has neither an edit link nor a date', async ({page}) => {
  await open(page, '/api/createSlice');
  await expect(page.locator('.verified-footer')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  await expect(page.locator('.verified-footer time')).toHaveCount(0);
});

test.describe('a site whose owner says where it is edited', () => {
  test.use({site: 'SITE_VARIANT'});
  test.beforeEach(({page, problems}) => stubAnalytics(page, problems).then(() => undefined));

  test('has both on every page, also after a click', async ({page}) => {
    await open(page, '/api/createSlice');
    const link = page.getByRole('link', {name: 'Edit this page'});
    await expect(link).toHaveAttribute('href', `${variant.env.EDIT_URL}docs/api/createSlice.mdx`);
    await expect(page.locator('.verified-footer time')).toHaveText(/^\d{4}-\d\d-\d\d$/);
    await follow(page, '/api/createReducer');
    await expect(link).toHaveAttribute('href', `${variant.env.EDIT_URL}docs/api/createReducer.mdx`);
  });
});
