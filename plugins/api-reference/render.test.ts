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
  readable: join(fixtures, 'readable'),
});

/** Where the names of the fixture are explained; one of them on the page itself. */
const entries = {
  Book: '/books#book',
  Label: '/books#label',
  Position: '/books#position',
  Shelf: '/books#shelf',
  ShelfOptions: '/shelf#table-shelfoptions',
};

async function render(source: string): Promise<string> {
  const remarkPlugins = [[remarkApiReference, {siteDir: '', library, entries}]] as never;
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
  expect(html).toContain('<details class="full-signature"><summary>Exact signature</summary>');
  expect(html).toContain('>function createShelf(options: ShelfOptions&lt;Book&gt;): Shelf&lt;Book&gt;\n<');
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

test('a message that needs a global process says so, and no other does', async () => {
  const entry = (when: string, text: string) =>
    render(
      `<ErrorMessage kind="console.warn" when="${when}">\n\n\`\`\`\n${text}\n\`\`\`\n\nFix it.\n\n</ErrorMessage>`,
    );
  expect(await entry('development', 'The shelf will fall over')).toContain(
    'only when NODE_ENV is development, and only with <a href="/usage/usage-guide#messages-without-process">a global process</a></p>',
  );
  expect(await entry('not production', 'The shelf has labels')).toContain('only outside production</p>');
});

test('a text that production leaves out does not promise that nothing is thrown there', async () => {
  const html = await render(
    '<ErrorMessage kind="throws" when="not production">\n\n```\nA shelf without rows\n```\n\nAdd one.\n\n</ErrorMessage>',
  );
  expect(html).toContain('>Throws</a> with this text only outside production</p>');
});

test('our wording of a type, with links and laid out for its column; the exact type below it', async () => {
  const html = await render(withoutFrontMatter(readFileSync(join(fixtures, 'shelf.mdx'), 'utf8')));
  const book = '<a href="/books#book">Book</a>';
  const indent = '\u00a0\u00a0';
  expect(html).toContain(
    `<code>(\n${indent}one: ${book},\n${indent}other: ${book},\n${indent}reversed: {rows: boolean; boards: boolean},\n) =&gt; number</code>` +
      '<details class="api-full-type"><summary>Exact type</summary><pre><code>(a: Book, b: Book) =&gt; number</code></pre></details>',
  );
});

test('a type that says enough is shown as it is; a column nobody fills is left out', async () => {
  const html = await render(
    `<ApiTable of="Shelf">\n\n- \`books\`: a.\n- \`add\`: b.\n- \`[number]\`: c.\n\n</ApiTable>`,
  );
  expect(html).not.toContain('Default');
  expect(html).toContain('<code>readonly <a href="/books#book">Book</a>[]</code>');
  expect(html).toContain('id="shelf-number"');
  expect(html).not.toContain('Exact type');
});

test('one row stands for the members of another type', async () => {
  const html = await render(
    `<ApiTable of="createShelf(options)">\n\n- \`capacity\`: a.\n- ...\`ShelfOptions\`: b.\n\n</ApiTable>`,
  );
  expect(html).toContain(
    'data-member="...ShelfOptions" data-of="createShelf(options)"><td role="cell" class="api-name">' +
      '<a href="#createshelf-options-shelfoptions"><code>...ShelfOptions</code></a> ' +
      '<span class="api-mark api-mark--optional">optional</span></td>' +
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
  expect(html).not.toContain('api-mark--required');
  expect(html).not.toContain('api-mark--optional');
  expect(html).toContain('<code>boolean | undefined</code>');
  expect(html).toContain('other: <a href="/books#book">Book</a>');
  const signature = await render('<Signature of="createShelf" as="shelf maker" />');
  expect(signature).toContain('<div class="signature" id="signature-shelf-maker">');
});
