import {join} from 'node:path';
import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {attributesOf, fileOf, site} from './builtPages';
import {readHtml, readMarkdown} from './markdownTwins';

test.each(docRoutes)('%s.md says what the page says, as plain Markdown with full addresses', (route) => {
  const [page, twin] = [readHtml(route), readMarkdown(route)];
  expect(page.headings.length).toBeGreaterThan(1);
  expect(twin.headings).toEqual(page.headings);
  expect(twin.code).toEqual(page.code);
  expect(twin.cells).toEqual(page.cells);
  expect(twin.html, 'markup').toEqual([]);
  expect(twin.plain).not.toMatch(/^import .* from |^export (?:const|default) |sample=|\{\/\*/m);
  expect(twin.links.filter((address) => !page.links.includes(address))).toEqual([]);
  const [, matter] = /^---\n([\s\S]*?)\n---\n\n# /.exec(fileOf(route, 'md')) ?? [];
  expect(matter).toMatch(
    /^title: ".+"\ndescription: ".+"\ncanonical_url: ".+"\nlibrary: "@reduxjs\/toolkit \d+\.\d+\.\d+"$/,
  );
  expect(matter).toContain(`"${site}${route}"`);
});

test.each(['/introduction/getting-started', '/api/immutabilityMiddleware'])(
  '%s.md, word for word',
  async (route) => {
    const name = route.split('/').at(-1);
    await expect(fileOf(route, 'md')).toMatchFileSnapshot(join('__snapshots__', `${name}.md`));
  },
);

test('llms.txt names every page once, llms-full.txt holds them all in the same order', () => {
  const named = [...fileOf('llms', 'txt').matchAll(/^- \[.+\]\((.+)\.md\): \S/gm)].map(([, url]) => url);
  expect(named.toSorted()).toEqual(docRoutes.map((route) => site + route).toSorted());
  const sources = [...fileOf('llms-full', 'txt').matchAll(/^Source: (.+)$/gm)].map(([, url]) => url);
  expect(sources).toEqual(named);
});

test('the Markdown is not in the sitemap, and every page names its own', () => {
  expect(fileOf('sitemap', 'xml')).not.toContain('.md<');
  for (const route of docRoutes)
    expect(attributesOf(route, 'link[rel="alternate"][type="text/markdown"]', 'href'), route).toEqual([
      `${route}.md`,
    ]);
});
