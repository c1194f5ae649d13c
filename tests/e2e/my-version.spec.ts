import type {Page} from '@playwright/test';
import {violationsOf} from './axe';
import {expect, open, test} from './fixtures';

const page1 = '/rtk-query/api/createApi';
const page2 = '/rtk-query/usage/pagination';
const key = 'docusaurus.tab.version';

const button = (page: Page) => page.getByRole('button', {name: 'Using another version?'});
const choice = (page: Page) => page.getByRole('combobox', {name: 'Your version of Redux Toolkit'});
const schema = (page: Page) => page.locator('tr[data-member="argSchema"]').first();

/** Where everything stands that could be pushed aside. */
const places = (page: Page) =>
  page
    .locator('article :is(h2, h3, tr, pre, p)')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

test('a reader names their version once; what came later is marked, and nothing moves', async ({page}) => {
  await open(page, page1);
  await expect(schema(page)).toContainText('since 2.7');
  await expect(page.locator('.not-yet')).toHaveCount(0);
  await button(page).click();
  await expect(choice(page)).toBeFocused();
  // Axe cannot always tell what is behind the dialog, and then it leaves this out.
  await expect(page.getByRole('link', {name: 'From 1.x to 2.x'}).last()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  expect(await violationsOf(page)).toEqual([]);
  const before = await places(page);
  await choice(page).selectOption('2.6');
  await page.getByRole('button', {name: 'Done'}).click();
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('2.6');
  expect(await places(page)).toEqual(before);
  await expect(schema(page)).toContainText('since 2.7, not in your 2.6');
  const marked = page.locator('.since.not-yet');
  const versions = await marked.evaluateAll((marks) =>
    marks.map((mark) => (mark as HTMLElement).dataset.since ?? (mark as HTMLElement).dataset.changed ?? ''),
  );
  expect(versions.filter((version) => Number(version.split('.')[1]) <= 6)).toEqual([]);

  await open(page, page2);
  await expect(page.locator('.code-block-since.not-yet').first()).toContainText('not in your 2.6');

  await button(page).click();
  await choice(page).selectOption('2.14');
  await page.keyboard.press('Escape');
  await expect(page.locator('.not-yet')).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the next page is marked, too', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '2.5'), key);
  await open(page, page1);
  await expect(page.locator('.not-yet').first()).toBeAttached();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('.menu__link--active').last()).not.toHaveAttribute('href', page1);
  await open(page, page2);
  await expect(page.locator('.since.not-yet').first()).toBeVisible();
});

test('without a version nothing of it is loaded', async ({page, networkRests}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await open(page, page1);
  await networkRests();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('not-yet-note'))).toEqual([]);
});
