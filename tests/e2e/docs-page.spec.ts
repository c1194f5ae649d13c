import {docRoutes} from '../routes';
import {expect, open, test} from './fixtures';
import {readPages} from './pages';

test.use({viewport: {width: 1280, height: 800}});

test('the table of contents lists the headings of levels 2 and 3, in order', async ({page}) => {
  const pages = await readPages(page, docRoutes, (document) => ({
    listed: [...document.querySelectorAll('.theme-doc-toc-desktop a')].map((link) =>
      link.getAttribute('href'),
    ),
    headings: [...document.querySelectorAll('article :is(h2, h3)[id]')].map((heading) => `#${heading.id}`),
  }));
  for (const [path, {listed, headings}] of pages) {
    expect.soft(listed, path).toEqual(headings);
    expect.soft(headings.length, path).toBeGreaterThan(0);
  }
});

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

test('every docs page has breadcrumbs and stands in the sidebar as the current page', async ({page}) => {
  const pages = await readPages(page, docRoutes, (document) => ({
    trails: document.querySelectorAll('nav[aria-label="Breadcrumbs"]').length,
    current: [...document.querySelectorAll('nav[aria-label="Docs sidebar"] a[aria-current="page"]')].map(
      (link) => link.getAttribute('href'),
    ),
  }));
  for (const [path, facts] of pages) expect.soft(facts, path).toEqual({trails: 1, current: [path]});
});

test('the pages can be read from first to last', async ({page}) => {
  const next = await readPages(
    page,
    docRoutes,
    (document) => document.querySelector('.pagination-nav__link--next')?.getAttribute('href') ?? null,
  );
  const order: string[] = [];
  for (let path: string | null = '/introduction/getting-started'; path; path = next.get(path) ?? null) {
    expect(order, 'a page that comes twice').not.toContain(path);
    order.push(path);
  }
  expect([...order].sort()).toEqual([...docRoutes].sort());
});
