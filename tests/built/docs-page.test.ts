import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {attributesOf, pageOf} from './builtPages';

test.each(docRoutes)('%s: the table of contents lists the headings of levels 2 and 3, in order', (route) => {
  const headings = attributesOf(route, 'article :is(h2, h3)[id]', 'id');
  expect(headings.length).toBeGreaterThan(0);
  expect(attributesOf(route, '.theme-doc-toc-desktop a', 'href')).toEqual(headings.map((id) => `#${id}`));
});

test.each(docRoutes)('%s has breadcrumbs and stands in the sidebar as the current page', (route) => {
  expect(pageOf(route)('nav[aria-label="Breadcrumbs"]')).toHaveLength(1);
  const current = 'nav[aria-label="Docs sidebar"] a[aria-current="page"]';
  expect(attributesOf(route, current, 'href')).toEqual([route]);
});

test('the pages can be read from first to last', () => {
  const order: string[] = [];
  let route: string | undefined = '/introduction/getting-started';
  while (route) {
    expect(order, 'a page that comes twice').not.toContain(route);
    order.push(route);
    [route] = attributesOf(route, '.pagination-nav__link--next', 'href');
  }
  expect(order.toSorted()).toEqual(docRoutes.toSorted());
});
