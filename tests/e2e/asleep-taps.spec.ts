import type {Page} from '@playwright/test';
import {expectAsleep, holdReact, withoutReact} from './asleep';
import {expect, hydrated, test} from './fixtures';
import {hitsOf, inputOf, modalOf} from './search';

test.use({isAwake: false, viewport: {width: 390, height: 844}, hasTouch: true});

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const back = (page: Page) => page.getByRole('button', {name: '← Back to main menu'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const menus = (page: Page) => page.locator('.navbar-sidebar');

test.describe('the menu', () => {
  test('opens before React, which takes it over as it is', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/api/createSlice');
    await toggle(page).tap();
    await expect(back(page)).toBeInViewport();
    await expect(menus(page).getByRole('link', {name: 'Getting started', exact: true})).toBeInViewport();
    await expectAsleep(page);
    release();
    await hydrated(page);
    await expect(page.locator('#__docusaurus .navbar-sidebar')).toBeInViewport();
    await expect(menus(page)).toHaveCount(1);
    await expect(back(page)).toBeInViewport();
    await closer(page).tap();
    await expect(back(page)).not.toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('goes back to the main menu, and stays there', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/api/createSlice');
    await toggle(page).tap();
    await back(page).tap();
    const item = menus(page).getByRole('link', {name: 'Usage Guide', exact: true});
    await expect(item).toBeInViewport();
    release();
    await hydrated(page);
    await expect(page.locator('#__docusaurus .navbar-sidebar')).toBeInViewport();
    await expect(menus(page)).toHaveCount(1);
    await expect(item).toBeInViewport();
    await expect(back(page)).not.toBeInViewport();
  });

  test('that was closed stays closed', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/');
    await toggle(page).tap();
    await closer(page).tap();
    await expect(menus(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(menus(page)).toHaveCount(1);
    await expect(menus(page)).not.toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens the category that was pressed once React is there', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/tutorials/overview');
    await toggle(page).tap();
    const category = menus(page).getByRole('button', {name: 'API reference', exact: true});
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.tap();
    release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(menus(page)).toHaveCount(1);
  });

  test('works without React, and a link leads on', async ({page, problems}) => {
    problems.allow(/ERR_FAILED|did not load|Loading chunk/);
    await withoutReact(page);
    await page.goto('/api/createSlice');
    await toggle(page).tap();
    await menus(page).getByRole('link', {name: 'createReducer', exact: true}).tap();
    await expect(page).toHaveURL('/api/createReducer');
  });
});

test('the color flips at once, is kept, and React goes on from there', async ({page}) => {
  const release = await holdReact(page);
  await page.goto('/api/createSlice');
  await toggle(page).tap();
  const button = menus(page).getByRole('button', {name: /Switch between dark and light mode/});
  await button.tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('title', 'dark mode');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  release();
  await hydrated(page);
  await expect(menus(page)).toHaveCount(1);
  await expect(button).toHaveAttribute('title', 'dark mode');
  await button.tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('search', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});

  test('takes letters before React is there, and finds what they say', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/api/createSlice');
    await button(page).tap();
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.type('createEnt');
    await expectAsleep(page);
    release();
    await hydrated(page);
    await page.keyboard.type('ityAdapter');
    await expect(hitsOf(page).first()).toBeVisible();
    await expect(inputOf(page)).toHaveValue('createEntityAdapter');
    await expect(inputOf(page)).toBeFocused();
    await expect(modalOf(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('follows the first result when Enter was pressed before React', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/');
    await page.keyboard.press('/');
    await page.keyboard.type('createAction');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/api/createAction');
  });

  test('that was closed stays closed', async ({page}) => {
    const release = await holdReact(page);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await page.waitForTimeout(500);
    await expect(modalOf(page)).toHaveCount(0);
  });

  test('goes to its page when React does not come', async ({page, problems}) => {
    problems.allow(/ERR_FAILED|did not load|Loading chunk/);
    const release = await holdReact(page);
    await page.goto('/');
    await button(page).tap();
    await page.keyboard.type('immer');
    release(true);
    await expect(page).toHaveURL('/search?q=immer');
  });
});

test('the link that skips the navigation leads to the text, also past the sidebar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await holdReact(page);
  await page.goto('/api/createSlice');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expectAsleep(page);
});

test('the table of contents opens without React, and stays open', async ({page}) => {
  const release = await holdReact(page);
  await page.goto('/api/configureStore');
  const link = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'devTools', exact: true});
  await expect(link).toHaveCount(0);
  await page.getByText('On this page').tap();
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await expect(link).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL('/api/configureStore#devtools');
});

test('tabs, copying and the types of code need no React', async ({page, context, problems}) => {
  problems.allow(/ERR_FAILED|did not load|Loading chunk/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutReact(page);
  await page.goto('/api/createSlice');
  const block = page.locator('.code-block[data-types]').first();
  await block.getByRole('radio', {name: 'JS'}).tap();
  await expect(page.locator('html')).toHaveAttribute('data-tab-language', 'js');
  await expect(block.getByRole('radio', {name: 'JS'})).toHaveAttribute('aria-checked', 'true');
  await block.getByRole('button', {name: 'Copy code'}).tap();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('createSlice');
  await page.getByRole('button', {name: 'Copy page'}).tap();
  await expect(page.locator('.copy-page').getByRole('status')).toHaveText('Page copied as Markdown');
  await block.locator('pre:visible').tap();
  await expect(block.locator('.code-name').first()).toBeAttached();
  await expectAsleep(page);
});

test('a popup that is open stays open when React comes', async ({page}) => {
  const release = await holdReact(page);
  await page.goto('/api/createSlice');
  const block = page.locator('.code-block[data-types]').first();
  await block.locator('pre:visible').tap();
  await block.locator('.code-name:visible').first().tap();
  await expect(page.locator('#code-types')).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.locator('#code-types')).toBeVisible();
});

test('Run answers before the app is there, and its panel stays', async ({page}) => {
  await page.goto('/api/createSlice');
  await page.locator('.code-run').first().tap();
  await hydrated(page);
  await expect(page.locator('.run-panel').first()).toBeVisible();
});

test('a press that needs React is kept, and done once', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const release = await holdReact(page);
  await page.goto('/tutorials/overview');
  const category = page.getByRole('button', {name: 'API reference', exact: true});
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await category.click();
  await category.click();
  await expect(page).toHaveURL('/tutorials/overview');
  release();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.waitForTimeout(500);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  // Without scripts the category is a link to its first page.
  await expect(page).toHaveURL('/tutorials/overview');
});

test('the focus stays on what React replaces, and so does a press of a key', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const release = await holdReact(page);
  await page.goto('/tutorials/overview');
  const category = page.getByRole('button', {name: 'API reference', exact: true});
  await category.focus();
  await page.evaluate(() => Object.assign(window, {focused: document.activeElement}));
  await page.keyboard.press('Enter');
  release();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(category).toBeFocused();
  const isReplaced = () => !(window as unknown as {focused: Element}).focused.isConnected;
  expect(await page.evaluate(isReplaced), 'otherwise this tests nothing').toBe(true);
});

test('a press whose script does not come says so, and offers to try again', async ({page, problems}) => {
  problems.allow(/ERR_FAILED|did not load|Loading chunk/);
  await page.setViewportSize({width: 1280, height: 800});
  await withoutReact(page);
  await page.goto('/tutorials/overview');
  await page.getByRole('button', {name: 'API reference', exact: true}).click();
  const box = page.getByRole('alert');
  await expect(box).toBeVisible();
  await page.unrouteAll();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toHaveCount(0);
});
