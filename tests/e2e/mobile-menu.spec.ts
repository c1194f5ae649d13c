import type {Page} from '@playwright/test';
import {expect, follow, open, test} from './fixtures';

test.use({viewport: {width: 996, height: 800}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const opener = (page: Page) => page.getByRole('button', {name: /navigation bar|menu/i}).first();
const back = (page: Page) => page.getByRole('button', {name: '← Back to main menu'});
const closer = (page: Page) => page.getByRole('button', {name: /^close/i});
/** A link that only the slide-in menu shows at this width. */
const mainItem = (page: Page) => navbar(page).getByRole('link', {name: 'Usage Guide', exact: true});
const docsItem = (page: Page) => page.getByRole('link', {name: /^create ?slice$/i});

test('is there at 996 px and gone at 997 px', async ({page}) => {
  await open(page, '/');
  await expect(opener(page)).toBeVisible();
  await expect(mainItem(page).first()).not.toBeInViewport();
  await page.setViewportSize({width: 997, height: 800});
  await expect(opener(page)).toBeHidden();
  await expect(mainItem(page).first()).toBeInViewport();
});

test('slides in with the main menu on the landing page, and closes', async ({page}) => {
  await open(page, '/');
  await opener(page).click();
  await expect(mainItem(page).first()).toBeInViewport();
  await expect(
    navbar(page)
      .getByRole('link', {name: /GitHub/})
      .first(),
  ).toBeInViewport();
  await closer(page).click();
  await expect(mainItem(page).first()).not.toBeInViewport();
});

test(
  'shows the docs sidebar on a docs page, and the main menu behind it',
  {tag: '@smoke'},
  async ({page}) => {
    await open(page, '/api/createSlice');
    await opener(page).click();
    await expect(back(page)).toBeInViewport();
    await expect(docsItem(page).first()).toBeInViewport();
    await expect(mainItem(page).first()).not.toBeInViewport();
    await back(page).click();
    await expect(mainItem(page).first()).toBeInViewport();
    await expect(docsItem(page).first()).not.toBeInViewport();
  },
);

test('closes when an item was chosen', async ({page}) => {
  await open(page, '/');
  await opener(page).click();
  await mainItem(page).first().click();
  await expect(page).toHaveURL('/usage/usage-guide');
  await expect(closer(page)).not.toBeInViewport();
});

test('closes when the window becomes wide, and stays closed', async ({page}) => {
  await open(page, '/api/createSlice');
  await opener(page).click();
  await expect(back(page)).toBeInViewport();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(back(page)).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(opener(page)).toBeVisible();
  await expect(back(page)).not.toBeInViewport();
});

test('going back closes it, and stays on the page', {tag: '@awake'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  await follow(page, '/usage/usage-guide');
  await page.setViewportSize({width: 996, height: 800});
  await opener(page).click();
  await expect(back(page)).toBeInViewport();
  await page.goBack();
  await expect(back(page)).not.toBeInViewport();
  await expect(page).toHaveURL('/usage/usage-guide');
});
