import {
  combineReducers,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';

const tide = createSlice({name: 'tide', initialState: 1, reducers: {}});
const reducers = {tide: tide.reducer, moon: tide.reducer};
const rootReducer = combineReducers(reducers);
const saved: Partial<ReturnType<typeof rootReducer>> = {tide: 2};

test('a partial state fits a combined reducer, not an object of them', () => {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: saved,
  });
  expect(store.getState()).toEqual({tide: 2, moon: 1});
  configureStore({
    reducer: {
      // @ts-expect-error: a value may be `undefined`.
      tide: tide.reducer,
      // @ts-expect-error: this one, too.
      moon: tide.reducer,
    },
    preloadedState: saved,
  });
});
