// What the table "From 1.x to 2.x" says of names that are gone.
import * as toolkit from '@reduxjs/toolkit';
import {
  configureStore,
  createAction,
  createReducer,
  createSlice,
  type EntityState,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import * as reduxThunk from 'redux-thunk';
import {describe, expect, expectTypeOf, test} from 'vitest';
// @ts-expect-error the types are not exported any more
import type {Dictionary, PreloadedState} from '@reduxjs/toolkit';
// @ts-expect-error Redux's type; that of RTK Query is another
import type {CombinedState} from '@reduxjs/toolkit';

export type Gone = [Dictionary, PreloadedState, CombinedState];

test.each([
  'getDefaultMiddleware',
  'getType',
  'MiddlewareArray',
  'EnhancerArray',
  'defaultMemoize',
])('%s is not exported', (name) => {
  expect(Object.keys(toolkit)).not.toContain(name);
});

describe('what a 1.x program meets', () => {
  const initial = {bikes: 0};
  test('object notation', () => {
    // @ts-expect-error the second argument is a function now
    expect(() => createReducer(initial, {})({}, {type: 'x'})).toThrow(
      'The object notation for `createReducer` has been removed.',
    );
    const slice = createSlice({
      name: 'bikes',
      initialState: initial,
      reducers: {},
      // @ts-expect-error a function now
      extraReducers: {},
    });
    expect(() => slice.reducer(undefined, {type: 'x'})).toThrow(
      'The object notation for `createSlice.extraReducers` has been removed.',
    );
  });

  test('arrays', () => {
    const reducer = () => 0;
    // @ts-expect-error a callback now
    expect(() => configureStore({reducer, middleware: []})).toThrow(
      '`middleware` field must be a callback',
    );
    // @ts-expect-error a callback now
    expect(() => configureStore({reducer, enhancers: []})).toThrow(
      '`enhancers` field must be a callback',
    );
  });

  test('action types are strings', () => {
    const store = configureStore({reducer: () => 0});
    expect(() =>
      store.dispatch({
        // @ts-expect-error no symbols, no numbers
        type: 7,
      }),
    ).toThrow('Action "type" property must be a string.');
    expect(() =>
      store.dispatch({
        // @ts-expect-error no symbols, no numbers
        type: Symbol('parked'),
      }),
    ).toThrow('Cannot convert a Symbol value to a string');
    expect(String(createAction('parked'))).toBe('parked');
    expect(createAction('parked').type).toBe('parked');
  });

  test('EntityState needs the type of the id', () => {
    // @ts-expect-error two type arguments
    expectTypeOf<EntityState<{id: string}>>();
    expectTypeOf<EntityState<{id: string}, string>['ids']>().toEqualTypeOf<
      string[]
    >();
    expectTypeOf<
      EntityState<{id: string}, string>['entities']
    >().toEqualTypeOf<Record<string, {id: string}>>();
    expectTypeOf<
      EntityState<{id: number}, number>['entities']
    >().toEqualTypeOf<Record<number, {id: number}>>();
  });

  test('batching is a default, and invalidation waits', () => {
    let enhancers = 0;
    configureStore({
      reducer: () => 0,
      enhancers: (getDefaultEnhancers) => {
        enhancers = getDefaultEnhancers().length;
        expect(getDefaultEnhancers({autoBatch: false})).toHaveLength(1);
        return getDefaultEnhancers();
      },
    });
    expect(enhancers).toBe(2);
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: () => ({}),
    });
    const {config} = api.reducer(undefined, {type: 'x'});
    expect(config.invalidationBehavior).toBe('delayed');
  });

  test('middleware sees unknown', () => {
    type OfMiddleware = ReturnType<ReturnType<Middleware>>;
    expectTypeOf<Parameters<OfMiddleware>[0]>().toEqualTypeOf<unknown>();
  });

  test('redux-thunk has named exports only', () => {
    expect(Object.keys(reduxThunk).sort()).toEqual([
      'thunk',
      'withExtraArgument',
    ]);
  });
});

test('production says nothing of an object or an array', async () => {
  const {runAs} = await import('../../testing/runAs');
  await runAs('production', () => {
    const slice = createSlice({
      name: 'bikes',
      initialState: 0,
      reducers: {},
      // @ts-expect-error a function now
      extraReducers: {parked: (bikes: number) => bikes + 1},
    });
    expect(slice.reducer(0, {type: 'parked'})).toBe(1);
    let calls = 0;
    const store = configureStore({
      reducer: () => 0,
      // @ts-expect-error a callback now
      middleware: [() => (next) => (action) => (calls++, next(action))],
    });
    store.dispatch(() => {});
    expect(calls).toBe(0);
    const counting: StoreEnhancer =
      (next) =>
      (...args) => (calls++, next(...args));
    const other = configureStore({
      reducer: () => 0,
      // @ts-expect-error a callback now
      enhancers: [counting],
    });
    other.dispatch(() => {});
    expect(calls).toBe(0);
  });
});

test('a second thunk middleware is a duplicate', () => {
  const twice = () =>
    configureStore({
      reducer: () => 0,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(reduxThunk.thunk),
    });
  expect(twice).toThrow('Duplicate middleware references found');
});

test('what a test environment does not print', async () => {
  const {captureConsole} = await import('../../testing/captureConsole');
  const {runAs} = await import('../../testing/runAs');
  const printed = captureConsole();
  const misspelled = () =>
    // @ts-expect-error initialState is missing
    createSlice({name: 'bikes', reducers: {}});
  await runAs('test', misspelled);
  expect(printed.texts('error')).toEqual([]);
  await runAs('development', misspelled);
  expect(printed.texts('error')).toHaveLength(1);
});
