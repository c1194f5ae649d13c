import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {docRoutes, routes} from '../routes';
import {build, fileOf, pageOf, site} from './builtPages';

test('the build holds the pages of the specification, the not-found page, the frame of the runner, and no other', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const wanted = routes.map((route) => (route === '/' ? '/index.html' : `${route}.html`));
  expect(files.toSorted()).toEqual([...wanted, '/404.html', '/run/frame.html'].toSorted());
});

test.each(routes)('%s has one main heading', (route) => {
  const headings = pageOf(route)('main h1');
  expect(headings).toHaveLength(1);
  expect(headings.text().trim()).toBeTruthy();
});

test('the sitemap lists the landing page and the docs pages', () => {
  const addresses = [...fileOf('sitemap', 'xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses.toSorted()).toEqual(['/', ...docRoutes].map((route) => site + route).toSorted());
});

test('scripts do not list the pages, so that a page costs the same however many there are', () => {
  const folder = join(build, 'assets', 'js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && !file.startsWith('sidebar.'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  // The navigation, the footer and the search modal name a few.
  expect(docRoutes.filter((route) => text.includes(`"${route}"`)).length).toBeLessThan(15);
});
