import {expect, open, test} from './fixtures';
import {expectAccessible, hitsOf, inputOf, modalOf, openSearch, searchFor} from './search';

test('the button opens the modal, Escape closes it and gives the focus back', async ({page}) => {
  await open(page, '/api/createSlice');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
});

test('a press beside the modal closes it', async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  await page.mouse.click(5, 400);
  await expect(modalOf(page)).toHaveCount(0);
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens it`, async ({page}) => {
    await open(page, '/');
    await page.keyboard.press(keys);
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('');
  });
}

test('/ is a character in a text field', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await expect(modalOf(page)).toHaveCount(0);
});

test(
  'nothing is fetched before a reader points at it; then it opens at once',
  {tag: '@awake'},
  async ({page, networkRests}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/api/createSlice');
    await networkRests();
    expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual([]);
    const styles = asked.filter((path) => path.endsWith('.css'));
    for (const path of styles)
      expect(await (await page.request.get(path)).text()).not.toContain('.search-window');

    const before = asked.length;
    await page.getByRole('button', {name: 'Search', exact: true}).hover();
    await expect
      .poll(() => asked.some((path) => /^\/search-index\/index\.[0-9a-f]+\.json$/.test(path)))
      .toBe(true);
    await networkRests();
    expect(
      asked.slice(before).some((path) => path.endsWith('.css')),
      'the modal brings its own styles',
    ).toBe(true);

    // Everything is loaded: opening requests nothing.
    const loaded = asked.length;
    await openSearch(page);
    expect(asked.slice(loaded)).toEqual([]);
  },
);

test(
  'results link to pages and their sections, by page, with the match marked',
  {tag: '@smoke'},
  async ({page}) => {
    await open(page, '/');
    await searchFor(page, 'createSlice');
    await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createSlice');
    await expect(hitsOf(page).first().locator('mark').first()).toHaveText('createSlice');
    const addresses = await hitsOf(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const pages = addresses.map((address) => address.split('#')[0] ?? '');
    for (const path of new Set(pages))
      expect(pages.filter((other) => other === path).length).toBeLessThanOrEqual(3);
    expect(pages, 'a page’s results stand together').toEqual(
      [...new Set(pages)].flatMap((path) => pages.filter((other) => other === path)),
    );
    await hitsOf(page).first().click();
    await expect(page).toHaveURL('/api/createSlice');
    await expect(modalOf(page)).toHaveCount(0);
  },
);

test('the keyboard reaches everything', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('createAction');
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createAction');
  const second = await hitsOf(page).nth(1).getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await expect(modalOf(page).getByRole('option', {selected: true})).toHaveAttribute('href', second ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second ?? '');
});

test('Tab never reaches the page behind, in both directions', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  const reached = new Set<string>();
  for (const key of [
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
  ]) {
    await page.keyboard.press(key);
    reached.add(
      await page.evaluate(() => {
        const {activeElement: element, body} = document;
        // Between the last stop and the first, the browser's own controls have the focus.
        if (!element || element === body) return 'the browser';
        return element.closest('.search-dialog') ? element.tagName : 'the page behind';
      }),
    );
  }
  expect([...reached]).toEqual(expect.arrayContaining(['INPUT', 'BUTTON', 'A']));
  expect([...reached]).not.toContain('the page behind');
});

test('text that is selected beyond the window does not close it', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  const field = (await inputOf(page).boundingBox())!;
  await page.mouse.move(field.x + 40, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(modalOf(page)).toBeVisible();
});

test('every stop of Tab is seen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.press('Tab');
  // The window may take the place of its stand-in in this moment.
  const focused = async () => (await page.locator(':focus').boundingBox()) ?? {width: 0, height: 0};
  await expect
    .poll(async () => {
      const {width, height} = await focused();
      return Math.min(width, height);
    })
    .toBeGreaterThan(20);
});

test('the page behind does not scroll', async ({page}) => {
  await open(page, '/api/createSlice');
  await openSearch(page);
  const wheel = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, {once: true})),
  );
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 600);
  await wheel;
  // Scrolling would happen in the next frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('arrow keys reach the recent places, and Enter follows one', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
  await open(page, '/');
  await openSearch(page);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hitsOf(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/createSlice');
});

test('Control and Enter open a result in another tab', async ({page, context}) => {
  await open(page, '/');
  await searchFor(page, 'createAction');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/api/createAction');
  await expect(modalOf(page)).toBeVisible();
});

test('Clear empties the field, and keeps the focus there', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  await modalOf(page).getByRole('button', {name: 'Clear the text'}).click();
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  await expect(modalOf(page).getByText('No recent searches')).toBeVisible();
});

test('the footer counts the results and leads to all of them', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'reducer');
  const footer = modalOf(page).getByRole('link', {name: /^See all \d+ results$/});
  const [count] = (await footer.textContent())?.match(/\d+/) ?? [];
  await footer.click();
  await expect(page).toHaveURL('/search?q=reducer');
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} results`);
  await expect(modalOf(page)).toHaveCount(0);
});

test('the count is announced', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'reducer');
  await expect(modalOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('visited results are kept as recent searches, can be made favorites, and can be removed', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'createSlice');
  await hitsOf(page).first().click();
  // The address changes immediately, the page when it has arrived: until then the modal would be that of the old page.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');

  await openSearch(page);
  await expect(modalOf(page).getByText('Recent', {exact: true})).toBeVisible();
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createSlice');
  await modalOf(page).getByRole('button', {name: 'Save this search'}).click();
  await expect(modalOf(page).getByText('Favorite')).toBeVisible();
  await modalOf(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(modalOf(page).getByText('No recent searches')).toBeVisible();
});

test('a long pasted message is searched whole', async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  const message = `${'zzzzzz '.repeat(20)}createEntityAdapter`;
  await inputOf(page).fill(message);
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createEntityAdapter');
  const all = modalOf(page).getByRole('link', {name: /^See all/});
  await expect(all).toHaveAttribute('href', `/search?q=${encodeURIComponent(message)}`);
});

test.describe('no violation', () => {
  // Over a page with little on it: the pages themselves are tested elsewhere, and take axe a long time.
  for (const [state, text] of [
    ['with nothing typed', ''],
    ['with results', 'createSlice'],
    ['without results', 'qqqqqqqq'],
  ] as const) {
    test(state, async ({page}) => {
      await open(page, '/search');
      await openSearch(page);
      if (text) {
        await inputOf(page).fill(text);
        await expect(hitsOf(page).first()).toBeVisible();
      }
      await expectAccessible(page);
    });
  }

  test('with recent searches', async ({page}) => {
    await open(page, '/');
    await searchFor(page, 'createSlice');
    await hitsOf(page).first().click();
    await expect(page).toHaveURL('/api/createSlice');
    await open(page, '/search');
    await openSearch(page);
    await expect(hitsOf(page).first()).toBeVisible();
    await expectAccessible(page);
  });
});
