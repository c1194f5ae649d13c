import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {recordedTable} from './recordedTable';

const table = recordedTable(
  ['| What happens | `data` |', '| --- | --- |', '| `refetch()`, then an answer | 3 |', '|  | 4 |', ''].join(
    '\n',
  ),
  'loans/fines.output.md',
);

test('rows and cells, empty ones too', () => {
  expect(table.children.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['What happens', 'data'],
    ['refetch(), then an answer', '3'],
    ['', '4'],
  ]);
});

test('code stays code', () => {
  expect(table.children[1]!.children[0]!.children.map(({type}) => type)).toEqual(['inlineCode', 'text']);
});

test('a row with more cells than the first says where it stands', () => {
  expect(() => recordedTable('| a | b |\n| --- | --- |\n| c | d | e |', 'loans/fines.output.md')).toThrow(
    'samples/loans/fines.output.md: the row "c | d | e" has 3 cells, the first has 2',
  );
});
