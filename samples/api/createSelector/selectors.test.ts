import * as toolkit from '@reduxjs/toolkit';
import {
  createSelector,
  lruMemoize,
  weakMapMemoize,
  type OutputSelector,
  type Selector,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {selectBottle} from './bottleById';
import {cellarSlice, type CellarState} from './cellarSlice';
import {
  createAppDraftSafeSelector,
  createAppSelector,
  selectRackNames,
} from './createAppSelector';
import {
  createLruDraftSafeSelector,
  createLruSelector,
} from './createLruSelector';
import {selectOnRack} from './onRack';
import {selectOverview} from './overview';

const state = cellarSlice.getInitialState();
const selectBottles = (cellar: CellarState) => cellar.bottles;

test('what comes from Reselect and what does not', () => {
  expect(Object.keys(toolkit)).toEqual(
    expect.arrayContaining([
      'createSelector',
      'createSelectorCreator',
      'lruMemoize',
      'weakMapMemoize',
    ]),
  );
  expect(toolkit).not.toHaveProperty('createStructuredSelector');
  expect(toolkit).not.toHaveProperty('setGlobalDevModeChecks');
});

test('separate inputs and an array are the same', () => {
  const separate = createSelector(selectBottles, (list) => list.length);
  const array = createSelector([selectBottles], (list) => list.length);
  expect([separate(state), array(state)]).toEqual([3, 3]);
  expectTypeOf(separate).toExtend<Selector<CellarState, number>>();
  expectTypeOf(separate).toExtend<
    OutputSelector<[typeof selectBottles], number>
  >();
});

const root = {cellar: state};

test('an argument reaches every input selector', () => {
  const north = selectOnRack(root, 'north');
  expect(north.map(({id}) => id)).toEqual(['rioja', 'barolo']);
  selectOnRack(root, 'south');
  expect(selectOnRack(root, 'north')).toBe(north);
});

describe('an inline object as argument', () => {
  type Filter = {rack: string};
  const selectList = (cellar: CellarState) => cellar.bottles;

  test('is fine if an input selector takes a string out of it', () => {
    const select = createSelector(
      [selectList, (_: CellarState, filter: Filter) => filter.rack],
      (bottles, rack) => bottles.filter((bottle) => bottle.rack === rack),
    );
    expect(select(state, {rack: 'north'})).toBe(
      select(state, {rack: 'north'}),
    );
    expect(select.recomputations()).toBe(1);
  });

  test('is never found if an input selector returns it', () => {
    const select = createSelector(
      [selectList, (_: CellarState, filter: Filter) => filter],
      (bottles, {rack}) => bottles.filter((bottle) => bottle.rack === rack),
    );
    expect(select(state, {rack: 'north'})).not.toBe(
      select(state, {rack: 'north'}),
    );
    expect(select.recomputations()).toBe(2);
  });
});

test('createStructuredSelector keeps its object until a field changes', () => {
  const first = selectOverview(root);
  expect(first).toEqual({temperature: 12, left: {north: 9, south: 2}});
  expect(selectOverview({cellar: {...state}})).toBe(first);
  const warmer = {cellar: {...state, temperature: 13}};
  expect(selectOverview(warmer)).not.toBe(first);
});

test('the count of input runs leaves out those of the checks', () => {
  const input = vi.fn(selectBottles);
  const select = createSelector([input], (list) => list.length);
  select(state);
  expect(input).toHaveBeenCalledTimes(2);
  expect(select.dependencyRecomputations()).toBe(1);
});

test('fields for tests', () => {
  const select = createSelector([selectBottles], (list) => list.length);
  select(state);
  select({...state});
  expect(select.recomputations()).toBe(1);
  expect(select.dependencyRecomputations()).toBe(2);
  expect(select.lastResult()).toBe(3);
  expect(select.resultFunc([])).toBe(0);
  expect(select.dependencies).toEqual([selectBottles]);
  select.clearCache();
  select(state);
  // The cache of arguments is empty, the cache of results is not.
  expect([
    select.recomputations(),
    select.dependencyRecomputations(),
  ]).toEqual([1, 3]);
  select.memoizedResultFunc.clearCache();
  select.clearCache();
  select(state);
  expect(select.recomputations()).toBe(2);
  select.resetRecomputations();
  select.resetDependencyRecomputations();
  expect(select.recomputations()).toBe(0);
  expect([select.memoize, select.argsMemoize]).toEqual([
    weakMapMemoize,
    weakMapMemoize,
  ]);
});

describe('maxSize', () => {
  test('1500 ids warn without it, once for each cache', () => {
    const printed = captureConsole();
    const select = createSelector(
      [selectBottles, (_: CellarState, id: string) => id],
      (bottles, id) => bottles.find((bottle) => bottle.id === id),
    );
    for (let i = 0; i < 1500; i++) select(state, `bottle-${i}`);
    const warnings = printed.texts('warn');
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(
      /^A function memoized with weakMapMemoize \(`\w+`\) has seen over 1001 distinct values for the same primitive argument position\./,
    );
  });

  test('1500 ids do not warn with it', () => {
    const printed = captureConsole();
    for (let i = 0; i < 1500; i++) selectBottle(state, `bottle-${i}`);
    expect(printed.texts('warn')).toEqual([]);
  });

  test('in one of the two options only, the other cache still warns', () => {
    const printed = captureConsole();
    const select = createSelector(
      [selectBottles, (_: CellarState, id: number) => id],
      (bottles, id) => bottles[id],
      {memoizeOptions: {maxSize: 200}},
    );
    for (let i = 0; i < 1500; i++) select(state, i);
    expect(printed.texts('warn')).toHaveLength(1);
  });

  test('a per-selector cacheSizeCheck compiles and is ignored', () => {
    const printed = captureConsole();
    const select = createSelector(
      [selectBottles, (_: CellarState, id: number) => id],
      (bottles, id) => bottles[id],
      {devModeChecks: {cacheSizeCheck: 'never'}},
    );
    for (let i = 0; i < 1500; i++) select(state, i);
    expect(printed.texts('warn')).toHaveLength(2);
  });

  test('lastResult skips calls that the cache of arguments answers', () => {
    selectOnRack(root, 'north');
    const south = selectOnRack(root, 'south');
    selectOnRack(root, 'north');
    expect(selectOnRack.lastResult()).toBe(south);
  });

  test('keeps up to about twice maxSize, and forgets the rest', () => {
    let calls = 0;
    const double = weakMapMemoize(
      (n: number) => {
        calls++;
        return n * 2;
      },
      {maxSize: 2},
    );
    [1, 2, 3].forEach((n) => double(n));
    double(1);
    expect(calls).toBe(3);
    [4, 5, 6, 7].forEach((n) => double(n));
    double(1);
    expect(calls).toBe(8);
  });

  test('must be a positive integer', () => {
    expect(() => weakMapMemoize(() => 0, {maxSize: 0})).toThrow(
      'maxSize must be a positive integer, received: 0',
    );
    expect(() => lruMemoize(() => 0, {maxSize: 0})).not.toThrow();
  });
});

test('withTypes fixes the type of the state and returns the same function', () => {
  expect(selectRackNames(state)).toEqual(['north', 'south']);
  expect(createAppSelector).toBe(createSelector);
  expect(createAppDraftSafeSelector).toBe(toolkit.createDraftSafeSelector);
});

test('creators of your own', () => {
  const select = createLruSelector([selectBottles], (list) => list.length);
  expect(select(state)).toBe(3);
  expect(select.memoize).toBe(lruMemoize);
  const safe = createLruDraftSafeSelector(
    [selectBottles],
    (list) => list.length,
  );
  toolkit.createNextState(state, (draft) => {
    expect(safe(draft)).toBe(3);
    draft.bottles.pop();
    expect(safe(draft)).toBe(2);
  });
});

test('draft-safe does not find a draft inside the first argument', () => {
  const safe = toolkit.createDraftSafeSelector(
    [(root: {cellar: CellarState}) => root.cellar.bottles],
    (bottles) => bottles.length,
  );
  toolkit.createNextState(state, (cellar) => {
    expect(safe({cellar})).toBe(3);
    cellar.bottles.pop();
    expect(safe({cellar})).toBe(3);
  });
});

test('draft-safe looks at the first argument only', () => {
  const safe = toolkit.createDraftSafeSelector(
    [(_: null, cellar: CellarState) => cellar.bottles],
    (bottles) => bottles.length,
  );
  toolkit.createNextState(state, (draft) => {
    expect(safe(null, draft)).toBe(3);
    draft.bottles.pop();
    expect(safe(null, draft)).toBe(3);
  });
});
