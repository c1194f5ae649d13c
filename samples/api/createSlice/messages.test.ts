import {
  asyncThunkCreator,
  buildCreateSlice,
  combineSlices,
  configureStore,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {queueSlice} from './queueSlice';

const build = buildCreateSlice({creators: {asyncThunk: asyncThunkCreator}});
const inEnv = (env: string) => {
  vi.stubEnv('NODE_ENV', env);
  return vi.spyOn(console, 'error').mockImplementation(() => {});
};

/** Runs what a development build does in a browser. */
const withoutProcess = (run: () => void) => {
  vi.stubGlobal('process', undefined);
  try {
    run();
  } finally {
    vi.unstubAllGlobals();
  }
};

describe('createSlice', () => {
  test('without a name', () => {
    expect(() =>
      createSlice({name: '', initialState: 0, reducers: {}}),
    ).toThrow('`name` is a required option for createSlice');
  });

  test.each([
    ['development', 1],
    ['test', 0],
    ['production', 0],
  ])('misspelled initialState in %s logs %i time(s)', (env, times) => {
    const error = inEnv(env);
    const slice = createSlice({
      name: 'queue',
      // @ts-expect-error `initalState` is the mistake
      initalState: [],
      reducers: {},
    });
    expect(error).toHaveBeenCalledTimes(times);
    if (times) {
      expect(error).toHaveBeenCalledWith(
        'You must provide an `initialState` value that is not `undefined`. You may have misspelled `initialState`',
      );
    }
    expect(slice.reducer(undefined, {type: 'a'})).toBeUndefined();
  });

  test('without a global process, a misspelled initialState logs nothing', () => {
    const error = inEnv('development');
    withoutProcess(() => {
      // @ts-expect-error `initalState` is the mistake
      createSlice({name: 'queue', initalState: [], reducers: {}});
    });
    expect(error).not.toHaveBeenCalled();
  });

  test('a slice without initial state does not start', () => {
    const slice = createSlice({
      name: 'queue',
      // @ts-expect-error `initalState` is the mistake
      initalState: [],
      reducers: {},
    });
    expect(() => configureStore({reducer: {queue: slice.reducer}})).toThrow(
      'The slice reducer for key "queue" returned undefined during initialization',
    );
    // As the only reducer it is not noticed.
    const {getState} = configureStore({reducer: slice.reducer});
    expect(getState()).toBeUndefined();
  });

  test('an object as extraReducers throws with the first reducer call, not in production', () => {
    const make = () =>
      createSlice({
        name: 'queue',
        initialState: 0,
        reducers: {},
        // @ts-expect-error a callback is required since 2.0
        extraReducers: {other: (state: number) => state + 1},
      });
    const slice = make();
    expect(() => slice.reducer(undefined, {type: 'a'})).toThrow(
      "The object notation for `createSlice.extraReducers` has been removed. Please use the 'builder callback' notation instead: https://redux-toolkit.js.org/api/createSlice",
    );
    inEnv('production');
    expect(make().reducer(undefined, {type: 'other'})).toBe(1);
  });

  test('create.asyncThunk in the stock createSlice', () => {
    expect(() =>
      createSlice({
        name: 'notes',
        initialState: 0,
        reducers: (create) => ({
          requested: create.asyncThunk(async () => 1),
        }),
      }),
    ).toThrow(
      'Cannot use `create.asyncThunk` in the built-in `createSlice`. Use `buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } })` to create a customised version of `createSlice`.',
    );
  });

  test('a { prepare, reducer } pair in the callback notation compiles and throws', () => {
    expect(() =>
      createSlice({
        name: 'bookmarks',
        initialState: 0,
        reducers: () => ({
          added: {
            prepare: (second: number) => ({payload: second}),
            reducer: (_state: number, action: PayloadAction<number>) =>
              action.payload,
          },
        }),
      }),
    ).toThrow(
      'Please use the `create.preparedReducer` notation for prepared action creators with the `create` notation.',
    );
  });

  test('a plain function in the callback notation works', () => {
    const slice = createSlice({
      name: 'n',
      initialState: 1,
      reducers: () => ({grown: (state) => state + 1}),
    });
    expect(slice.reducer(undefined, slice.actions.grown())).toBe(2);
  });

  test('two definitions that make one action type', () => {
    expect(() =>
      build({
        name: 'notes',
        initialState: 0,
        reducers: (create) => ({
          requested: create.asyncThunk(async () => 1, {pending: () => 1}),
          'requested/pending': create.reducer(() => 2),
        }),
      }),
    ).toThrow(
      '`context.addCase` cannot be called with two reducers for the same action type: notes/requested/pending',
    );
  });
});

describe('selectors on the wrong state', () => {
  const slice = createSlice({
    name: 'queue',
    initialState: 0,
    reducers: {},
    selectors: {selectSelf: (state: number | undefined) => state},
  });
  const noState: {at?: number} = {};
  // @ts-expect-error `at` may be undefined: that is the mistake
  const elsewhere = slice.getSelectors((state: typeof noState) => state.at);
  const cases: [string, () => unknown, string][] = [
    // @ts-expect-error no `queue` in this state
    ['selectors', () => slice.selectors.selectSelf({}), 'selectSlice'],
    // @ts-expect-error no `queue` in this state
    ['selectSlice', () => slice.selectSlice({}), 'selectSlice'],
    ['getSelectors', () => elsewhere.selectSelf(noState), 'selectState'],
  ];

  test.each(cases)(
    '%s throws outside production, and returns undefined there',
    (_, read, culprit) => {
      expect(read).toThrow(
        `${culprit} returned undefined for an uninjected slice reducer`,
      );
      inEnv('production');
      expect(read()).toBeUndefined();
    },
  );
});

describe('combineSlices', () => {
  const silence = {
    reducerPath: 'queue' as const,
    reducer: () => queueSlice.getInitialState(),
  };

  test.each([
    ['development', 1],
    ['test', 0],
    ['production', 0],
  ])('a taken path in %s logs %i time(s)', (env, times) => {
    const error = inEnv(env);
    combineSlices(queueSlice).inject(silence);
    expect(error).toHaveBeenCalledTimes(times);
    if (times) {
      expect(error).toHaveBeenCalledWith(
        'called `inject` to override already-existing reducer queue without specifying `overrideExisting: true`',
      );
    }
  });

  test('without a global process, a taken path logs nothing', () => {
    const error = inEnv('development');
    const reducer = combineSlices(queueSlice);
    withoutProcess(() => reducer.inject(silence));
    expect(error).not.toHaveBeenCalled();
  });

  test('selector on a reducer without initial state', () => {
    // `!` lies to the compiler, which would refuse a reducer that may return undefined.
    const broken = {
      reducerPath: 'broken' as const,
      reducer: (state: string | undefined) => state!,
    };
    const reducer = combineSlices(queueSlice).inject(broken);
    const select = reducer.selector((state) => state.broken);
    expect(() => select({queue: queueSlice.getInitialState()})).toThrow(
      'The slice reducer for key "broken" returned undefined when called for selector(). If the state passed to the reducer is undefined, you must explicitly return the initial state. The initial state may not be undefined. If you don\'t want to set a value for this reducer, you can use null instead of undefined.',
    );
  });

  test('selector.original outside a selector', () => {
    const {selector} = combineSlices(queueSlice);
    expect(() =>
      selector.original({queue: queueSlice.getInitialState()}),
    ).toThrow('original must be used on state Proxy');
  });
});

describe('the slice where its reducer belongs', () => {
  test('in a reducer map: the key is dropped', () => {
    const error = inEnv('test');
    const store = configureStore({
      // @ts-expect-error a slice is not a reducer
      reducer: {queue: queueSlice, other: (state = 1) => state},
    });
    expect(store.getState()).toEqual({other: 1});
    expect(error).not.toHaveBeenCalled();
  });

  test('alone in a reducer map: the store is empty and Redux complains', () => {
    const error = inEnv('test');
    // @ts-expect-error a slice is not a reducer
    const store = configureStore({reducer: {queue: queueSlice}});
    expect(store.getState()).toEqual({});
    expect(error.mock.calls[0]?.[0]).toMatch(
      /^Store does not have a valid reducer/,
    );
  });

  test('as the whole reducer: a TypeError while the store is made', () => {
    // @ts-expect-error a slice is not a reducer
    expect(() => configureStore({reducer: queueSlice})).toThrow(TypeError);
  });
});
