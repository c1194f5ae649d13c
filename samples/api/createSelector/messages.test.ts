import {createSelector} from '@reduxjs/toolkit';
import {setGlobalDevModeChecks} from 'reselect';
import {afterEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {cellarSlice, type CellarState} from './cellarSlice';
import {
  selectBottles,
  selectBottlesWrong,
  selectLeft,
  selectLeftWrong,
} from './mistakes';

const state = cellarSlice.getInitialState();
const unstable = () =>
  createSelector(
    [(cellar: CellarState) => cellar.bottles.map(({left}) => left)],
    (counts) => counts.length,
  );

afterEach(() => setGlobalDevModeChecks({inputStabilityCheck: 'once'}));

test('an unstable input selector warns with the first call only', () => {
  const printed = captureConsole();
  selectLeftWrong(state);
  selectLeftWrong(state);
  expect(selectLeftWrong.recomputations()).toBe(1);
  selectLeftWrong({...state});
  expect(printed.texts('warn')).toHaveLength(1);
  expect(printed.texts('warn')[0]).toMatch(
    /^An input selector returned a different result when passed same arguments\.\nThis means your output selector will likely run more frequently than intended\./,
  );
  expect(selectLeftWrong.recomputations()).toBe(2);
});

test('a result function that returns its input warns', () => {
  const printed = captureConsole();
  selectBottlesWrong(state);
  expect(printed.texts('warn')[0]).toMatch(
    /^The result function returned its own inputs without modification\. e\.g/,
  );
});

test('the mended selectors are silent and compute once', () => {
  const printed = captureConsole();
  expect(selectLeft(state)).toBe(11);
  expect(selectLeft({...state})).toBe(11);
  expect(selectLeft.recomputations()).toBe(1);
  expect(selectBottles(state)).toBe(state.bottles);
  expect(printed.lines).toEqual([]);
});

test.each([
  ['development', 1],
  ['test', 1],
  ['production', 0],
])('checks in %s: %i warning(s)', (env, times) => {
  vi.stubEnv('NODE_ENV', env);
  const printed = captureConsole();
  unstable()(state);
  expect(printed.texts('warn')).toHaveLength(times);
});

test('checks can be turned off for one selector, or for all', () => {
  const printed = captureConsole();
  createSelector(
    [(cellar: CellarState) => cellar.bottles.map(({left}) => left)],
    (counts) => counts.length,
    {devModeChecks: {inputStabilityCheck: 'never'}},
  )(state);
  setGlobalDevModeChecks({inputStabilityCheck: 'never'});
  unstable()(state);
  expect(printed.texts('warn')).toEqual([]);
});

test('always checks every computation', () => {
  const printed = captureConsole();
  setGlobalDevModeChecks({inputStabilityCheck: 'always'});
  const select = unstable();
  select(state);
  select({...state});
  expect(printed.texts('warn')).toHaveLength(2);
});

test('always also checks a call that computes nothing', () => {
  setGlobalDevModeChecks({inputStabilityCheck: 'always'});
  let reads = 0;
  const select = createSelector(
    [
      (cellar: CellarState) => {
        reads += 1;
        return cellar.bottles;
      },
    ],
    (bottles) => bottles.length,
  );
  select(state);
  select({...state});
  expect([reads, select.recomputations()]).toEqual([4, 1]);
  select(state); // cached arguments: no check
  expect(reads).toBe(4);
});

test('without an array, the last input passes for a missing result function', () => {
  const selectTemperature = (cellar: CellarState) => cellar.temperature;
  // @ts-expect-error the result function is missing
  const select = createSelector(selectBottles, selectTemperature);
  expect(select.dependencies).toEqual([selectBottles]);
  expect(select.resultFunc).toBe(selectTemperature);
});

test('wrong arguments throw', () => {
  expect(() =>
    // @ts-expect-error the result function is missing
    createSelector([selectBottles]),
  ).toThrow(
    'createSelector expects an output function after the inputs, but received: [undefined]',
  );
  expect(() =>
    // @ts-expect-error an input selector is a function
    createSelector([selectBottles, 'left'], (bottles) => bottles),
  ).toThrow(
    'createSelector expects all input-selectors to be functions, but received the following types: [function selectBottles(), string]',
  );
});
