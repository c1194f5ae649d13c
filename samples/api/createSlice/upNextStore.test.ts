import {expect, test, vi} from 'vitest';
import {readRight, readWrong} from './upNextStore';

test('a selector on the wrong state throws, except in production', () => {
  expect(readWrong).toThrow(
    'selectSlice returned undefined for an uninjected slice reducer',
  );
  vi.stubEnv('NODE_ENV', 'production');
  // In production the selector runs with `undefined` and fails on its own terms.
  expect(readWrong).toThrow(TypeError);
});

test('getSelectors with the right path works', () => {
  expect(readRight()).toBeUndefined();
});
