import type {Page} from '@playwright/test';
import type {Arrived, FakeService} from '../../plugins/search/hosted/fakeService';
import {expect, open, test} from './fixtures';
import {expectAccessible, hitsOf, inputOf, modalOf, openSearch, searchFor} from './search';
import {fakeService} from './searchPlugin';

/** The variant is built for the service at this address; each test mocks a service there. */
const SERVICE = 'http://localhost:9/**';
const HEADING = 'Reducers <b>first</b>';

let service: FakeService;

async function serviceAt(page: Page, answer: (request: Arrived) => {status?: number; body: unknown}) {
  service = await fakeService(answer);
  await page.route(SERVICE, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: service.url + pathname + search})});
  });
}

function found({body}: Arrived) {
  const {query} = (body as {requests: {query: string}[]}).requests[0] ?? {query: ''};
  const url = 'https://redux-toolkit.js.org/api/createSlice#reducers';
  const hierarchy = {
    lvl0: 'API',
    lvl1: 'createSlice',
    lvl2: HEADING,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const hit = {
    objectID: url,
    url,
    type: 'lvl2',
    hierarchy,
    content: 'text',
    _highlightResult: {hierarchy: {lvl2: {value: HEADING.replace('Reducers', '\uE000Reducers\uE001')}}},
    _snippetResult: {content: {value: 'some \uE000text\uE001'}},
  };
  return {body: {results: [{hits: [hit], nbHits: 31, query}]}};
}

test.use({site: 'SITE_VARIANT'});
test.beforeEach(({problems}) => problems.allow(/googletagmanager|ERR_FAILED/));
test.afterEach(() => service.close());

test('the modal asks the service, with contextual filters, and shows its answer', async ({page}) => {
  await serviceAt(page, found);
  await open(page, '/');
  await searchFor(page, 'reducers');
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createSlice#reducers');
  await expect(hitsOf(page).first()).toContainText(HEADING);
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText('Reducers');
  await expect(modalOf(page).getByRole('link', {name: 'See all 31 results'})).toHaveAttribute(
    'href',
    '/search?q=reducers',
  );
  expect(service.arrived.at(-1)).toMatchObject({
    path: '/1/indexes/*/queries',
    appId: 'TESTAPP',
    key: 'search-only',
    body: {
      requests: [
        {
          indexName: 'docs',
          query: 'reducers',
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    },
  });
  await expectAccessible(page);
});

// A page that loads React at once.
test('the search page asks the same service', {tag: '@awake'}, async ({page}) => {
  await serviceAt(page, found);
  await open(page, '/search?q=reducers');
  await expect(page.locator('.search-result')).toContainText(HEADING);
  await expect(page.getByRole('main').getByRole('status')).toContainText('31 results');
});

test('a service that refuses is an error with a way on, not an empty page', async ({page, problems}) => {
  problems.allow(/did not answer|status of 403/);
  await serviceAt(page, () => ({status: 403, body: {message: 'Invalid API key', status: 403}}));
  await open(page, '/search?q=reducers');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Unable to fetch results');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await openSearch(page);
  await inputOf(page).fill('reducers');
  await expect(
    modalOf(page)
      .getByText(/Unable to fetch results/)
      .first(),
  ).toBeVisible();
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/introduction/getting-started');
});

test('so is a service that cannot be reached', async ({page, problems}) => {
  problems.allow(/did not answer|Failed to load resource/);
  await serviceAt(page, found);
  await page.route(SERVICE, (route) => route.abort());
  await open(page, '/');
  await searchFor(page, 'reducers');
  await expect(
    modalOf(page)
      .getByText(/Unable to fetch results/)
      .first(),
  ).toBeVisible();
});
