import {expect, open, test} from './fixtures';
import {inputOf, modalOf, openSearch, searchFor} from './search';

test('Enter before the answer to what was typed waits for it', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  // Both events in one task: the answer comes from a worker, so it cannot arrive between them.
  await inputOf(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'createAction');
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  });
  await expect(page).toHaveURL('/api/createAction');
});

test('Escape before the script of the modal has arrived keeps it closed', async ({page, networkRests}) => {
  await open(page, '/');
  await networkRests();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.press('Escape');
  release();
  await networkRests();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(modalOf(page)).toHaveCount(0);
  await openSearch(page);
});
