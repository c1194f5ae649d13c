import {configureStore} from '@reduxjs/toolkit';
import {beforeEach, expect, test, vi} from 'vitest';

beforeEach(() => void vi.resetModules());

async function load() {
  const {docksSlice} = await import('./docksSlice');
  const {loadDocks} = await import('./loadDocks');
  const store = configureStore({reducer: docksSlice.reducer});
  await store.dispatch(loadDocks(12)).unwrap();
  return store.getState();
}

test.each([
  ['the slice', () => import('./docksSlice')],
  ['the thunk', () => import('./loadDocks')],
])('%s is loaded first', async (_name, loadFirst) => {
  await loadFirst();
  expect(await load()).toEqual({count: 12, isLoaded: true});
});
