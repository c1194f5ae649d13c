import {
  combineReducers,
  configureStore,
  createSlice,
  type Reducer,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {setupStore, type RootState} from './setupStore';
import {roastsSlice} from './roastsSlice';
import {rootReducer} from './rootReducer';

test('a slice that is passed is not merged with its initial state', () => {
  const settings = createSlice({
    name: 'settings',
    initialState: {unit: 'kg', roast: 'dark'},
    reducers: {},
  });
  const store = configureStore({
    reducer: combineReducers({settings: settings.reducer, stock: () => 60}),
    // @ts-expect-error Property 'roast' is missing
    preloadedState: {settings: {unit: 'lb'}},
  });
  expect(store.getState()).toEqual({settings: {unit: 'lb'}, stock: 60});
});

test('nothing saved: undefined starts with the initial state, null throws', () => {
  captureConsole();
  expect(setupStore(undefined).getState().stock).toBe(60);
  // What `getItem` returns on the first visit, parsed.
  const saved: Partial<RootState> = JSON.parse('null');
  expect(() => setupStore(saved)).toThrow(
    new TypeError("Cannot read properties of null (reading 'roasts')"),
  );
});

test('the initial state can be spread into preloadedState', () => {
  const initial = roastsSlice.getInitialState();
  const store = setupStore({roasts: {...initial, celsius: 180}});
  expect(store.getState().roasts).toEqual({...initial, celsius: 180});
});

test('a finished root reducer inside an object is one level too deep', () => {
  const nested = configureStore({reducer: {rootReducer}});
  expect(Object.keys(nested.getState())).toEqual(['rootReducer']);
  const flat = configureStore({reducer: rootReducer});
  expect(flat.getState()).toEqual(nested.getState().rootReducer);
});

test('the preloaded state is the third argument of Reducer', () => {
  type Roasts = Reducer<number, {type: string}, string>;
  expectTypeOf<Parameters<Roasts>[0]>().toEqualTypeOf<
    number | string | undefined
  >();
  expectTypeOf<Parameters<typeof rootReducer>[0]>().toEqualTypeOf<
    RootState | Partial<RootState> | undefined
  >();
  expect(setupStore({stock: 7}).getState().stock).toBe(7);
});
