import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const boxes = (page: Page) =>
  page.locator('.table-box:visible').evaluateAll((elements) =>
    elements.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      isStop: box.hasAttribute('tabindex'),
    })),
  );

/** They are marked after the layout. */
const expectStopsWhereItScrolls = (page: Page) =>
  expect.poll(async () => (await boxes(page)).filter(({scrolls, isStop}) => scrolls !== isStop)).toEqual([]);

test('the box of a table is a stop of the Tab key exactly where it scrolls', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/rtk-query/comparison');
  await expectStopsWhereItScrolls(page);
  expect((await boxes(page)).some(({isStop}) => !isStop)).toBe(true);

  await page.setViewportSize({width: 390, height: 800});
  await expectStopsWhereItScrolls(page);
  expect((await boxes(page)).some(({isStop}) => isStop)).toBe(true);
});

test('its name is the heading above it', async ({page}) => {
  await open(page, '/api/createSlice');
  await expect(page.getByRole('group', {name: 'Options'}).locator('table')).toBeVisible();
});
