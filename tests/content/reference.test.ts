import {expect, test} from 'vitest';
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
