import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const guide = '/rtk-query/usage/queries';
const program = '/introduction/getting-started';

const samples = join(import.meta.dirname, '..', '..', 'samples');
const recording = (file: string) => readFileSync(join(samples, file), 'utf8').trim();

const panelOf = (page: Page) => page.getByRole('region', {name: 'Running sample'});
const tab = (page: Page, name: RegExp) => panelOf(page).getByRole('tab', {name});
const resultOf = (page: Page) => panelOf(page).frameLocator('iframe');

async function runFirst(page: Page) {
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await expect(panelOf(page)).toBeVisible();
}

test('nothing is loaded before somebody wants to run', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, program);
  expect(asked.filter((path) => path.startsWith('/assets/run/'))).toEqual([]);
});

test('a program prints what is recorded; nothing above moves', {tag: '@smoke'}, async ({page}) => {
  await open(page, program);
  const button = page.getByRole('button', {name: 'Run', exact: true}).first();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await runFirst(page);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText(
    recording('introduction/getting-started/orderBoard.output.txt'),
  );
  expect((await button.boundingBox())?.y).toBe(before?.y);
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a component is shown; its actions, state and requests are beside it', async ({page}) => {
  await open(page, guide);
  await runFirst(page);
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();

  await tab(page, /^Network/).click();
  await expect(panelOf(page).getByRole('row', {name: /GET \/films 200/})).toBeVisible();

  await tab(page, /^Actions/).click();
  const actions = panelOf(page).getByRole('listitem').getByRole('button');
  await expect(actions.last()).toContainText('fulfilled');
  await tab(page, /^Result/).click();
  await resultOf(page).getByRole('button', {name: 'Sunrise'}).click();
  await expect(resultOf(page).getByRole('heading', {name: 'Sunrise'})).toBeVisible();
});

test('a reader goes back in time, and the component follows', async ({page}) => {
  await open(page, program);
  await page
    .getByRole('group', {name: 'Files'})
    .getByRole('button', {name: 'Run', exact: true})
    .first()
    .click();
  const served = resultOf(page).getByRole('button', {name: 'Serve'});
  await resultOf(page).getByRole('button', {name: 'Mint for table 2'}).click();
  await resultOf(page).getByRole('button', {name: 'Mint for table 2'}).click();
  const all = await served.count();
  await tab(page, /^Actions/).click();
  await panelOf(page).getByRole('button', {name: 'Step back'}).click();
  await tab(page, /^Result/).click();
  await expect(served).toHaveCount(all - 1);
  await tab(page, /^Actions/).click();
  await panelOf(page).getByRole('button', {name: 'Step forward'}).click();
  await tab(page, /^Result/).click();
  await expect(served).toHaveCount(all);
});

test('requests fail, wait and come back as the reader says', async ({page}) => {
  await open(page, guide);
  await runFirst(page);
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();
  await panelOf(page).getByLabel('Fail').selectOption('the next request');
  await resultOf(page).getByRole('button', {name: 'Sunrise'}).click();
  await tab(page, /^Network/).click();
  await expect(panelOf(page).getByRole('row', {name: /GET \/films\/f2 500/})).toBeVisible();
  await expect(panelOf(page).getByLabel('Fail')).toHaveValue('');

  await panelOf(page).getByLabel('Offline').check();
  await panelOf(page).getByRole('button', {name: 'Run again'}).click();
  await expect(panelOf(page).getByRole('row', {name: /GET \/films failed/})).toBeVisible();
});

test('the files of a group run together, whichever is on screen', async ({page}) => {
  await open(page, guide);
  const files = page.getByRole('group', {name: 'Files'}).first();
  await files.locator('label').nth(1).click();
  await files.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(resultOf(page).getByRole('button', {name: 'Sunrise'})).toBeVisible();
});

test('the panel goes with its page', async ({page}) => {
  await open(page, program);
  await runFirst(page);
  await page.locator('a.pagination-nav__link').last().click();
  await expect(panelOf(page)).toHaveCount(0);
});
