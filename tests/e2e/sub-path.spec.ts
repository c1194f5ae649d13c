import {subPath} from '../../tasks/sites.mjs';
import {expect, hydrated, open, test} from './fixtures';
import {hitsOf, searchFor} from './search';

test.use({site: 'SITE_SUB_PATH'});

const below = (path: string) => subPath.base + path.slice(1);

test('a reader walks through the site', async ({page}) => {
  await open(page, subPath.base);
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(below('/api/configureStore'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('configureStore');

  await page.locator('article [data-article] a[href*="getDefaultMiddleware"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('getDefaultMiddleware');
  for (const picture of await page.locator('article img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('configureStore');
});

test('search finds pages and leads to them', async ({page}) => {
  await open(page, subPath.base);
  await searchFor(page, 'createSlice');
  await hitsOf(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
  await expect(page).toHaveURL(below('/api/createSlice'));
  await page.goto(below('/search?q=createAction'));
  await hydrated(page);
  await expect(page.locator('.search-result').first().getByRole('link').first()).toHaveAttribute(
    'href',
    below('/api/createAction'),
  );
});

test('the Markdown, the types of code and the not-found page work there, too', async ({page, problems}) => {
  problems.allow(/404 \(Not Found\)/);
  await open(page, below('/api/createSlice'));
  const markdown = await page.getByRole('link', {name: 'Markdown', exact: true}).getAttribute('href');
  expect(await (await page.request.get(markdown!)).text()).toContain(`${subPath.base}api/createSlice"`);
  const types = page.waitForResponse(/assets\/types/);
  await page.locator('.code-block[data-types]:visible pre:visible .f').first().hover();
  expect((await types).ok()).toBe(true);
  await page.goto(below('/nope'));
  await expect(page.getByRole('heading', {level: 1, name: /not found/i})).toBeVisible();
});
