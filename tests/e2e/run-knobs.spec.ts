import {expect, open, test} from './fixtures';
import {panelOf, resultOf, rows, runSample, tab} from './run';

/** A component of each guide, on the fake network of its page. */
const COMPONENTS: [route: string, component: string][] = [
  ['/rtk-query/overview', 'App'],
  ['/rtk-query/usage/queries', 'App'],
  ['/rtk-query/usage/mutations', 'OrderList'],
  ['/rtk-query/usage/pagination', 'QuakePages'],
  ['/rtk-query/usage/polling', 'QueuePanel'],
  ['/rtk-query/usage/prefetching', 'Catalog'],
  ['/rtk-query/usage/error-handling', 'CartPanel'],
  ['/rtk-query/usage/automated-refetching', 'InvoiceTable'],
  ['/rtk-query/usage/cache-behavior', 'ExhibitCard'],
  ['/rtk-query/usage/manual-cache-updates', 'SetlistName'],
  ['/rtk-query/usage/code-generation', 'StationPanel'],
  ['/rtk-query/usage/customizing-create-api', 'RoomSign'],
];

for (const [route, component] of COMPONENTS)
  test(`requests of ${component} on ${route} fail, break and wait as the reader says`, async ({page}) => {
    await open(page, route);
    await runSample(page, route, component);
    const panel = panelOf(page);
    await tab(page, /^Network/).click();
    await expect(rows(page, /\b200\b/).first()).toBeVisible();

    await panel.getByLabel('Fail').selectOption('all requests');
    await panel.getByLabel('with').selectOption('503');
    await panel.getByRole('button', {name: 'Run again'}).click();
    await expect(rows(page, /\b503\b/).first()).toBeVisible();
    await expect(rows(page, /\b200\b/)).toHaveCount(0);

    await panel.getByLabel('Fail').selectOption('no request');
    await panel.getByLabel('Offline').check();
    await panel.getByRole('button', {name: 'Run again'}).click();
    await expect(rows(page, /\bfailed\b/).first()).toBeVisible();

    await panel.getByLabel('Offline').uncheck();
    await panel.getByLabel('Latency').fill('1000');
    await panel.getByRole('button', {name: 'Run again'}).click();
    await expect(rows(page, /\b200 \d{4,} ms/).first()).toBeVisible();
  });

const lifts = '/rtk-query/api/setupListeners';

test('focus and connection, lost and regained, refetch', async ({page}) => {
  await open(page, lifts);
  await runSample(page, lifts, 'LiftBoard');
  await tab(page, /^Network/).click();
  await expect(rows(page, /\b200\b/)).toHaveCount(1);
  await panelOf(page).getByLabel('Out of focus').check();
  await panelOf(page).getByLabel('Out of focus').uncheck();
  await expect(rows(page, /\b200\b/)).toHaveCount(2);
  await panelOf(page).getByLabel('Offline').check();
  await panelOf(page).getByLabel('Offline').uncheck();
  await expect(rows(page, /\b200\b/)).toHaveCount(3);
});

const setlists = '/rtk-query/usage/manual-cache-updates';

test('an optimistic update shows at once, and is taken back when the next request fails', async ({page}) => {
  await open(page, setlists);
  await runSample(page, setlists, 'SetlistName');
  const title = resultOf(page).getByRole('heading');
  await expect(title).toHaveText('Opening night');
  await panelOf(page).getByLabel('Latency').fill('2000');
  await panelOf(page).getByLabel('Fail').selectOption('the next request');
  await resultOf(page).getByRole('button', {name: 'Rename'}).click();
  await expect(title).toHaveText('Unplugged night');
  await expect(title).toHaveText('Opening night');
  await expect(panelOf(page).getByLabel('Fail')).toHaveValue('');
});

const queue = '/rtk-query/usage/polling';

test('polling goes on while requests fail, and recovers', async ({page}) => {
  await open(page, queue);
  await runSample(page, queue, 'QueuePanel');
  await expect(resultOf(page).getByRole('listitem').first()).toBeVisible();
  await panelOf(page).getByLabel('Fail').selectOption('all requests');
  await expect(resultOf(page).getByRole('alert')).toBeVisible();
  await panelOf(page).getByLabel('Fail').selectOption('no request');
  await expect(resultOf(page).getByRole('alert')).toHaveCount(0);
});
