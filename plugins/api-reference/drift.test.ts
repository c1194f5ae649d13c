import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {checkPage} from './checkPage';
import {openLibrary, type Library} from './library/openLibrary';
import {changedTypes} from './upgrade/changedTypes';

// Each variant of the library needs a program of its own.
vi.setConfig({testTimeout: 60_000});

const fixtures = join(__dirname, '__fixtures__');
const page = readFileSync(join(fixtures, 'shelf.mdx'), 'utf8');

function fixture(name: string, readable?: string): Library {
  return openLibrary({
    entries: {shelf: join(fixtures, name, 'index.d.ts')},
    sources: {shelf: join(fixtures, name, 'src')},
    versions: {shelf: '1.0.0'},
    ...(readable && {readable: join(fixtures, readable)}),
  });
}

const base = fixture('base');
/** Where the names of the fixture are explained. */
const entries = Object.fromEntries(
  ['Book', 'Label', 'Position', 'Shelf', 'ShelfOptions'].map((name) => [name, `/shelf#${name}`]),
);
const check = (source: string, library = base) => checkPage('docs/shelf.mdx', source, library, entries);
const table = (attributes: string, ...items: string[]) =>
  `<ApiTable ${attributes}>\n\n${items.join('\n')}\n\n</ApiTable>`;
const message = (attributes: string, text: string) =>
  `<ErrorMessage ${attributes}>\n\n\`\`\`\n${text}\n\`\`\`\n\nFix it.\n\n</ErrorMessage>`;

test('a page that agrees with the library passes', async () => {
  expect(await check(page)).toEqual([]);
});

describe('another version of the library', () => {
  test.each([
    ['added', ['docs/shelf.mdx:9: ShelfOptions.color (string) has no description: add - `color`: ….']],
    ['removed', ['docs/shelf.mdx:12: ShelfOptions has no member labels: remove its description.']],
    [
      'renamed',
      [
        'docs/shelf.mdx:12: ShelfOptions has no member labels: remove its description, or rename it to label.',
        'docs/shelf.mdx:9: ShelfOptions.label (boolean) has no description: add - `label`: ….',
      ],
    ],
    ['redefaulted', ['docs/shelf.mdx:14: ShelfOptions.rows is said to default to `3`, the source says `4`.']],
    [
      'reworded',
      [
        'docs/shelf.mdx:18: the message "A shelf cannot hold {capacity} books in {rows} rows" is not in shelf 1.0.0. ' +
          'The closest is "No shelf can hold {…} books in {…} rows". Quote it exactly, with {name} for each variable part.',
        'docs/shelf.mdx:28: the message "The shelf has labels, so it needs several rows. {capacity}" has ' +
          'kind="console.warn", the source says kind="console.error".',
      ],
    ],
  ])('%s', async (name, problems) => {
    expect(await check(page, fixture(name))).toEqual(problems);
  });
});

test('a retyped member is told when two versions are compared', async () => {
  expect(await changedTypes('docs/shelf.mdx', page, base, fixture('retyped'))).toEqual([
    'docs/shelf.mdx:9: ShelfOptions.labels was optional boolean and is optional boolean | string[]: read its description again.',
  ]);
});

test('a type must say something, and its names must be explained', async () => {
  const vague = fixture('vague');
  expect(await check(table('of="Vague"', '- `thing`: a.', '- `box`: b.', '- `stranger`: c.'), vague)).toEqual(
    [
      '3: the type of Vague.thing, any, says too little',
      '4: the type of Vague.box, (size: number) => object, says too little',
      '5: the type of Vague.stranger, Stranger, names Stranger, which nothing explains',
    ].map(
      (problem) =>
        `docs/shelf.mdx:${problem}: write it for people in plugins/api-reference/readable/, or explain its names ` +
        'as coverage/explained.ts and readable/words.ts do.',
    ),
  );
  expect(await check('<Signature of="meet" />', vague)).toEqual([
    'docs/shelf.mdx:1: the signature of meet names Stranger, which nothing explains: write it for people in ' +
      'plugins/api-reference/readable/, or list the names in coverage/explained.ts or readable/words.ts.',
  ]);
});

test('our wording of a type must fit its members', async () => {
  const worded = fixture('base', 'readable');
  expect(await check(page, worded)).toEqual([]);
  expect(
    await check(table('of="Loan" branch="all"', '- `status`: a.', '- `due`: b.', '- `fine`: c.'), worded),
  ).toEqual([
    'docs/shelf.mdx:1: Loan has no member returned: remove it from readable/.',
    'docs/shelf.mdx:4: Loan.due is optional: say so in readable/.',
  ]);
});

describe('mistakes of an author', () => {
  const options = ['- `capacity`: a.', '- `compare`: b.', '- `labels` = `true`: c.', '- `rows` = `3`: d.'];
  test.each([
    [
      'unknown name',
      table('of="Shelve"', '- `a`: b.'),
      '1: Shelve is neither exported nor declared by shelf.',
    ],
    ['unknown member', table('of="ShelfOptions.size"', '- `a`: b.'), '1: ShelfOptions has no member size.'],
    [
      'unknown parameter',
      table('of="createShelf(size)"', '- `a`: b.'),
      '1: createShelf has no parameter size.',
    ],
    [
      'unreadable path',
      table('of="createShelf!"', '- `a`: b.'),
      '1: of="createShelf!" cannot be read from "!" on: write .member, (parameter), () or [0].',
    ],
    ['unknown entry', table('of="Shelf" from="rack"', '- `a`: b.'), '1: from="rack" is none of shelf.'],
    [
      'twice',
      table('of="ShelfOptions"', ...options, '- `rows`: e.'),
      '7: ShelfOptions.rows is described twice: keep one.',
    ],
    [
      'default left out',
      table('of="ShelfOptions"', ...options.slice(0, 3), '- `rows`: d.'),
      '6: ShelfOptions.rows has a default that the page does not state: write - `rows` = `3`: ….',
    ],
    [
      'no colon',
      table('of="ShelfOptions"', '- `rows` many'),
      '1: line 3: `rows` has no ": description": write - `member`: what it does. or - `member` = `default`: what it does.',
    ],
    [
      'prose',
      table('of="ShelfOptions"', 'Many.'),
      '1: an <ApiTable> holds one list, found a paragraph: write - `member`: what it does. or - `member` = `default`: what it does.',
    ],
    [
      'nothing to leave out',
      table('of="ShelfOptions" without="rows size"', ...options.slice(0, 3)),
      '1: without="rows size": ShelfOptions has no member size.',
    ],
    [
      'left out and described',
      table('of="ShelfOptions" without="rows"', ...options),
      '6: ShelfOptions has no member rows: remove its description.',
    ],
    [
      'useless spread',
      table('of="ShelfOptions"', ...options, '- ...`Shelf`: e.'),
      '7: ...Shelf stands for no member of ShelfOptions: remove it.',
    ],
    [
      'no branch',
      table('of="Loan"', '- `due`: a.'),
      '1: Loan is a union of 2 objects: give each a table with branch="…", or describe them in one with branch="all".',
    ],
    [
      'wrong branch',
      table('of="Loan" branch="status"', '- `due`: a.'),
      '1: branch="status" fits 2 of the 2 branches of Loan.',
    ],
    [
      'branch of no union',
      table('of="ShelfOptions" branch="rows"', ...options),
      '1: ShelfOptions is not a union: remove branch="rows".',
    ],
    [
      'one branch',
      table('of="Loan" branch="due"', '- `status`: a.', '- `due`: b.'),
      '1: Loan has 2 branches; number 2 has no table on this page.',
    ],
    [
      'unknown attribute',
      table('for="Loan"'),
      '1: <ApiTable> has no attribute for; it knows of, from, branch, without, as, kind.',
    ],
    [
      'expression',
      table('of={Loan}'),
      '1: <ApiTable> takes attributes such as of="Name" only, no {expressions}.',
    ],
    [
      'unknown kind',
      message('kind="prints" when="always"', 'The shelf'),
      '1: <ErrorMessage kind="prints">: write one of throws, rejects, console.error, console.warn.',
    ],
    [
      'when',
      message('kind="console.warn" when="always"', 'The shelf has labels'),
      '1: the message "The shelf has labels" has when="always", the source says when="not production".',
    ],
    [
      'half a word',
      message('kind="throws" when="always"', 'A shelf cannot ho'),
      '1: the message "A shelf cannot ho" is not in shelf 1.0.0. The closest is "A shelf cannot hold {…} books in {…} rows". Quote it exactly, with {name} for each variable part.',
    ],
  ])('%s', async (_, source, problem) => {
    expect((await check(source))[0]).toBe(`docs/shelf.mdx:${problem}`);
  });

  test('a table twice on a page has the same anchors', async () => {
    const shelf = table('of="Query"', '- `loading`: a.', '- `data`: b.');
    expect(await check(`${shelf}\n\n${shelf}`)).toEqual([
      'docs/shelf.mdx:8: the anchor #table-query is on this page twice.',
      'docs/shelf.mdx:8: the anchor #query-loading is on this page twice.',
      'docs/shelf.mdx:8: the anchor #query-data is on this page twice.',
    ]);
  });
});

test('every branch of a union with its own table passes', async () => {
  const open = table(`of="Loan" branch="status='open'"`, '- `status`: a.', '- `due`: b.');
  const returned = table('of="Loan" branch="2 of 2"', '- `status`: a.', '- `fine`: b.');
  expect(await check(`${open}\n\n${returned}`)).toEqual([]);
});
