import {expect, test} from 'vitest';
import {read} from './files';

// That every export has a home, and that the pages agree with the library, is what the build fails on. A name that is there
// twice is lost when the file is read.
test('no export has two homes', () => {
  const names = [...read('plugins/api-reference/coverage/homes.json').matchAll(/^\s+"(\w+)":/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names).toEqual([...new Set(names)]);
});
