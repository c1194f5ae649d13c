import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {hitsOf, searchFor} from './search';

const target = (page: Page) => page.evaluate(() => document.querySelector(':target')?.id);

/** A link in the text to another place on its page. */
const insideLink = (page: Page) => page.locator('article p a[href^="#"]').first();

/** Whether Tab, from here, reaches something behind an element. */
async function tabContinuesBehind(page: Page, id: string) {
  await page.keyboard.press('Tab');
  return page.evaluate((id) => {
    const element = document.getElementById(id)!;
    const reached = document.activeElement!;
    return (
      element.contains(reached) ||
      Boolean(element.compareDocumentPosition(reached) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  }, id);
}

test('a link inside the page marks its target, moves the start of Tab, and is one step back', async ({
  page,
}) => {
  await open(page, '/api/createSlice');
  const link = insideLink(page);
  const id = (await link.getAttribute('href'))!.slice(1);
  const steps = await page.evaluate(() => history.length);
  await link.focus();
  await page.keyboard.press('Enter');
  expect(await target(page)).toBe(id);
  expect(await tabContinuesBehind(page, id)).toBe(true);
  await link.click();
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL('/api/createSlice');
});

test('so does a link to a place on another page', async ({page}) => {
  await open(page, '/api/createSlice');
  const link = page.locator('article a[href^="/api/"][href*="#"]').first();
  const [path = '', id = ''] = (await link.getAttribute('href'))!.split('#');
  const steps = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => target(page)).toBe(id);
  expect(await tabContinuesBehind(page, id)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await expect(page).toHaveURL(`${path}#${id}`);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
});

test('so does a result of the search, on this page and on another', async ({page}) => {
  await open(page, '/');
  for (const path of ['/api/createAsyncThunk', '/api/createSlice']) {
    await searchFor(page, path.endsWith('Slice') ? 'createSlice reducers' : 'createAsyncThunk condition');
    const hit = page.locator(`[role="option"][href^="${path}#"]`).first();
    const id = (await hit.getAttribute('href'))!.split('#')[1]!;
    await hit.click();
    await expect.poll(() => target(page)).toBe(id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await searchFor(page, 'createSlice extraReducers');
  await hitsOf(page).first().click();
  await expect.poll(() => target(page)).toContain('xtra');
});

// The router cannot read it; the browser can.
test('a fragment that cannot be decoded leaves the page as it is', {tag: '@awake'}, async ({page}) => {
  await open(page, '/api/createSlice');
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#%25E0%25A4%25A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
  await page.goBack();
  await expect(page).toHaveURL('/api/createSlice');
});
