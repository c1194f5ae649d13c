import {expect, test} from 'vitest';
import {addHighlightedRanges, takeMarks, type Marks} from './marks';

const plain = (marks: Marks) => Array.from(marks, ([line, names]) => [line, [...names].join(' ')]);

test.each([
  ['a(); // [!code highlight]', 'a();', 'hl'],
  ['a(); // [!code focus]', 'a();', 'fo'],
  ['a(); // [!code ++]', 'a();', 'add'],
  ['a(); // [!code --]', 'a();', 'del'],
  ['a(); // why [!code ++]', 'a(); // why', 'add'],
  ['<A /> {/* [!code ++] */}', '<A />', 'add'],
  ['.a {} /* [!code focus] */', '.a {}', 'fo'],
  ['<p> <!-- [!code --] -->', '<p>', 'del'],
  ['npm start # [!code highlight]', 'npm start', 'hl'],
])('%s', (line, code, mark) => {
  const found = takeMarks(`first\n${line}\nlast`);
  expect(found.code).toBe(`first\n${code}\nlast`);
  expect(plain(found.marks)).toEqual([[1, mark]]);
});

test('one line can have several marks', () => {
  expect(plain(takeMarks('a // [!code ++] // [!code focus]').marks)).toEqual([[0, 'fo add']]);
});

test('a mark on a line of its own is for the lines below, and leaves no line behind', () => {
  const {code, marks, kept} = takeMarks('a\n  // [!code highlight:2]\nb\nc\nd');
  expect(code).toBe('a\nb\nc\nd');
  expect(plain(marks)).toEqual([
    [1, 'hl'],
    [2, 'hl'],
  ]);
  expect(kept).toEqual([0, 2, 3, 4]);
});

test('ranges of a fence count from 1', () => {
  const marks: Marks = new Map();
  addHighlightedRanges(marks, '1,3-4');
  expect([...marks.keys()]).toEqual([0, 2, 3]);
});
