import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectSeen(page: Page, mode: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const brightness = await page.evaluate(() => {
    const backgrounds = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    const painted = backgrounds.find((color) => !/, 0\)$/.test(color)) ?? 'rgb(255, 255, 255)';
    return Math.max(
      ...painted
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number),
    );
  });
  if (mode === 'light') expect(brightness).toBeGreaterThan(200);
  else expect(brightness).toBeLessThan(80);
}

test.describe('on a system without a preference for dark', () => {
  test.use({colorScheme: 'light'});

  test('is light, and one click makes it dark for good', {tag: '@smoke'}, async ({page}) => {
    await open(page, '/');
    await expectSeen(page, 'light');
    expect(await stored(page)).toBeNull();

    await toggle(page).click();
    await expectSeen(page, 'dark');
    expect(await stored(page)).toBe('dark');

    await page.reload();
    await expectSeen(page, 'dark');
  });

  test('two clicks come back to light', async ({page}) => {
    await open(page, '/api/createSlice');
    await toggle(page).click();
    await toggle(page).click();
    await expectSeen(page, 'light');
    expect(await stored(page)).toBe('light');
  });
});

test.describe('on a system that prefers dark', () => {
  test.use({colorScheme: 'dark'});

  test('is dark without a stored choice, and one click makes it light', async ({page}) => {
    await open(page, '/');
    await expectSeen(page, 'dark');
    await toggle(page).click();
    await expectSeen(page, 'light');
    expect(await stored(page)).toBe('light');
  });

  test('keeps a stored choice of light', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, '/');
    await expectSeen(page, 'light');
  });

  test('is dark before any script of the site has run', async ({page, problems}) => {
    problems.allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/api/createSlice');
    await expectSeen(page, 'dark');
  });
});

test('follows the system while there is no choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await expectSeen(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectSeen(page, 'dark');
});

test('a second tab follows the first', async ({page, context}) => {
  const second = await context.newPage();
  await open(page, '/');
  await open(second, '/api/createSlice');
  await toggle(page).click();
  await expectSeen(page, 'dark');
  await expectSeen(second, 'dark');
  await toggle(second).click();
  await expectSeen(page, 'light');
});
