import {expect, test} from 'vitest';
import {formatType, shortenType} from './formatType';

test('what fits stays on one line, whatever line breaks the compiler chose', () => {
  expect(formatType('const state: {\n    books: Book[];\n    open: boolean;\n}')).toBe(
    'const state: { books: Book[]; open: boolean }',
  );
});

test('what does not fit is broken at its longest brackets', () => {
  const type =
    'const shelf: Slice<{ books: Book[]; }, { added(state: WritableDraft<ShelfState>, action: PayloadAction<Book>): void; removed: (state: S) => void; }, "shelf", "shelf", SliceSelectors<ShelfState>>';
  expect(formatType(type)).toMatchInlineSnapshot(`
    "const shelf: Slice<
      { books: Book[] },
      {
        added(
          state: WritableDraft<ShelfState>,
          action: PayloadAction<Book>
        ): void;
        removed: (state: S) => void;
      },
      "shelf",
      "shelf",
      SliceSelectors<ShelfState>
    >"
  `);
});

test('numbers that a bundler added are dropped', () => {
  expect(formatType('const a: Slice$1<$1>')).toBe('const a: Slice<$1>');
});

test('paths of files do not leak', () => {
  expect(formatType('const a: import("/somewhere/samples/book").Book')).toBe('const a: Book');
});

test('strings and arrows are not brackets', () => {
  expect(formatType('const a: (b: "<(") => Promise<void>')).toBe('const a: (b: "<(") => Promise<void>');
});

test('what the compiler cut off is shown as it is', () => {
  expect(formatType('const a: { b: string; ... 3 more ...; c: Foo<...')).toContain('... 3 more ...');
});

test('what follows after some hundred characters is left out, as much of it as brackets hold', () => {
  const members = (count: number) =>
    Array.from({length: count}, (_, i) => `member${i}: Map<string, {title: string; shelf: number}>`).join(
      '; ',
    );
  const type = (count: number, last: string) =>
    formatType(`const shelf: () => Slice<{ ${members(count)}; }, ${last}, "shelf">`);
  expect(type(12, 'ShelfState')).toMatch(
    /Map<string, { \.{3} }>;\n {4}\.{3} 2 more \.{3}\n {2}},\n {2}\.{3} 2 more \.{3}\n>$/,
  );
  // Where the compiler cuts what is left out anyway makes no difference.
  expect(type(12, '{ ...; }')).toBe(type(12, '{ one: 1; ... 3 more ...; }'));
  expect(type(2, 'ShelfState')).not.toContain('...');
  expect(formatType(type(12, 'ShelfState'))).toBe(type(12, 'ShelfState'));
});

test('members that are only there because another part of the union has them come last', () => {
  expect(formatType('const a: { z?: undefined; b?: undefined; c: string; }')).toBe(
    'const a: { c: string; b?: undefined; z?: undefined }',
  );
});

test('a long type is shortened from the inside, and keeps its names', () => {
  const members = Array.from(
    {length: 9},
    (_, i) => `member${i}: PayloadAction<{ title: string; shelf: number }>`,
  );
  const type = `const shelf: Slice<ShelfState, { ${members.join('; ')}; }, "shelf">`;
  expect(shortenType(type)).toBe('const shelf: Slice<ShelfState, { … }, "shelf">');
  expect(shortenType('const size: number')).toBeUndefined();
});

test('the parameters of a long function stay', () => {
  const long = 'Record<"a" | "b", { first: string; second: string; third: string; fourth: string }>';
  expect(shortenType(`function open(options: ${long}, other: ${long}, another: ${long}): Promise<${long}>`))
    .toMatchInlineSnapshot(`
      "function open(
        options: Record<"a" | "b", { … }>,
        other: Record<"a" | "b", { … }>,
        another: Record<"a" | "b", { … }>
      ): Promise<Record<"a" | "b", { … }>>"
    `);
});
