import {expect, hydrated, open, test} from './fixtures';
import {expectAccessible} from './search';

const results = '.search-result';

test('reads the text from q, and shows every result by page', async ({page}) => {
  await open(page, '/search?q=createSlice');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “createSlice”');
  await expect(page.getByRole('searchbox')).toHaveValue('createSlice');
  await expect(page.locator(results).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/api/createSlice',
  );
  await expect(page.locator(results).first().locator('mark').first()).toHaveText('createSlice');
  await expect(page).toHaveTitle(/^Search results for “createSlice” \| /);
});

test('updates q when the typing pauses, without a new step in the history', async ({page}) => {
  await open(page, '/api/createSlice');
  await page.goto('/search?q=createSlice');
  await page.getByRole('searchbox').fill('a & b?');
  await expect(page).toHaveURL('/search?q=a%20%26%20b%3F');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await expect(page).toHaveURL('/api/createSlice');
});

test('follows the address when it changes', async ({page}) => {
  await open(page, '/search?q=createSlice');
  await page.getByRole('searchbox').fill('createAction');
  await expect(page.locator(results).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/api/createAction',
  );
  await page.locator(results).first().getByRole('link').first().click();
  await expect(page).toHaveURL('/api/createAction');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('createAction');
});

test('says that it is searching while the index loads, and keeps what is typed', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/search-index\/index\./, async (route) => {
    await arrived;
    await route.continue();
  });
  await open(page, '/search?q=createSlice');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching…');
  await page.getByRole('searchbox').fill('createAction');
  arrive();
  await expect(page.locator(results).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/api/createAction',
  );
  await expect(page.getByRole('searchbox')).toHaveValue('createAction');
});

test('keeps what is typed before its script has arrived', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/search', {waitUntil: 'commit'});
  await page.getByRole('searchbox').fill('createAction');
  arrive();
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('createAction');
  await expect(page.locator(results).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/api/createAction',
  );
});

test('a result shows the question that made it one', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent('why are errors in production only a number')}`);
  const place = page.locator(results).first().getByRole('listitem').first();
  await expect(place.getByRole('link')).toHaveAttribute('href', '/api/other-exports#production-error-codes');
  await expect(place).toContainText('answers: why do errors in production only show a number');
});

test('without a text it offers the most-read pages, and an index by symptom and by message', async ({
  page,
}) => {
  await open(page, '/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  for (const name of ['Most-read pages', 'By symptom', 'By message'])
    await expect(page.getByRole('heading', {name})).toBeVisible();
});

test('without a result it offers another spelling, similar titles, symptoms and the most-read pages', async ({
  page,
}) => {
  await open(page, '/search?q=createslizzzzard');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for “createslizzzzard”.');
  for (const name of ['Pages with a similar title', 'By symptom', 'By message', 'Most-read pages'])
    await expect(page.getByRole('heading', {name})).toBeVisible();
  await page.getByRole('main').getByText('Did you mean').getByRole('link', {name: 'createSlice'}).click();
  await expect(page).toHaveURL('/search?q=createSlice');
  await expect(page.locator(results).first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/api/createSlice',
  );
});

test('is not for other search engines', async ({page}) => {
  await open(page, '/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('does not scroll sideways on a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, `/search?q=${'createSerializableStateInvariantMiddleware'.repeat(6)}`);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('no violation with results', async ({page}) => {
  await open(page, '/search?q=createSlice');
  await expect(page.locator(results).first()).toBeVisible();
  await expectAccessible(page);
});

test('no violation without results', async ({page}) => {
  await open(page, '/search?q=qqqqqqqqqq');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expectAccessible(page);
});
