import {expect, test} from 'vitest';
import {editDistance} from './editDistance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['slice', 'slice', 0],
  ['slcie', 'slice', 1],
  ['slce', 'slice', 1],
  ['slicee', 'slice', 1],
  ['slise', 'slice', 1],
  ['sclie', 'slice', 2],
  ['kitten', 'sitting', 3],
])('from %s to %s and back: %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('gives up above the limit', () => {
  expect(editDistance('reducer', 'selector')).toBe(5);
  expect(editDistance('reducer', 'selector', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
