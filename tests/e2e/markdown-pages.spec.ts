import {docRoutes as docs} from '../routes';
import {expect, open, test} from './fixtures';
import {fileOf, readHtml, readMarkdown, site} from './markdownTwins';

for (const route of docs) {
  test(`${route}.md says what the page says`, () => {
    const [page, twin] = [readHtml(route), readMarkdown(route)];
    expect(twin.headings).toEqual(page.headings);
    expect(twin.code).toEqual(page.code);
    expect(twin.cells).toEqual(page.cells);
    expect(page.headings.length).toBeGreaterThan(1);
  });

  test(`${route}.md is plain Markdown with full addresses`, () => {
    const [page, twin] = [readHtml(route), readMarkdown(route)];
    expect(twin.html, 'markup').toEqual([]);
    expect(twin.plain).not.toMatch(/^import .* from |^export (?:const|default) |sample=|\{\/\*/m);
    for (const address of twin.links) expect(page.links).toContain(address);
    const [, matter] = /^---\n([\s\S]*?)\n---\n\n# /.exec(fileOf(route, 'md'))!;
    expect(matter).toMatch(
      /^title: ".+"\ndescription: ".+"\ncanonical_url: ".+"\nlibrary: "@reduxjs\/toolkit \d+\.\d+\.\d+"$/,
    );
    expect(matter).toContain(`"${site}${route}"`);
  });
}

for (const route of ['/introduction/getting-started', '/api/immutabilityMiddleware'])
  test(`${route}.md, word for word`, () => {
    expect(fileOf(route, 'md')).toMatchSnapshot(`${route.split('/').at(-1)}.md`);
  });

test('llms.txt names every page once, llms-full.txt holds them all in the same order', () => {
  const named = [...fileOf('llms', 'txt').matchAll(/^- \[.+\]\((.+)\.md\): \S/gm)].map(([, url]) => url);
  expect(named.toSorted()).toEqual(docs.map((route) => site + route).toSorted());
  const sources = [...fileOf('llms-full', 'txt').matchAll(/^Source: (.+)$/gm)].map(([, url]) => url);
  expect(sources).toEqual(named);
});

test('the Markdown is neither in the sitemap nor in the search', () => {
  expect(fileOf('sitemap', 'xml')).not.toContain('.md<');
  const html = fileOf('/api/createSlice', 'html');
  expect(html).toMatch(/<link [^>]*rel="?alternate"?[^>]*href="?\/api\/createSlice\.md"?/);
});

test.describe('Copy page', () => {
  const button = 'Copy page';

  test('puts the Markdown on the clipboard, by keyboard too, and says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api/createSlice');
    await page.getByRole('button', {name: button}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.copy-page').getByRole('status')).toHaveText('Page copied as Markdown');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fileOf('/api/createSlice', 'md'));
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
    // The browser looks for an icon, because a text file names none.
    problems.allow(/favicon\.ico/);
    await open(page, '/api/createSlice');
    const arrived = page.waitForResponse('**/api/createSlice.md');
    await page.getByRole('link', {name: 'Markdown', exact: true}).click();
    expect((await arrived).headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await expect(page.locator('body')).toContainText('# createSlice');
  });
});
