import {
  configureStore,
  createSelector,
  weakMapMemoize,
} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {cellarSlice, type CellarState} from './cellarSlice';

/** Notes what is put into weak and into ordinary maps during `run`. */
function stores(run: () => void) {
  const weak: {key: unknown; value: unknown}[] = [];
  const strong: {key: unknown; map: unknown}[] = [];
  class NotedWeakMap extends WeakMap<object, unknown> {
    override set(key: object, value: unknown) {
      weak.push({key, value});
      return super.set(key, value);
    }
  }
  class NotedMap extends Map<unknown, unknown> {
    override set(key: unknown, value: unknown) {
      strong.push({key, map: this});
      return super.set(key, value);
    }
  }
  vi.stubGlobal('WeakMap', NotedWeakMap);
  vi.stubGlobal('Map', NotedMap);
  run();
  vi.unstubAllGlobals();
  return {weak, strong};
}

const list = {name: 'bottles'};
const contents = (node: unknown) => Object.values(Object(node));

test('object first: the results for all strings hang off one weak entry', () => {
  const memoized = weakMapMemoize((items: object, id: string) => ({
    items,
    id,
  }));
  const {weak, strong} = stores(() => {
    memoized(list, 'a');
    memoized(list, 'b');
  });
  expect(weak.map(({key}) => key)).toEqual([list]);
  expect(strong.map(({key}) => key)).toEqual(['a', 'b']);
  // Only what is stored weakly under `list` leads to the strings.
  for (const {map} of strong)
    expect(contents(weak[0]?.value).includes(map)).toBe(true);
});

test('string first: an entry for each string, with a weak one in it', () => {
  const memoized = weakMapMemoize((id: string, items: object) => ({
    items,
    id,
  }));
  const {weak, strong} = stores(() => {
    memoized('a', list);
    memoized('b', list);
  });
  expect(weak.map(({key}) => key)).toEqual([list, list]);
  expect(strong.map(({key}) => key)).toEqual(['a', 'b']);
  // The map with the strings does not depend on `list`.
  for (const {value} of weak)
    expect(contents(value).includes(strong[0]?.map)).toBe(false);
});

test('new objects: strings that come first pile up in one map', () => {
  const idFirst = weakMapMemoize((id: string, items: object) => [
    id,
    items,
  ]);
  const idLast = weakMapMemoize((items: object, id: string) => [id, items]);
  const first = stores(() => {
    for (const id of ['a', 'b', 'c']) idFirst(id, {id});
  });
  expect(first.strong.map(({key}) => key)).toEqual(['a', 'b', 'c']);
  expect(new Set(first.strong.map(({map}) => map)).size).toBe(1);
  const last = stores(() => {
    for (const id of ['a', 'b', 'c']) idLast({id}, id);
  });
  expect(new Set(last.strong.map(({map}) => map)).size).toBe(3);
});

test('strings alone: nothing is stored weakly', () => {
  const memoized = weakMapMemoize((id: string) => ({id}));
  expect(stores(() => memoized('a')).weak).toEqual([]);
  const first = memoized('a');
  expect(memoized('a')).toBe(first);
  memoized.clearCache();
  expect(memoized('a')).not.toBe(first);
});

test('the stores of two requests share the initial state, and its results', () => {
  const selectBottle = createSelector(
    [
      (state: {cellar: CellarState}) => state.cellar.bottles,
      (_: unknown, id: string) => id,
    ],
    (bottles, id) => ({bottle: bottles.find((each) => each.id === id)}),
  );
  const request = () =>
    configureStore({reducer: {cellar: cellarSlice.reducer}}).getState();
  expect(selectBottle(request(), 'rioja')).toBe(
    selectBottle(request(), 'rioja'),
  );
  expect(selectBottle.recomputations()).toBe(1);
});
