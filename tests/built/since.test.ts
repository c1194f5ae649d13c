import {expect, test} from 'vitest';
import homes from '../../plugins/api-reference/coverage/homes.json';
import {shown, sinceFile} from '../../plugins/since/sinceFile';
import {shownBlocks} from '../content/shownBlocks';
import {fileOf, pageOf} from './builtPages';

const {exports, codes, samples} = sinceFile;
const later = Object.entries(exports).filter(([name, version]) => shown(version) && name in homes);

test('every export that came after 2.0 carries its version where it is explained', () => {
  const missing = later.filter(([name, version]) => {
    const route = (homes as Record<string, string>)[name]!.split('#')[0]!;
    return pageOf(route)(`.since[data-since="${version}"]`).length === 0;
  });
  expect(later.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('the index has the version of each of them, and of no other', () => {
  const $ = pageOf('/api/other-exports');
  const marks = $('#a-z-index')
    .nextAll('ul')
    .first()
    .find('.since')
    .toArray()
    .map((mark) => [$(mark).prev('a').text(), $(mark).text()]);
  expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(later));
});

test('so have the error codes', () => {
  const $ = pageOf('/api/other-exports');
  const marked = $('td:first-child > .since').toArray();
  const found = marked.map((mark) => [$(mark.parent!).text().split(' ')[0]!, $(mark).attr('data-since')]);
  expect(Object.fromEntries(found)).toEqual({39: '2.2', 40: '2.6', 41: '2.6', 42: '2.7', 43: '2.9'});
  expect(codes[1]).toBe('2.0');
});

test('code that needs a later release says so, on the page and in its Markdown', () => {
  for (const [page, blocks] of shownBlocks()) {
    if (!page.startsWith('docs/')) continue;
    const route = page.replace(/^docs|\.mdx$/g, '');
    const expected = blocks.flatMap(
      ({file, region}) => samples.oldest[region ? `${file}#${region}` : file] ?? [],
    );
    const notes = pageOf(route)('.code-block-since').toArray();
    expect(
      notes.map((note) => pageOf(route)(note).text()),
      route,
    ).toEqual(expected.map((version) => `Works with ${version} and later.`));
    const twin = fileOf(route, 'md').match(/Works with [\d.]+ and later\./g) ?? [];
    expect(twin, route).toHaveLength(expected.length);
  }
});

test('options: on the page, in its Markdown and in the search index', () => {
  const row = pageOf('/rtk-query/api/createApi')('tr[data-since="2.7"]').first();
  expect(row.find('.since').text()).toBe('since 2.7');
  expect(fileOf('/rtk-query/api/createApi', 'md')).toMatch(/^\| `\w+` optional since 2\.7 \|/m);
  const {index} = JSON.parse(fileOf('/search-index/manifest', 'json')) as {index: string};
  expect(fileOf(`/search-index/${index.replace(/\.json$/, '')}`, 'json')).toContain('"2.7"]');
});
