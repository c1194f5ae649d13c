import {configureStore} from 'rtk-1';
import {expect, test} from 'vitest';
import {stockSlice} from './stockSlice';

test('version 1 calls the enhancers with an array', () => {
  const enhancers: unknown = (defaults: () => unknown[]) => defaults();
  expect(() =>
    configureStore({
      reducer: stockSlice.reducer,
      enhancers: enhancers as () => [],
    }),
  ).toThrow(new TypeError('defaults is not a function'));
});
