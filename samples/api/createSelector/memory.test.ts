import {createSelector} from '@reduxjs/toolkit';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

interface State {
  items: {name: string};
}

/** Counts which results survive when the state is replaced. */
async function survivors(
  select: (state: State, id: string) => object,
  count: number,
) {
  const results: WeakRef<object>[] = [];
  let state: State = {items: {name: 'old'}};
  for (let i = 0; i < count; i++)
    results.push(new WeakRef(select(state, `id-${i}`)));
  const alive = () =>
    results.filter((result) => result.deref() !== undefined).length;
  // A `WeakRef` keeps its target until the current task ends.
  const collect = async () => {
    await new Promise((done) => setImmediate(done));
    if (typeof collectGarbage === 'function') collectGarbage();
  };

  await collect();
  const before = alive();
  state = {items: {name: 'new'}};
  select(state, 'id-new');
  await collect();
  return {before, after: alive()};
}

const items = (state: State) => state.items;
const id = (_: State, key: string) => key;

test('results go with the object they were computed from', async () => {
  const select = createSelector([items, id], (list, key) => ({list, key}));
  expect(await survivors(select, 500)).toEqual({before: 500, after: 0});
});

test('strings and numbers alone are held', async () => {
  const select = createSelector([id], (key) => ({key}));
  expect(await survivors(select, 500)).toEqual({before: 500, after: 500});
});

test('with the string first, results go as well', async () => {
  const select = createSelector([id, items], (key, list) => ({list, key}));
  expect(await survivors(select, 500)).toEqual({before: 500, after: 0});
});
