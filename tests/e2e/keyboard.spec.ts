import {expect, open, test} from './fixtures';

for (const path of ['/', '/api/createSlice', '/search', '/no/such/page']) {
  test(`the first Tab on ${path} reaches a link that skips to the content`, async ({page, problems}) => {
    problems.allow(/404 \(Not Found\)/);
    await open(page, path);
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();

    // The target of the skip link is not a tab stop; the next one comes after the navbar, in the content.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement!.closest('main'))).toBe(true);
  });
}

test('the focus is marked while Tab is in use, and no longer after a click', async ({page}) => {
  await open(page, '/');
  const body = page.locator('body');
  const marked = /(^| )navigation-with-keyboard( |$)/;
  await expect(body).not.toHaveClass(marked);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(marked);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).not.toBe('none');
  await page.mouse.click(600, 400);
  await expect(body).not.toHaveClass(marked);
});
