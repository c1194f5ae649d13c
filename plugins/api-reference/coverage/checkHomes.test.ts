import {expect, test} from 'vitest';
import type {LibraryExport} from '../library/libraryExports';
import {checkHomes} from './checkHomes';
import {findHome, updateHomes} from './findHome';
import {readSections} from './readSections';

const html = `<nav><h2 id="nav">Elsewhere <code>createShelf</code></h2></nav><article>
  <h1>createShelf</h1>
  <div class="signature" id="signature-createshelf"><pre><code><span>function</span> <span>createShelf</span>(options: ShelfOptions)</code></pre></div>
  <h2 id="options">Options</h2>
  <p id="table-shelfoptions"><code>ShelfOptions</code></p>
  <table><tr id="shelfoptions-rows"><td><code>rows</code></td></tr></table>
  <h2 id="typescript">TypeScript</h2><p>A Loan in prose.</p>
  <h3 id="types">Types</h3><p><code>Loan</code> and <code>Shelf</code></p>
  <h2 id="see-also">See also</h2><p><code>rack</code></p>
</article>`;
const page = readSections(html);
const outline = readSections(
  '<article><h2 id="what-this-page-covers">What this page covers<a href="#x">#</a></h2></article>',
);
const exported = (...names: string[]): LibraryExport[] =>
  names.map((name) => ({name, kind: 'value', entries: ['shelf'], deprecated: false}));

test('a section reaches to the next heading of its level', () => {
  const codeOf = (id: string) =>
    page.sections
      .find((section) => section.id === id)
      ?.code.trim()
      .split(/\s*\n\s*/);
  expect(page.sections.map(({id}) => id)).toEqual([
    '',
    'signature-createshelf',
    'options',
    'table-shelfoptions',
    'shelfoptions-rows',
    'typescript',
    'types',
    'see-also',
  ]);
  expect(codeOf('options')).toEqual(['ShelfOptions', 'rows']);
  expect(codeOf('shelfoptions-rows')).toEqual(['rows']);
  expect(codeOf('typescript')).toEqual(['Loan', 'Shelf']);
  expect(page.outline).toBe(false);
  expect(outline.outline).toBe(true);
});

test.each([
  ['createShelf', 'signature-createshelf'],
  ['ShelfOptions', 'table-shelfoptions'],
  ['Loan', 'types'],
  ['Shelve', undefined],
])('the home of %s', (name, id) => {
  expect(findHome(name, page)?.id).toBe(id);
});

test('homes that hold', () => {
  const homes = {
    createShelf: '/shelf#signature-createshelf',
    Loan: '/shelf#typescript',
    rack: '/rack#unwritten',
  };
  const pages = new Map([
    ['/shelf', page],
    ['/rack', outline],
  ]);
  const exports = exported('createShelf', 'Loan', 'rack', '_brand');
  expect(checkHomes({exports, homes, internal: {_brand: 'a brand'}, pages})).toEqual([]);
});

const TABLE = 'plugins/api-reference/coverage/homes.json';
const LIST = 'plugins/api-reference/coverage/internal.ts';

test.each([
  ['no home', {}, {}, `the value Loan of shelf has no home: add it to ${TABLE}.`],
  [
    'vanished',
    {Loan: '/shelf#types', Lease: '/shelf#types'},
    {},
    `Lease is no longer exported: remove it from ${TABLE}.`,
  ],
  [
    'vanished internal',
    {Loan: '/shelf#types'},
    {Lease: 'old'},
    `Lease is no longer exported: remove it from ${LIST}.`,
  ],
  [
    'both',
    {Loan: '/shelf#types'},
    {Loan: 'small'},
    `Loan has a home and is called internal in ${LIST}: keep one.`,
  ],
  [
    'no page',
    {Loan: '/rack#types'},
    {},
    `Loan lives at /rack#types in ${TABLE}, and there is no page /rack.`,
  ],
  [
    'no anchor',
    {Loan: '/shelf#loans'},
    {},
    `Loan lives at /shelf#loans in ${TABLE}, and there is no such anchor; #types is about it: run npm run homes.`,
  ],
  [
    'no mention',
    {Loan: '/shelf#options'},
    {},
    `Loan lives at /shelf#options in ${TABLE}, which does not mention it in code; #types is about it: run npm run homes.`,
  ],
])('%s', (_, homes, internal, problem) => {
  const pages = new Map([['/shelf', page]]);
  expect(checkHomes({exports: exported('Loan'), homes, internal, pages} as never)).toContain(problem);
});

test('a page that says nothing about a name cannot be its home', () => {
  const pages = new Map([['/shelf', page]]);
  expect(
    checkHomes({exports: exported('Lease'), homes: {Lease: '/shelf#types'}, internal: {}, pages}),
  ).toEqual([
    `Lease lives at /shelf#types in ${TABLE}, which does not mention it in code; nor does any other section of the page: write about it there.`,
  ]);
});

test('homes move to what is about the name, and stay where nothing is', () => {
  const homes = {
    createShelf: '/shelf#options',
    Loan: '/shelf#typescript',
    Shelf: '/shelf#gone',
    rack: '/rack#unwritten',
    nothing: '/shelf#gone',
  };
  const pages = new Map([
    ['/shelf', page],
    ['/rack', outline],
  ]);
  expect(updateHomes(homes, pages)).toEqual({
    createShelf: '/shelf#signature-createshelf',
    Loan: '/shelf#typescript',
    Shelf: '/shelf#types',
    rack: '/rack#unwritten',
    nothing: '/shelf#gone',
  });
});
