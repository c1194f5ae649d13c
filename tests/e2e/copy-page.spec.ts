import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, open, test} from './fixtures';

const button = 'Copy page';
const built = join(import.meta.dirname, '..', '..', 'build');
const markdown = readFileSync(join(built, 'api/createSlice.md'), 'utf8');

test('puts the Markdown on the clipboard, by keyboard too, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/createSlice');
  await page.getByRole('button', {name: button}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.copy-page').getByRole('status')).toHaveText('Page copied as Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test('a refusal leads to the link', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/api/createSlice');
  await page.getByRole('button', {name: button}).click();
  await expect(page.locator('.copy-page').getByRole('status')).toHaveText(/refused to copy/);
});

test('a file that does not come is no copy', async ({page, problems}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/*.md', (route) => route.abort('internetdisconnected'));
  await open(page, '/api/createSlice');
  await page.getByRole('button', {name: button}).click();
  await expect(page.locator('.copy-page').getByRole('status')).toHaveText(/could not be loaded/);
});

test('the link opens the file as Markdown', async ({page, problems}) => {
  // The browser asks for an icon, because a text file names none.
  problems.allow(/favicon\.ico/);
  await open(page, '/api/createSlice');
  const arrived = page.waitForResponse('**/api/createSlice.md');
  await page.getByRole('link', {name: 'Markdown', exact: true}).click();
  expect((await arrived).headers()['content-type']).toBe('text/markdown; charset=utf-8');
  await expect(page.locator('body')).toContainText('# createSlice');
});
