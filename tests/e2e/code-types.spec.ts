import type {Page} from '@playwright/test';
import {violationsOf} from './axe';
import {expect, open, test} from './fixtures';

const page1 = '/api/createSlice';

const block = (page: Page) => page.locator('.code-block[data-types]:visible').first();
const popup = (page: Page) => page.getByRole('note');

/** The identifier `createSlice` where it is called. */
const call = (page: Page) =>
  block(page)
    .locator('pre:visible .f', {hasText: /^createSlice$/})
    .first();

function countTypeRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/types/')) urls.push(request.url());
  });
  return urls;
}

test(
  'pointing at an identifier shows its type, which is loaded only then and once',
  {tag: '@smoke'},
  async ({page}) => {
    const urls = countTypeRequests(page);
    await open(page, page1);
    expect(urls).toEqual([]);
    await call(page).hover();
    await expect(popup(page)).toContainText('createSlice<');
    expect(urls).toHaveLength(1);

    await popup(page).hover();
    await page.waitForTimeout(400);
    await expect(popup(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(popup(page)).toBeHidden();

    await call(page).hover();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    expect(urls).toHaveLength(1);
  },
);

test('by keyboard: Enter goes into the code, arrows through it, Escape leads back', async ({page}) => {
  await open(page, page1);
  const pre = block(page).locator('pre:visible');
  await pre.focus();
  await expect(pre).toHaveClass(/code-typed/);
  await expect(pre).toHaveAccessibleDescription(/Press Enter/);
  await page.keyboard.press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toHaveClass('code-name');
  const first = await focused.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveClass('code-name');
  await expect(focused).toHaveAccessibleDescription(
    (await popup(page).innerText()).trim().replace(/\s+/g, ' '),
  );
  await page.keyboard.press('Home');
  await expect(focused).toHaveText(first!);
  const line = (await focused.boundingBox())!.y;
  await page.keyboard.press('ArrowDown');
  expect((await focused.boundingBox())!.y).toBeGreaterThan(line);
  await page.keyboard.press('Escape');
  await expect(pre).toBeFocused();
  await expect(popup(page)).toBeHidden();
});

test('a long type is short first; the whole of it opens by keyboard, with its links', async ({page}) => {
  await open(page, page1);
  await call(page).hover();
  await page.keyboard.press('Escape');
  await call(page).click();
  const fold = popup(page).getByText('Whole type');
  const whole = popup(page).locator('details code');
  await expect(fold).toBeVisible();
  await expect(whole).toBeHidden();
  const short = await popup(page).locator('> code').textContent();

  const pre = block(page).locator('pre:visible');
  await pre.focus();
  await page.keyboard.press('Enter');
  const focused = page.locator(':focus');
  for (let i = 0; i < 30 && !(await fold.isVisible()); i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 30 && (await focused.evaluate(({localName}) => localName)) !== 'summary'; i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  expect((await whole.textContent())!.length).toBeGreaterThan(short!.length);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('an open popup is no obstacle', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/introduction/getting-started');
  await block(page).locator('pre:visible').focus();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('names of the library in the popup link to their reference, and Tab reaches them', async ({page}) => {
  await open(page, page1);
  await block(page).locator('pre:visible').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('createSlice');
  await page.keyboard.press('Tab');
  await expect(popup(page).locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText('createSlice');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await popup(page).getByRole('link', {name: 'PayloadAction', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\//);
});

test('the JavaScript has types too', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'js'));
  await open(page, page1);
  await call(page).hover();
  await expect(popup(page)).toContainText('createSlice<');
});

test('the popup stays inside a narrow window', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, page1);
  await block(page).locator('pre:visible').focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(popup(page)).toBeVisible();
    const box = (await popup(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
  }
});

test('if the types do not load, the reader is told and the next try works', async ({page, problems}) => {
  problems.allow(/types/);
  let fail = true;
  await page.route('**/assets/types/*', (route) => (fail ? route.abort() : route.continue()));
  await open(page, page1);
  await block(page).locator('pre:visible').focus();
  await expect(page.getByRole('status').filter({hasText: 'could not be loaded'})).toBeAttached();
  fail = false;
  await call(page).hover();
  await expect(popup(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap opens the type, a tap elsewhere closes it', async ({page}) => {
    await open(page, page1);
    await call(page).scrollIntoViewIfNeeded();
    await call(page).tap();
    await expect(popup(page)).toContainText('createSlice<');
    await page.locator('article p').first().tap();
    await expect(popup(page)).toBeHidden();
    await call(page).tap();
    await expect(popup(page)).toBeVisible();
  });

  test('a tap sets no caret in the code, but clears a selection', async ({page}) => {
    await open(page, page1);
    await call(page).scrollIntoViewIfNeeded();
    await call(page).tap();
    await expect(popup(page)).toBeVisible();
    const selection = () => page.evaluate(() => getSelection()!.type);
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('article p')!));
    expect(await selection()).toBe('Range');
    await call(page).tap();
    await expect.poll(selection).not.toBe('Range');

    await page.evaluate(() => getSelection()!.removeAllRanges());
    await call(page).tap();
    expect(await selection()).toBe('None');
  });

  test('the types of code that the reader looks at are there before a tap', async ({page}) => {
    const urls = countTypeRequests(page);
    await open(page, page1);
    await call(page).scrollIntoViewIfNeeded();
    await expect(async () => expect(urls.length).toBeGreaterThan(0)).toPass();
    const fetched = urls.length;
    const blocks = await page.locator('.code-block[data-types]').count();
    expect(fetched).toBeLessThan(blocks);
    await call(page).tap();
    await expect(popup(page)).toContainText('createSlice<');
    expect(urls).toHaveLength(fetched);
  });

  test.describe('with data saver', () => {
    test.use({connection: {effectiveType: '4g', saveData: true}});

    test('they are not', async ({page}) => {
      const urls = countTypeRequests(page);
      await open(page, page1);
      await call(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(1500);
      expect(urls).toEqual([]);
    });
  });
});
