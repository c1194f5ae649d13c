import {expect, follow, open, test} from './fixtures';

test.describe('at a desk', () => {
  test.use({viewport: {width: 1280, height: 900}});

  test('all of the sidebar is loaded when the reader reaches for it', async ({page, networkRests}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/introduction/getting-started');
    await networkRests();
    expect(asked.filter((url) => /\/sidebar\.\w+\.js/.test(url))).toHaveLength(0);

    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'API reference'}).click();
    for (const name of ['configureStore', 'createSlice', 'Other exports'])
      await expect(sidebar.getByRole('link', {name, exact: true})).toBeVisible();
    expect(asked.filter((url) => /\/sidebar\.\w+\.js/.test(url))).toHaveLength(1);
  });

  test('an opened category stays open on the next page', {tag: '@smoke'}, async ({page}) => {
    await open(page, '/introduction/getting-started');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'API reference'}).click();
    await sidebar.getByRole('link', {name: 'createSlice', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
    await sidebar.getByRole('button', {name: 'Guides', exact: true}).click();
    await sidebar.getByRole('link', {name: 'Polling', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Polling');
    await expect(sidebar.getByRole('link', {name: 'createSlice', exact: true})).toBeVisible();
  });

  test(
    'an open category keeps its pages when a link in the text leads elsewhere',
    {tag: '@awake'},
    async ({page}) => {
      await open(page, '/api/createSlice');
      await follow(page, '/usage/immer-reducers');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      for (const name of ['configureStore', 'createSlice', 'Other exports'])
        await expect(sidebar.getByRole('link', {name, exact: true})).toBeVisible();
    },
  );

  test('it shows the page that a link in the text leads to', async ({page}) => {
    await open(page, '/introduction/getting-started');
    const title = page.getByRole('heading', {level: 1});
    const before = (await title.textContent()) ?? '';
    await page.locator('[data-article] a[href^="/api/"]').first().click();
    await expect(page).toHaveURL(/\/api\//);
    const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
    // The address changes a moment before the page does.
    await expect(title).not.toHaveText(before);
    await expect(current).toHaveText((await title.textContent()) ?? '');
    await expect(current).toBeVisible();
  });
});

test('on a phone, every category of the menu can be opened', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/introduction/getting-started');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: 'Guides', exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Polling', exact: true})).toBeVisible();
  await menu.getByRole('link', {name: 'Polling', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Polling');
});
