import {join} from 'node:path';
import {expect, test} from 'vitest';
import {read, root} from './files';

const page = 'docs/api/other-exports.mdx';
const homes = JSON.parse(read('plugins/api-reference/coverage/homes.json')) as Record<string, string>;
const builds = ['redux-toolkit', 'query/rtk-query', 'query/react/rtk-query-react'];

const target = (home: string) => home.replace(/^\/api\/other-exports#/, '#');

/** One line a letter, every name linked to the place that explains it. */
function exportIndex(): string {
  const letters = new Map<string, string[]>();
  for (const [name, home] of Object.entries(homes)) {
    const letter = name.replace(/^_+/, '').charAt(0).toUpperCase();
    const link = `[\`${name}\`](${target(home)})`;
    letters.set(letter, [...(letters.get(letter) ?? []), link]);
  }
  return [...letters]
    .sort()
    .map(([letter, links]) => `- **${letter}**: ${links.join(', ')}\n`)
    .join('');
}

test('the index has every export (fix: npx vitest run tests/content/otherExports.test.ts -u)', async () => {
  const source = read(page);
  const index = /(?<=## A–Z index [^]*?\n\n[^]*?\n\n)[^]*?(?=\n## )/;
  expect(source).toMatch(index);
  const updated = source.replace(index, exportIndex);
  await expect(updated).toMatchFileSnapshot(join(root, page));
});

/** The literal pieces of a message in the development build, by code. */
function messagesByCode(): Map<number, string[]> {
  const pattern = /\? _?formatProdErrorMessage\d*\((\d+)[^)]*\) : ([^]*?)\);\n/g;
  const texts = builds.map((build) => read(`node_modules/@reduxjs/toolkit/dist/${build}.modern.mjs`));
  const found = texts.flatMap((text) => [...text.matchAll(pattern)]);
  return new Map(found.map(([, code, expression]) => [Number(code), literals(expression!)]));
}

const literals = (expression: string) =>
  expression
    .replace(/^["`]|["`]$|" \+ \w+$/g, '')
    .replaceAll('\\`', '`')
    .split(/\$\{[^}]*\}/)
    .map((piece) => piece.replaceAll('\\n', ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

test('the table of codes has every code with its full text', () => {
  const rows = new Map(
    [...read(page).matchAll(/^\| (\d+) \| (.*)$/gm)].map(([, code, rest]) => [Number(code), rest!]),
  );
  const messages = messagesByCode();
  expect(messages.size).toBeGreaterThan(40);
  expect([...rows.keys()].sort()).toEqual([...messages.keys()].sort());
  for (const [code, pieces] of messages)
    for (const piece of pieces) expect(rows.get(code), `code ${code}`).toContain(piece);
});
