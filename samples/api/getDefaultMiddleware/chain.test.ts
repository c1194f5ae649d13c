import {
  addListener,
  configureStore,
  createAction,
  createActionCreatorInvariantMiddleware,
  createListenerMiddleware,
  Tuple,
  type Middleware,
  type ThunkDispatch,
  type ThunkMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {scanAt, setupStore} from './extraArgument';
import {makeStore} from './loggedStore';
import {store as onceOnlyStore} from './onceOnly';
import {parcelScanned, parcelsSlice, shiftEnded} from './parcelsSlice';

type Callback = NonNullable<
  Parameters<typeof configureStore<unknown>>[0]['middleware']
>;
type GetDefaultMiddleware = Parameters<Callback>[0];

/** Hands out the function that only `configureStore` can make. */
const borrow = () => {
  let borrowed: GetDefaultMiddleware | undefined;
  configureStore<unknown>({
    reducer: (state = 0) => state,
    middleware: (getDefaultMiddleware) => {
      borrowed = getDefaultMiddleware;
      return getDefaultMiddleware();
    },
  });
  if (!borrowed) throw new Error('The callback was not called.');
  return borrowed;
};

describe('the default chain', () => {
  test.each([
    ['development', 4],
    ['test', 4],
    ['production', 1],
  ])('in %s has %i', (env, length) => {
    vi.stubEnv('NODE_ENV', env);
    expect(borrow()()).toHaveLength(length);
  });

  test('an option leaves out its middleware', () => {
    const getDefaultMiddleware = borrow();
    const options = [
      'thunk',
      'immutableCheck',
      'serializableCheck',
      'actionCreatorCheck',
    ];
    for (const option of options) {
      expect(getDefaultMiddleware({[option]: false})).toHaveLength(3);
    }
  });

  test('runs action-creator check, immutability check, thunk, serializability check', () => {
    const chain = [...borrow()({thunk: {extraArgument: 'extra'}})];
    const reached: number[] = [];
    let state: {list: unknown[]} = {list: []};
    const api = {dispatch: vi.fn(), getState: () => state};
    const printed = captureConsole();
    /** Calls one item of the chain alone. */
    const call = (place: number, action: unknown) =>
      chain[place]?.(api)((passed) => {
        reached.push(place);
        return passed;
      })(action);

    call(0, shiftEnded);
    expect(printed.texts('warn')[0]).toMatch(/^Detected an action creator/);

    const immutable = chain[1]?.(api)((action) => {
      state.list.push(1);
      return action;
    });
    expect(() => immutable?.({type: 'x'})).toThrow(
      'A state mutation was detected inside a dispatch',
    );

    const thunk = vi.fn(() => 'ran');
    expect(call(2, thunk)).toBe('ran');
    expect(thunk).toHaveBeenCalledWith(api.dispatch, api.getState, 'extra');

    state = {list: [new Date(0)]};
    call(3, {type: 'x'});
    expect(printed.texts('error')[0]).toMatch(
      /^A non-serializable value was detected in the state/,
    );
    expect(reached).toEqual([0, 3]);
  });
});

describe('order', () => {
  test('prepended sees thunks and actions, appended only actions', async () => {
    captureConsole();
    const {first, last} = await import('./auditedStore');
    expect(first).toEqual([
      'function',
      'parcels/parcelScanned',
      'parcels/parcelScanned',
    ]);
    expect(last).toEqual([
      'parcels/parcelScanned',
      'parcels/parcelScanned',
    ]);
  });

  test('appended sees what those before it pass on, and no functions', () => {
    const seen: unknown[] = [];
    const stop: Middleware = () => () => (action) => seen.push(action);
    const listeners = createListenerMiddleware();
    const store = configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(listeners.middleware).concat(stop),
    });
    // The listener middleware handles this one.
    store.dispatch(addListener({type: 'x', effect: () => {}}));
    const command = {belt: 'faster'};
    const late = Promise.resolve();
    for (const value of [() => {}, command, late, 'text'])
      // @ts-expect-error not all of these are actions
      store.dispatch(value);
    expect(seen).toEqual([command, late, 'text']);
  });

  test('prepended sees thunks, and not what one before it handles', () => {
    const seen: unknown[] = [];
    const note: Middleware = () => (next) => (action) => {
      seen.push(action);
      return next(action);
    };
    const listeners = createListenerMiddleware();
    const store = configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(listeners.middleware, note),
    });
    const thunk = () => {};
    store.dispatch(addListener({type: 'x', effect: () => {}}));
    store.dispatch(thunk);
    expect(seen).toEqual([thunk]);
  });

  test('calling it twice repeats the thunk middleware', () => {
    expect(() =>
      configureStore({
        reducer: parcelsSlice.reducer,
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().concat(getDefaultMiddleware()),
      }),
    ).toThrow('Duplicate middleware references found');
  });

  test('with an extra argument, calling it twice is not noticed', () => {
    const store = configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({thunk: {extraArgument: 1}}).concat(
          getDefaultMiddleware({thunk: {extraArgument: 2}}),
        ),
    });
    // The first of the two runs every thunk.
    expect(store.dispatch((_dispatch, _getState, extra) => extra)).toBe(1);
  });

  test('a middleware under a condition', () => {
    const printed = captureConsole();
    const action = parcelScanned({code: 'P-1', dock: 'north'});
    makeStore({verbose: false}).dispatch(action);
    expect(printed.lines).toEqual([]);
    const store = makeStore({verbose: true});
    store.dispatch(action);
    expect(printed.lines).toHaveLength(1);
    // Thunks are still typed.
    expect(store.dispatch(() => 'ran')).toBe('ran');
  });

  test('an array belongs at the end of the chain, for the types', () => {
    const reducer = parcelsSlice.reducer;
    const listener = createListenerMiddleware();
    const extra: Middleware[] = [];
    const last = configureStore({
      reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(listener.middleware).concat(extra),
    });
    expect(last.dispatch(() => 'ran')).toBe('ran');
    const stop = last.dispatch(addListener({type: 'x', effect() {}}));
    expectTypeOf(stop).toExtend<() => void>();

    const first = configureStore({
      reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(extra),
    });
    // @ts-expect-error the type of `dispatch` has lost thunks
    expect(first.dispatch(() => 'ran')).toBe('ran');
  });

  test('a middleware of your own can stop an action', () => {
    onceOnlyStore.dispatch(parcelScanned({code: 'P-1', dock: 'north'}));
    onceOnlyStore.dispatch(parcelScanned({code: 'P-1', dock: 'south'}));
    expect(onceOnlyStore.getState().parcels).toHaveLength(1);
  });
});

describe('thunk', () => {
  test('extraArgument reaches the thunk, typed', async () => {
    const read = vi.fn(async () => 'P-7');
    const store = setupStore({read});
    expect(await store.dispatch(scanAt('north'))).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(store.getState().parcels).toEqual([
      {code: 'P-7', dock: 'north'},
    ]);
    expectTypeOf(store.dispatch).toExtend<
      ThunkDispatch<
        ReturnType<typeof store.getState>,
        {scanner: {read: () => Promise<string>}},
        UnknownAction
      >
    >();
  });

  test('thunk: false removes it from the types, too', () => {
    const store = configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({thunk: false}),
    });
    // @ts-expect-error functions are no actions here
    expect(() => store.dispatch(() => {})).toThrow(
      'Actions must be plain objects',
    );
  });
});

describe('Tuple', () => {
  const a: Middleware = () => (next) => next;
  const b: Middleware<(text: 'b') => void> = () => (next) => next;

  test('concat and prepend take items or one array', () => {
    const tuple = new Tuple(a);
    expect([...tuple.concat(b)]).toEqual([a, b]);
    expect([...tuple.concat([b])]).toEqual([a, b]);
    expect([...tuple.prepend(b)]).toEqual([b, a]);
    expect([...tuple.prepend([b, b])]).toEqual([b, b, a]);
    expect(tuple).toHaveLength(1);
    expectTypeOf(tuple.concat(b)).toEqualTypeOf<
      Tuple<[typeof a, typeof b]>
    >();
    expectTypeOf(tuple.prepend(b)).toEqualTypeOf<
      Tuple<[typeof b, typeof a]>
    >();
  });

  test('a single number is a length', () => {
    const tuple = new Tuple(3);
    expect(tuple).toHaveLength(3);
    expect(0 in tuple).toBe(false);
  });

  test('a spread is an array, which the option refuses', () => {
    configureStore({
      reducer: parcelsSlice.reducer,
      // @ts-expect-error an array is no Tuple
      middleware: (getDefaultMiddleware) => [...getDefaultMiddleware(), a],
    });
  });

  test('a return type by hand hides thunks, and an array is refused', () => {
    const store = configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware): Tuple<Middleware[]> =>
        new Tuple<Middleware[]>(...getDefaultMiddleware()),
    });
    // @ts-expect-error the type knows nothing of thunks
    expect(store.dispatch(() => 'ran')).toBe('ran');
    configureStore({
      reducer: parcelsSlice.reducer,
      // @ts-expect-error an array is no Tuple
      middleware: (getDefaultMiddleware): Middleware[] =>
        getDefaultMiddleware(),
    });
  });

  test('ThunkMiddleware is the type of the default item', () => {
    configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) => {
        const chain = getDefaultMiddleware();
        expectTypeOf(chain).toExtend<
          Tuple<
            [
              ThunkMiddleware<
                ReturnType<typeof parcelsSlice.reducer>,
                UnknownAction
              >,
            ]
          >
        >();
        return chain;
      },
    });
  });
});

describe('action creator check', () => {
  test('warns, and the state stays', async () => {
    const printed = captureConsole();
    const {store} = await import('./dispatchedCreator');
    expect(printed.texts('warn')).toEqual([
      'Detected an action creator with type "parcels/shiftEnded" being dispatched.\nMake sure you\'re calling the action creator before dispatching, i.e. `dispatch(shiftEnded())` instead of `dispatch(shiftEnded)`. This is necessary even if the action has no payload.',
    ]);
    expect(store.getState().parcels).toHaveLength(1);
  });

  test('TypeScript misses creators that could be thunks', () => {
    const printed = captureConsole();
    const {dispatch} = configureStore({reducer: parcelsSlice.reducer});
    dispatch(createAction<ReturnType<typeof JSON.parse>>('dock/any'));
    dispatch(createAction<unknown>('dock/unknown'));
    dispatch(createAction<object>('dock/object'));
    dispatch(createAction<object | string>('dock/objectOrText'));
    dispatch(createAction('dock/prepared', () => ({payload: 1})));
    dispatch(
      createAction('dock/anything', (payload: unknown) => ({payload})),
    );
    // @ts-expect-error a creator is not an action
    dispatch(createAction('dock/text', (payload: string) => ({payload})));
    const called = createAction<() => void>('dock/called');
    // @ts-expect-error `dispatch` needs an argument, so it does not fit
    dispatch(called);
    // @ts-expect-error a creator is not an action
    dispatch(shiftEnded);
    // @ts-expect-error a creator is not an action
    dispatch(parcelScanned);
    expect(printed.texts('warn')).toHaveLength(10);
  });

  test('isActionCreator decides, and the value is passed on', () => {
    const printed = captureConsole();
    const next = vi.fn();
    const check = createActionCreatorInvariantMiddleware({
      isActionCreator: (value): value is () => void =>
        typeof value === 'function' && value.name.startsWith('make'),
    });
    const makeScan = () => ({type: 'scan'});
    check({dispatch: vi.fn(), getState: vi.fn()})(next)(makeScan);
    expect(next).toHaveBeenCalledWith(makeScan);
    expect(printed.texts('warn')[0]).toMatch(
      /^Detected an action creator with type "unknown" being dispatched\./,
    );
  });
});

test('a plain Middleware may cast to a type that comes from its store', () => {
  let seen = 0;
  const count: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    seen = (api.getState() as RootState).parcels.length;
    return result;
  };
  const store = configureStore({
    reducer: {parcels: parcelsSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(count),
  });
  type RootState = ReturnType<typeof store.getState>;
  store.dispatch(parcelScanned({code: 'P-1', dock: 'north'}));
  expect(seen).toBe(1);
});

test('around the chain, a failure inside a thunk is seen twice', () => {
  const caught: unknown[] = [];
  const reporter: Middleware = () => (next) => (action) => {
    try {
      return next(action);
    } catch (error) {
      caught.push(error);
      throw error;
    }
  };
  const jammed = createAction('belt/jammed');
  const failure = new Error('The belt is jammed');
  const store = configureStore({
    reducer: (state = 0, action: UnknownAction) => {
      if (jammed.match(action)) throw failure;
      return state;
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(reporter),
  });

  expect(() => store.dispatch(jammed())).toThrow(failure);
  expect(caught).toEqual([failure]);
  expect(() =>
    store.dispatch((dispatch: typeof store.dispatch) => {
      dispatch(jammed());
    }),
  ).toThrow(failure);
  expect(caught).toEqual([failure, failure, failure]);
});
