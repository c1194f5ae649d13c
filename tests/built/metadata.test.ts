import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {docRoutes, routes} from '../routes';
import {attributesOf, build, pageOf, site} from './builtPages';

function metaOf(route: string) {
  const $ = pageOf(route);
  return (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');
}

test.each(routes)('%s says what it is about', (route) => {
  const $ = pageOf(route);
  const meta = metaOf(route);
  const title = $('title').first().text();
  const image = meta('og:image') ?? '';
  expect($('html').attr('lang')).toBe('en');
  expect(title).toMatch(route === '/' ? /Redux Toolkit/ : /^.+ \| Redux Toolkit$/);
  expect(meta('description')?.length).toBeGreaterThan(40);
  expect(attributesOf(route, 'link[rel="canonical"]', 'href')).toEqual([site + route]);
  expect({
    'og:url': meta('og:url'),
    'og:title': meta('og:title'),
    'og:description': meta('og:description'),
    'twitter:image': meta('twitter:image'),
    'twitter:card': meta('twitter:card'),
    docusaurus_locale: meta('docusaurus_locale'),
  }).toEqual({
    'og:url': site + route,
    'og:title': title,
    'og:description': meta('description'),
    'twitter:image': image,
    'twitter:card': 'summary_large_image',
    docusaurus_locale: 'en',
  });
  expect(image).toMatch(/^https:\/\/redux-toolkit\.js\.org\/img\/.+\.(png|jpg)$/);
  expect(existsSync(join(build, new URL(image).pathname)), image).toBe(true);
});

test('pages have titles of their own', () => {
  const titles = new Set(routes.map((route) => pageOf(route)('title').first().text()));
  expect(titles.size).toBeGreaterThan(routes.length - 8);
});

test('every page may be indexed, but for lists of search results', () => {
  const kept = routes.filter((route) => metaOf(route)('robots')?.includes('noindex'));
  expect(kept).toEqual(['/search']);
  expect(existsSync(join(build, 'robots.txt'))).toBe(false);
});

test.each(docRoutes)('%s carries the search tag of its version', (route) => {
  const meta = metaOf(route);
  expect([meta('docusaurus_version'), meta('docusaurus_tag')]).toEqual(['current', 'docs-default-current']);
});

interface BreadcrumbList {
  '@context': string;
  '@type': string;
  itemListElement: {position: number; name: string; item?: string}[];
}

test.each(docRoutes)('%s describes its breadcrumbs as JSON-LD', (route) => {
  const $ = pageOf(route);
  const lists = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as BreadcrumbList)
    .filter((entry) => entry['@type'] === 'BreadcrumbList');
  expect(lists).toHaveLength(1);
  const [{'@context': context, itemListElement: items}] = lists as [BreadcrumbList];
  expect(context).toMatch(/^https?:\/\/schema\.org/);
  expect(items.length).toBeGreaterThan(0);
  expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
  for (const {name, item = `${site}/`} of items) {
    expect(name).toBeTruthy();
    expect(item).toMatch(/^https:\/\/redux-toolkit\.js\.org\//);
  }
});

test.each([...routes, '/404'])('no content of %s needs inline styles', (route) => {
  expect(attributesOf(route, 'main [style]', 'style')).toEqual([]);
});
