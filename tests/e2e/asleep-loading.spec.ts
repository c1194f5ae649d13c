import type {Page} from '@playwright/test';
import {docRoutes} from '../routes';
import {ASLEEP_LIMIT, hasReact, isHydrated, scriptsIn, scriptWeight, watchRequests} from './asleep';
import {expect, hydrated, test} from './fixtures';
import {NOTHING, shiftsOf, watchShifts} from './shifts';

test.use({isAwake: false});

for (const route of ['/', ...docRoutes])
  test(`${route} loads no React before somebody is there, and nothing moves`, async ({
    page,
    networkRests,
  }) => {
    const asked = watchRequests(page);
    await watchShifts(page);
    await page.goto(route, {waitUntil: 'load'});
    await networkRests();
    expect(hasReact(asked)).toBe(false);
    expect(await isHydrated(page)).toBe(false);
    const weight = scriptWeight(asked);
    expect(weight).toBeGreaterThan(1000);
    expect(weight).toBeLessThanOrEqual(ASLEEP_LIMIT);
    const shifts = await shiftsOf(page);
    const moved = shifts.reduce((sum, {size}) => sum + size, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(NOTHING);
  });

test('a fragment scrolls the page, which is no sign of a reader', async ({page, networkRests}) => {
  const asked = watchRequests(page);
  await page.goto('/api/createSlice#see-also');
  await networkRests();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(hasReact(asked)).toBe(false);
});

const signs: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['moves the pointer', (page) => page.mouse.move(300, 300, {steps: 3})],
  ['scrolls', (page) => page.mouse.wheel(0, 300)],
  ['presses a key', (page) => page.keyboard.press('Shift')],
  ['touches the text', (page) => page.locator('article p').first().tap()],
];

for (const [name, act] of signs)
  test.describe(name, () => {
    test.use({hasTouch: true});
    test(`React comes when somebody ${name}`, async ({page}) => {
      await page.goto('/api/createSlice', {waitUntil: 'load'});
      await act(page);
      await hydrated(page);
    });
  });

test.describe('with data saver', () => {
  test.use({connection: {effectiveType: '4g', saveData: true}, viewport: {width: 390, height: 844}});

  test('being there loads nothing, asking for something does', async ({page, networkRests}) => {
    const asked = watchRequests(page);
    await page.goto('/api/createSlice');
    await networkRests();
    await page.mouse.move(100, 300, {steps: 3});
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1500);
    expect(hasReact(asked)).toBe(false);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await hydrated(page);
    expect(hasReact(scriptsIn(asked))).toBe(true);
  });
});

test('a link that is followed before React is there loads its page', async ({page}) => {
  await page.goto('/api/createSlice', {waitUntil: 'load'});
  await page.evaluate(() => Object.assign(window, {isFirst: true}));
  await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')!.click());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createReducer');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
});
