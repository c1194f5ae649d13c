import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test, vi} from 'vitest';
import {withoutFrontMatter} from '../shared/frontMatter';
import {openLibrary} from './library/openLibrary';
import remarkApiReference from './remarkApiReference';

vi.setConfig({testTimeout: 60_000});

const fixtures = join(__dirname, '__fixtures__');
const library = openLibrary({
  entries: {shelf: join(fixtures, 'base/index.d.ts')},
  sources: {shelf: join(fixtures, 'base/src')},
  versions: {shelf: '1.0.0'},
});

async function render(source: string): Promise<string> {
  const remarkPlugins = [[remarkApiReference, {siteDir: '', library}]] as never;
  const {default: Page} = await evaluate(
    {path: 'docs/shelf.mdx', value: source},
    {...runtime, remarkPlugins},
  );
  const components = {ApiAnchors: ({ids}: {ids: string}) => createElement('i', {'data-ids': ids})};
  return renderToStaticMarkup(createElement(Page, {components})).replace(/>\n+</g, '><');
}

test('a page in HTML', async () => {
  const page = withoutFrontMatter(readFileSync(join(fixtures, 'shelf.mdx'), 'utf8'));
  const html = await render(page);

  expect(html).toContain(
    '<tr id="shelfoptions-capacity" role="row" data-member="capacity" data-of="ShelfOptions">' +
      '<td role="cell" class="api-name"><a href="#shelfoptions-capacity"><code>capacity</code></a> ' +
      '<span class="api-mark api-mark--required">required</span></td>' +
      '<td role="cell" class="api-type"><code>number</code></td>' +
      '<td role="cell" class="api-default"></td>' +
      '<td role="cell" class="api-description"><p>How many books fit.</p></td></tr>',
  );
  expect(html).toContain('<span class="api-mark api-mark--deprecated">deprecated</span>');
  expect(html).toContain('<td role="cell" class="api-default"><code>3</code></td>');
  expect(html).toContain('<p id="table-shelfoptions" class="api-table-title"><code>ShelfOptions</code></p>');
  expect(html).toContain('aria-labelledby="table-shelfoptions"');

  expect(html).toContain('<div class="signature" id="signature-createshelf">');
  expect(html).toContain('<details class="full-signature"><summary>Full signature</summary>');
  expect(html).toContain('Label extends string = string');

  expect(html).toContain(
    '<div class="error-message" id="a-shelf-cannot-hold-books-in-rows" data-message="A shelf cannot hold {capacity} books in {rows} rows">' +
      '<p class="error-message-facts"><a href="#a-shelf-cannot-hold-books-in-rows" class="error-message-kind">Throws</a> in every build</p>',
  );
  expect(html).toMatch(
    /data-ids="signature-createshelf table-shelfoptions shelfoptions-capacity [^"]+ a-shelf-cannot-hold-books-in-rows /,
  );
  expect(html).not.toContain('style=');
});

test('a long type is short in the cell and whole below it; a column nobody fills is left out', async () => {
  const html = await render(
    `<ApiTable of="Shelf">\n\n- \`books\`: a.\n- \`add\`: b.\n- \`[number]\`: c.\n\n</ApiTable>`,
  );
  expect(html).not.toContain('Default');
  expect(html).toContain('<code>readonly Book[]</code>');
  expect(html).toContain('id="shelf-number"');
  expect(html).toContain('<code>{ (book: Book): void; (books: Book[]): void }</code>');
});

test('one row stands for the members of another type', async () => {
  const html = await render(
    `<ApiTable of="createShelf(options)">\n\n- \`capacity\`: a.\n- ...\`ShelfOptions\`: b.\n\n</ApiTable>`,
  );
  expect(html).toContain(
    'data-member="...ShelfOptions" data-of="createShelf(options)"><td role="cell" class="api-name">' +
      '<a href="#createshelf-options-shelfoptions"><code>...ShelfOptions</code></a></td>' +
      '<td role="cell" class="api-type"><code>compare</code>, <code>labels</code>, <code>rows</code></td>',
  );
});

test('a member that no reader writes can be left out', async () => {
  const html = await render(`<ApiTable of="Shelf" without="books [number]">\n\n- \`add\`: b.\n\n</ApiTable>`);
  expect(html).toContain('data-member="add"');
  expect(html).not.toContain('data-member="books"');
});

test('a table of what the reader receives, under a name of its own', async () => {
  const html = await render(
    `<ApiTable of="ShelfOptions" as="shelf result" kind="result">\n\n- \`capacity\`: a.\n- \`labels\` = \`true\`: b.\n- \`compare\`: c.\n- \`rows\` = \`3\`: d.\n\n</ApiTable>`,
  );
  expect(html).toContain('<p id="table-shelf-result" class="api-table-title"><code>shelf result</code></p>');
  expect(html).toContain(
    '<tr id="shelf-result-capacity" role="row" data-member="capacity" data-of="shelf result">',
  );
  expect(html).not.toContain('required');
  const signature = await render('<Signature of="createShelf" as="shelf maker" />');
  expect(signature).toContain('<div class="signature" id="signature-shelf-maker">');
});
