import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const boxes = (page: Page) =>
  page.locator('.table-box:visible').evaluateAll((elements) =>
    elements.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      isStop: box.hasAttribute('tabindex'),
    })),
  );

test('the box of a table is a stop of the Tab key exactly where it scrolls', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/rtk-query/comparison');
  const wide = await boxes(page);
  expect(wide.map(({isStop}) => isStop)).toEqual(wide.map(({scrolls}) => scrolls));
  expect(wide.some(({isStop}) => !isStop)).toBe(true);

  await page.setViewportSize({width: 390, height: 800});
  await expect.poll(async () => (await boxes(page)).some(({isStop}) => isStop)).toBe(true);
  const narrow = await boxes(page);
  expect(narrow.map(({isStop}) => isStop)).toEqual(narrow.map(({scrolls}) => scrolls));
});

test('its name is the heading above it', async ({page}) => {
  await open(page, '/api/createSlice');
  await expect(page.getByRole('group', {name: 'Options'}).locator('table')).toBeVisible();
});
