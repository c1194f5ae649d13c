import {expect, hydrated, open, test} from './fixtures';
import {intercept, ownScripts} from './chunks';
import {hitsOf, searchFor} from './search';

// Before React the browser loads the next page, whole and of the new build.
test.describe('a deployment while a page is open', {tag: '@awake'}, () => {
  test.use({viewport: {width: 1280, height: 800}, connection: {effectiveType: '2g', saveData: true}});

  test('the next page is reloaded by itself, once, and says so', async ({page, problems}) => {
    problems.allow(/404 \(Not Found\)|ChunkLoadError|Loading chunk|MIME type/);
    await open(page, '/');
    const gone = await ownScripts(page, '/tutorials/overview', '/');
    let isOld = true;
    await intercept(page, gone, (route) =>
      isOld ? route.fulfill({status: 404, body: ''}) : route.continue(),
    );
    // The new build has another name for its main script.
    await page.route('**/tutorials/overview', async (route) => {
      const response = await route.fetch();
      const isNavigation = route.request().isNavigationRequest();
      if (isNavigation) isOld = false;
      const body = await response.text();
      await route.fulfill({
        response,
        body: isNavigation ? body : body.replaceAll('runtime~main.', 'runtime~main.0'),
      });
    });
    let loads = 0;
    page.on('load', () => loads++);
    await page.locator('a[href="/tutorials/overview"]:visible').first().click();
    await expect(page.getByRole('status').filter({hasText: 'The site was updated'})).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
    expect(loads).toBe(1);
  });

  test('so is the next docs page, whose scripts are all there', async ({page, problems}) => {
    problems.allow(/The site was updated/);
    await open(page, '/tutorials/overview');
    await page.route('**/tutorials/quick-start', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isNavigation = route.request().isNavigationRequest();
      await route.fulfill({response, body: isNavigation ? body : body.replaceAll('/styles.', '/styles.0')});
    });
    await page.locator('a[href="/tutorials/quick-start"]:visible').first().click();
    await expect(page.getByRole('status').filter({hasText: 'The site was updated'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  });

  test('a second failure is shown, not tried for ever', async ({page, problems}) => {
    problems.allow(/404 \(Not Found\)|ChunkLoadError|Loading chunk|MIME type/);
    await open(page, '/');
    const gone = await ownScripts(page, '/tutorials/overview', '/');
    await intercept(page, gone, (route) => route.fulfill({status: 404, body: ''}));
    await page.route('**/tutorials/overview', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isNavigation = route.request().isNavigationRequest();
      await route.fulfill({
        response,
        body: isNavigation ? body : body.replaceAll('runtime~main.', 'runtime~main.0'),
      });
    });
    let loads = 0;
    page.on('load', () => loads++);
    await page.locator('a[href="/tutorials/overview"]:visible').first().click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    expect(loads).toBe(1);
  });
});

test('a full storage costs nothing but what would be remembered', async ({page, problems}) => {
  problems.allow(/Docusaurus storage error/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/api/createSlice');
  await page.getByRole('button', {name: /mode/i}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'JS', exact: true}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-tab-language', 'js');
  await searchFor(page, 'createAction');
  await hitsOf(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createAction');
});

test(
  'the network that goes away while a page is on its way leaves the reader where they are',
  {tag: ['@smoke', '@awake']},
  async ({page, context, problems}) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|Failed to fetch/);
    await open(page, '/api/createSlice');
    await context.setOffline(true);
    await page
      .locator('a[href="/api/createReducer"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createReducer');
  },
);

for (const year of [1999, 2099])
  test(`a clock that shows ${year} changes nothing`, async ({page}) => {
    await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:00Z`));
    await open(page, '/');
    await searchFor(page, 'createSlice');
    await hitsOf(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
  });

test('nodes that an extension removed or added do not stop the page', async ({page, problems}) => {
  problems.allow(/Minified React error|Hydration|hydrat/i);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('article h2')?.remove();
      document.querySelector('.theme-doc-footer')?.remove();
      document.querySelector('nav.navbar')?.prepend(document.createElement('grammar-helper'));
      document.body.prepend(document.createElement('div'));
      document.documentElement.setAttribute('data-extension', 'on');
    });
  });
  await open(page, '/api/createSlice');
  await page.locator('a[href="/api/createReducer"]:visible').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createReducer');
});
