import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {hitsOf, inputOf, modalOf, openSearch} from './search';

const MARKUP = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
const TEXTS: Record<string, string> = {
  markup: MARKUP,
  'a script address': 'javascript:window.harmed=1',
  'a prototype name': '__proto__',
  'another prototype name': 'constructor',
  'half an encoding': '%E0%A4%A',
  'an encoded encoding': '%2525%2F..%2F',
  'a null': 'a\u0000b',
  'a half of a pair': '\ud800',
  'right to left': '\u202Egnp.exe',
  'a regular expression': '(a+)+$[',
};
const LONG = `${MARKUP}${'x'.repeat(100_000)}`;

async function expectUnharmed(page: Page) {
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const STORED = [
  'theme',
  'docusaurus.tab.language',
  'docusaurus.tab.package-manager',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.search.recent',
];

for (const [name, text] of Object.entries(TEXTS)) {
  test(`${name} in what the browser has stored, in the hash, in the path`, async ({page, problems}) => {
    // A server may refuse such an address, which is as good as a page.
    problems.allow(/404|400|Failed to load resource/);
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [STORED, text] as const,
    );
    await page.goto(`/api/createSlice#${encodeURI(text.replace('\ud800', '%ED%A0%80'))}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
    await expect(page.locator('.code-block pre:visible').first()).toBeVisible();
    await expectUnharmed(page);
    const response = await page.goto(`/api/${encodeURIComponent(text.replace('\ud800', '?'))}`);
    expect([400, 404]).toContain(response?.status());
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  test(`${name} in q, typed and as an address`, async ({page}) => {
    const query = text === '\ud800' ? '%ED%A0%80' : text.includes('%') ? text : encodeURIComponent(text);
    await page.goto(`/search?q=${query}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectUnharmed(page);
    await openSearch(page);
    await inputOf(page).fill(text);
    await expect(
      modalOf(page)
        .getByText(/results|No results/i)
        .first(),
    ).toBeVisible();
    await expectUnharmed(page);
  });
}

test('a hundred kilobytes are searched for calmly', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').fill(LONG);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/No results|results/);
  await expectUnharmed(page);
  await openSearch(page);
  await inputOf(page).fill('createSlice');
  await expect(hitsOf(page).first()).toBeVisible();
});
