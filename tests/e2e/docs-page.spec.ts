import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}});

test('breadcrumbs say where a page is, and lead home', async ({page}) => {
  await open(page, '/rtk-query/usage/queries');
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const names = (await trail.getByRole('listitem').allInnerTexts())
    .map((text) => text.trim())
    .filter(Boolean);
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  expect(names[0]).toBe('RTK Query');
  expect(names).toContain('Guides');
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(heading.toLowerCase()).toContain(names.at(-1)!.toLowerCase());
  await trail.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('/');
});

test('on paper there is the text, and nothing to press', async ({page}) => {
  await open(page, '/api/createSlice');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const part of [
    '.navbar',
    '.footer',
    '.copy-page',
    '.theme-doc-sidebar-container',
    '.code-block-tools',
  ])
    await expect(page.locator(part).first()).toBeHidden();
});
