import {expect, test} from 'vitest';
import {CORE_WORDS, QUERY_WORDS} from '../../plugins/api-reference/readable/words';
import {read} from './files';

// The build checks that every export has a home and that the pages agree with the library. It cannot notice a name that is
// in the file twice.
test('no export has two homes', () => {
  const names = [...read('plugins/api-reference/coverage/homes.json').matchAll(/^\s+"(\w+)":/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names).toEqual([...new Set(names)]);
});

// A signature says `QueryArg` for a type of the reader's. What each such name stands for is in one table.
test.each([
  ['docs/usage/usage-with-typescript.mdx', CORE_WORDS],
  ['docs/rtk-query/usage-with-typescript.mdx', QUERY_WORDS],
])('%s explains the names that signatures use', (page, words) => {
  const section = read(page).split('## Names in signatures')[1]!.split('\n## ')[0]!;
  const explained = new Set(Array.from(section.matchAll(/`(\w+)`/g), ([, name]) => name!));
  expect(words.filter((word) => !explained.has(word))).toEqual([]);
});
