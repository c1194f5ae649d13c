import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test, vi} from 'vitest';
import {openLibrary} from '../../plugins/api-reference/library/openLibrary';
import remarkApiReference from '../../plugins/api-reference/remarkApiReference';
import remarkSince from '../../plugins/since/remarkSince';
import type {SinceFile} from '../../plugins/since/sinceFile';
import {root} from './files';

vi.setConfig({testTimeout: 60_000});

const shelf = join(root, 'plugins/api-reference/__fixtures__/base');
const library = openLibrary({
  entries: {shelf: join(shelf, 'index.d.ts')},
  sources: {shelf: join(shelf, 'src')},
  versions: {shelf: '1.0.0'},
  readable: join(root, 'plugins/api-reference/__fixtures__/readable'),
});
const entries = Object.fromEntries(
  ['Book', 'Label', 'Position', 'Shelf', 'ShelfOptions'].map((name) => [name, `/books#${name}`]),
);

const nothing: SinceFile = {
  read: ['1.9.7', '2.0.0', '2.6.0'],
  exports: {},
  members: {},
  retyped: {},
  codes: {},
  gone: {exports: {}, members: {}},
  statements: {},
  samples: {compiled: [], run: [], pages: {}, oldest: {}},
};

async function render(source: string, file: Partial<SinceFile>, homes: Record<string, string> = {}) {
  const remarkPlugins = [
    remarkGfm,
    [remarkApiReference, {siteDir: '', library, entries}],
    [remarkSince, {siteDir: '', homes, file: {...nothing, ...file}}],
  ] as never;
  const {default: Page} = await evaluate(
    {path: 'docs/shelf.mdx', value: source},
    {...runtime, remarkPlugins},
  );
  return renderToStaticMarkup(createElement(Page, {components: {ApiAnchors: () => null}}));
}

const options =
  '<ApiTable of="ShelfOptions">\n\n- `capacity`: a.\n- `compare`: b.\n- `labels` = `true`: c.\n- `rows` = `3`: d.\n\n</ApiTable>';
const mark = (version: string) => `<span class="since" data-since="${version}">since ${version}</span>`;

test('a member that came after 2.0 carries its version, older ones carry none', async () => {
  const html = await render(options, {members: {ShelfOptions: {rows: '2.6', labels: '2.0', compare: '1.8'}}});
  expect(html).toMatch(/<tr id="shelfoptions-rows"[^>]* data-since="2\.6">/);
  expect(html.split('class="since"')).toHaveLength(2);
  expect(html).toContain(`</span> ${mark('2.6')}</td><td role="cell" class="api-type">`);
});

test('members that all came together are marked once, above the table', async () => {
  const all = {capacity: '2.6', compare: '2.6', labels: '2.6', rows: '2.6'};
  const html = await render(
    options,
    {members: {ShelfOptions: all}, exports: {ShelfOptions: '2.6'}},
    {ShelfOptions: '/shelf#x'},
  );
  expect(html.split('class="since"')).toHaveLength(2);
  expect(html).toContain(`<code>ShelfOptions</code> ${mark('2.6')}</p>`);
  expect(html).toMatch(/<table[^>]* data-since="2\.6"/);
});

test('a change of type is told if it came later than the member', async () => {
  const retyped = {ShelfOptions: {rows: ['2.3', '2.9'], labels: ['2.4']}};
  const html = await render(options, {members: {ShelfOptions: {rows: '2.2', labels: '2.6'}}, retyped});
  expect(html).toContain('<span class="since" data-changed="2.9">changed in 2.9</span>');
  expect(html).not.toContain('changed in 2.4');
});

const homes = {createShelf: '/shelf#a', Rack: '/shelf#b', sort: '/shelf#c', other: '/elsewhere#d'};
test.each([
  [
    'a signature',
    '<Signature of="createShelf" />',
    {createShelf: '2.3'},
    /<\/div>\s*<p class="since-line"><span class="since" data-since="2\.3">/,
  ],
  [
    'an item',
    '- `Rack<T>`: a rack.\n- `Racks`: more.',
    {Rack: '2.3'},
    /<code>Rack&lt;T&gt;<\/code> <span class="since"/,
  ],
  ['a heading', '## `sort`\n\nText.', {sort: '2.3'}, /<\/h2>\s*<p class="since-line">/],
  [
    'a mention',
    'Use `other`, then `sort(list)`.',
    {sort: '2.3', other: '2.3'},
    /<code>sort\(list\)<\/code> <span class="since" data-since="2\.3">since 2\.3<\/span>\.<\/p>/,
  ],
])('an export is marked at %s', async (_, source, exports, expected) => {
  const html = await render(source, {exports}, homes);
  expect(html).toMatch(expected);
  expect(html.split('class="since"')).toHaveLength(2);
});

test('the index and the table of error codes', async () => {
  const source =
    '## A–Z index\n\n- **S**: [`sort`](/a), [`shelf`](/b)\n\n## Codes\n\n| Code | Text |\n|---|---|\n| 40 | a |\n| 41 | b |\n\n| Size | Text |\n|---|---|\n| 40 | a |';
  const html = await render(source, {exports: {sort: '2.4.1', shelf: '2.0'}, codes: {40: '2.6', 41: '2.0'}});
  expect(html).toContain('<code>sort</code></a> <span class="since" data-since="2.4.1">2.4.1</span>,');
  expect(html).toContain(`<td>40 ${mark('2.6')}</td>`);
  expect(html.split('class="since"')).toHaveLength(3);
});
