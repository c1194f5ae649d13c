import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';
import {laidOut} from './later';

const page1 = '/api/createSlice';
const page2 = '/tutorials/quick-start';

const language = (page: Page) => page.locator('html').getAttribute('data-tab-language');
const switchOf = (page: Page) => page.getByRole('radiogroup', {name: 'Language'});

async function expectJavaScript(page: Page) {
  expect(await language(page)).toBe('js');
  await expect(page.locator('pre.in-ts:visible')).toHaveCount(0);
  await expect(page.locator('pre.in-js:visible').first()).toBeVisible();
}

test(
  'the choice holds for the whole page, the next page and the next visit',
  {tag: '@smoke'},
  async ({page}) => {
    await open(page, page1);
    await expect(page.locator('pre.in-js:visible')).toHaveCount(0);
    await switchOf(page).first().getByRole('radio', {name: 'JS', exact: true}).click();
    await expectJavaScript(page);
    for (const radio of await page.getByRole('radio', {name: 'JS', exact: true}).all())
      await expect(radio).toHaveAttribute('aria-checked', 'true');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('js');
    const ending = page.locator('.code-block-title:visible .in-js').first();
    await expect(ending).toBeVisible();
    expect(await ending.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"js"');

    await open(page, page2);
    await expectJavaScript(page);
    await expect(switchOf(page).first().getByRole('radio', {name: 'JS', exact: true})).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
);

test('names of files and commands in the text follow the choice', async ({page}) => {
  await open(page, page2);
  const file = page.locator('article p > code', {hasText: /^hooks\./}).locator('visible=true');
  const command = page.locator('pre:visible', {hasText: 'npm create vite'});
  await expect(file).toHaveText('hooks.ts');
  await expect(command).toContainText('--template react-ts');
  await switchOf(page).first().getByRole('radio', {name: 'JS', exact: true}).click();
  await expect(file).toHaveText('hooks.js');
  await expect(page.locator('article .in-ts:visible')).toHaveCount(0);
  await expect(command).toContainText('--template react ');
});

test('the stored choice is on screen from the first paint', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.language', 'js');
    // What each frame shows, from the first one that has code.
    const frames: boolean[] = ((window as unknown as {frames_: boolean[]}).frames_ = []);
    const look = () => {
      const pre = document.querySelector('pre.in-ts');
      if (pre) frames.push(pre.getClientRects().length > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, page1);
  const frames = await page.evaluate(() => (window as unknown as {frames_: boolean[]}).frames_);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames).not.toContain(true);
});

test('the block on which the reader switches keeps its place', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, page1);
  await laidOut(page);
  const radio = page.getByRole('radio', {name: 'JS', exact: true}).locator('visible=true').last();
  await radio.scrollIntoViewIfNeeded();
  const before = await radio.boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await radio.click();
  await expectJavaScript(page);
  const after = await radio.boundingBox();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
  expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
  await page.waitForTimeout(300);
  expect(Math.abs((await radio.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1);
});

test('another tab of the browser follows, and its reader stays where they are', async ({page, context}) => {
  await open(page, page1);
  const other = await context.newPage();
  await open(other, page1);
  await laidOut(other);
  const heading = other.locator('article h2').last();
  await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'start'}));
  const before = await heading.boundingBox();
  await switchOf(page).first().getByRole('radio', {name: 'JS', exact: true}).click();
  await expect(other.locator('html')).toHaveAttribute('data-tab-language', 'js');
  await expectJavaScript(other);
  expect(Math.abs((await heading.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1);
});

test('arrow keys choose, and the focus goes along', async ({page}) => {
  await open(page, page1);
  const group = switchOf(page).first();
  await group.getByRole('radio', {name: 'TS', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', {name: 'JS', exact: true})).toBeFocused();
  await expectJavaScript(page);
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', {name: 'TS', exact: true})).toBeFocused();
  expect(await language(page)).toBe('ts');
});

test('an unknown value in the storage is ignored', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'coffee'));
  await open(page, page1);
  expect(await language(page)).toBe('ts');
});

test('install commands follow the package manager of the reader', async ({page}) => {
  await open(page, page2);
  const block = page.locator('.code-block', {hasText: '@reduxjs/toolkit react-redux'}).first();
  const group = block.getByRole('radiogroup', {name: 'Package manager'});
  const code = block.locator('pre:visible code');
  await expect(code).toContainText('npm install');
  await group.getByRole('radio', {name: 'pnpm', exact: true}).click();
  await expect(code).toContainText('pnpm add');
  await page.reload();
  await hydrated(page);
  await expect(code).toContainText('pnpm add');
  await expect(group.getByRole('radio', {name: 'pnpm', exact: true})).toHaveAttribute('aria-checked', 'true');
});

test('where the system forces its colors, the chosen tabs are marked, and a button shows its icon', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/api/configureStore');
  const lines = await page
    .locator('.code-files')
    .first()
    .locator('> label')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomStyle));
  expect(lines).toEqual(['solid', 'none', 'none']);
  const frames = await switchOf(page)
    .first()
    .getByRole('radio')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle));
  expect(frames).toEqual(['solid', 'none']);

  const copy = page.locator('.code-copy:visible').first();
  const drawn = await copy.screenshot();
  await copy.evaluate((button) => button.style.setProperty('--icon', 'linear-gradient(#0000, #0000)'));
  expect(drawn.equals(await copy.screenshot())).toBe(false);

  // The ring of the focus is not hidden by the mark.
  await switchOf(page).first().getByRole('radio', {name: 'TS', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = switchOf(page).first().getByRole('radio', {name: 'JS', exact: true});
  await expect(chosen).toBeFocused();
  expect(await chosen.evaluate((tab) => getComputedStyle(tab).outlineWidth)).toBe('2px');
});

test('in a page translated into a language from right to left, no button covers a file tab', async ({
  page,
}) => {
  await open(page, '/api/configureStore');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const files = page.locator('.code-files').first();
  const buttons = (await files.locator('.code-block-tools:visible').boundingBox())!;
  for (const tab of await files.locator('> label').all()) {
    const {x, width} = (await tab.boundingBox())!;
    expect(x + width <= buttons.x || x >= buttons.x + buttons.width).toBe(true);
  }
});
