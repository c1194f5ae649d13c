import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const key = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test('a stored preferred version that exists is kept', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'current'), key);
  await open(page, '/api/createSlice');
  expect(await stored(page)).toBe('current');
});

test('one that does not exist is dropped', async ({page}) => {
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem(name, '0.8');
    sessionStorage.setItem('seeded', 'yes');
  }, key);
  await open(page, '/api/createSlice');
  await expect.poll(() => stored(page)).toBeNull();
});
