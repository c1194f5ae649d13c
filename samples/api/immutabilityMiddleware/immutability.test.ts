import {
  configureStore,
  createAsyncThunk,
  createImmutableStateInvariantMiddleware,
  createSlice,
  freeze,
  isAction,
  isImmutableDefault,
  type Dispatch,
  type ImmutableStateInvariantMiddlewareOptions,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {newGame, type ClockState} from './clock';
import {setupStore} from './looseClock';
import {MoveTree, store as treeStore} from './moveTree';
import {store as plainStore} from './plainStore';

const BETWEEN =
  'A state mutation was detected between dispatches, in the path';
const INSIDE =
  'A state mutation was detected inside a dispatch, in the path:';

type Clock = (state: ClockState, action: UnknownAction) => ClockState;

/** A store with a hand-written reducer, and a fresh state. */
const storeWith = (reduce: Clock = (state) => state) =>
  configureStore({
    reducer: (state: ClockState = newGame(), action: UnknownAction) =>
      action.type === 'run' ? reduce(state, action) : state,
  });

test('readonly state: refused outside, writable in a case reducer', () => {
  interface Game {
    readonly moves: readonly string[];
  }
  const initialState: Game = {moves: ['e4', 'd4']};
  const slice = createSlice({
    name: 'game',
    initialState,
    reducers: {turned: (state) => void state.moves.reverse()},
  });
  const store = configureStore({reducer: slice.reducer});
  store.dispatch(slice.actions.turned());
  expect(store.getState().moves).toEqual(['d4', 'e4']);
  // @ts-expect-error Property 'reverse' does not exist
  expect(() => store.getState().moves.reverse()).toThrow(TypeError);

  const loose = createSlice({
    name: 'loose',
    initialState: {moves: ['e4', 'd4']},
    reducers: {},
  });
  const inferred = configureStore({reducer: loose.reducer});
  expect(() => inferred.getState().moves.reverse()).toThrow(
    "Cannot assign to read only property '0' of object '[object Array]'",
  );
});

describe('inside a dispatch', () => {
  test('throws with path and action; the state stays mutated; the next dispatch passes', async () => {
    captureConsole();
    const {store} = await import('./pressClock');
    expect(store.getState().clock.moves).toEqual(['e4']);
  });

  test('the message', () => {
    const store = storeWith((state) => {
      state.seconds.white -= 1;
      return state;
    });
    const listener = vi.fn();
    store.subscribe(listener);
    expect(() => store.dispatch({type: 'run', by: 'white'})).toThrow(
      `${INSIDE} seconds.white. Take a look at the reducer(s) handling the action {"type":"run","by":"white"}. (https://redux.js.org/style-guide/style-guide#do-not-mutate-state)`,
    );
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getState().seconds.white).toBe(299);
    store.dispatch({type: 'other'});
  });

  test('a circular action is printed all the same', () => {
    captureConsole(); // the serializability check objects to it, too
    const store = storeWith((state) => {
      state.moves.push('e4');
      return state;
    });
    const action: UnknownAction = {type: 'run'};
    action.self = action;
    expect(() => store.dispatch(action)).toThrow(
      'handling the action {"type":"run","self":"[Circular ~]"}.',
    );
  });

  test('a copy made after the mutation does not hide it', () => {
    const store = storeWith((state) => {
      state.moves.push('e4');
      return {...state, moves: [...state.moves]};
    });
    expect(() => store.dispatch({type: 'run'})).toThrow(
      `${INSIDE} moves.0`,
    );
  });
});

describe('a subscriber that sorts what it reads', () => {
  const moves = (state: string[] = ['e4', 'd4'], action: UnknownAction) =>
    action.type === 'game/loaded' ? ['c5', 'a6'] : state;
  const sorting = () => {
    const store = configureStore({reducer: {moves}});
    store.subscribe(() => store.getState().moves.sort());
    return store;
  };

  test('is reported inside the dispatch, with an innocent action', () => {
    expect(() => sorting().dispatch({type: 'clock/ticked'})).toThrow(
      `${INSIDE} moves.0. Take a look at the reducer(s) handling the action {"type":"clock/ticked"}.`,
    );
  });

  test('is not noticed if the action brought the array', () => {
    const store = sorting();
    store.dispatch({type: 'game/loaded'});
    expect(store.getState().moves).toEqual(['a6', 'c5']);
    expect(() => store.dispatch({type: 'clock/ticked'})).not.toThrow();
  });
});

describe('between dispatches', () => {
  test('a constant that is the initial state of a hand-written reducer', () => {
    const OPENINGS = {italian: ['e4', 'e5']};
    const store = configureStore({reducer: {book: (b = OPENINGS) => b}});
    OPENINGS.italian.push('Nf3');
    expect(() => store.dispatch({type: 'other'})).toThrow(
      `${BETWEEN} 'book.italian.2'`,
    );
  });

  test('a slice freezes the constant, not a copy of it', () => {
    const OPENINGS = {italian: ['e4', 'e5']};
    const start = (initialState: typeof OPENINGS) => {
      const slice = createSlice({name: 'b', initialState, reducers: {}});
      configureStore({reducer: slice.reducer});
    };
    start(structuredClone(OPENINGS));
    OPENINGS.italian[0] = 'd4';
    start(OPENINGS);
    expect(() => (OPENINGS.italian[0] = 'c4')).toThrow(
      'Cannot assign to read only property',
    );
  });

  test('the dispatch that reports it does not reach the reducer', async () => {
    captureConsole();
    const {store} = await import('./scoreSheet');
    expect(store.getState().moves).toEqual(['c4', 'd4']);
  });

  test('the message', () => {
    const store = storeWith();
    store.getState().moves.push('e4');
    expect(() => store.dispatch({type: 'other'})).toThrow(
      `${BETWEEN} 'moves.0'.  This may cause incorrect behavior. (https://redux.js.org/style-guide/style-guide#do-not-mutate-state)`,
    );
    store.dispatch({type: 'other'});
  });

  describe('a reducer is reported here', () => {
    const push: Clock = (state) => {
      state.moves.push('e4');
      return state;
    };
    const reducer = (state = newGame(), action: UnknownAction) =>
      action.type === 'run' ? push(state, action) : state;
    const again: Middleware = (api) => (next) => (action) => {
      const result = next(action);
      if (isAction(action) && action.type === 'run') {
        api.dispatch({type: 'other'});
      }
      return result;
    };

    test('if a subscriber dispatches meanwhile', () => {
      const store = storeWith(push);
      const unsubscribe = store.subscribe(() => {
        unsubscribe();
        store.dispatch({type: 'other'});
      });
      expect(() => store.dispatch({type: 'run'})).toThrow(BETWEEN);
    });

    test('if a middleware after the check does, not one before it', () => {
      const after = configureStore({
        reducer,
        middleware: (getDefault) => getDefault().concat(again),
      });
      expect(() => after.dispatch({type: 'run'})).toThrow(BETWEEN);
      const before = configureStore({
        reducer,
        middleware: (getDefault) => getDefault().prepend(again),
      });
      expect(() => before.dispatch({type: 'run'})).toThrow(INSIDE);
    });
  });

  test('a middleware before the check is reported with its own action', () => {
    const write: Middleware<unknown, ClockState> =
      (api) => (next) => (action) => {
        api.getState().moves.push('e4');
        return next(action);
      };
    const store = configureStore({
      reducer: (state: ClockState = newGame()) => state,
      middleware: (getDefault) => getDefault().prepend(write),
    });
    expect(() => store.dispatch({type: 'run'})).toThrow(BETWEEN);
  });

  test('the object around the slices is not frozen either', () => {
    const slice = createSlice({
      name: 'moves',
      initialState: ['e4'],
      reducers: {},
    });
    const store = configureStore({reducer: {moves: slice.reducer}});
    store.getState().moves = ['d4'];
    expect(() => store.dispatch({type: 'x'})).toThrow(`${BETWEEN} 'moves'`);
  });

  test('preloaded state is not frozen, so the check is what finds it', () => {
    const slice = createSlice({
      name: 'moves',
      initialState: ['e4'],
      reducers: {},
    });
    const store = configureStore({
      reducer: slice.reducer,
      preloadedState: ['d4'],
    });
    store.getState().push('c4');
    expect(() => store.dispatch({type: 'x'})).toThrow(`${BETWEEN} '1'`);
  });
});

test('preloaded state is walked until it is frozen', () => {
  const slice = createSlice({
    name: 'game',
    initialState: {moves: ['e4']},
    reducers: {},
  });
  const walked = (preloadedState: {moves: string[]}) => {
    const isImmutable = vi.fn(isImmutableDefault);
    const store = configureStore({
      reducer: slice.reducer,
      preloadedState,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({immutableCheck: {isImmutable}}),
    });
    isImmutable.mockClear();
    store.dispatch({type: 'other'});
    return isImmutable.mock.calls.flat().includes(preloadedState.moves);
  };
  expect(walked({moves: ['d4']})).toBe(true);
  expect(walked(freeze({moves: ['d4']}, true))).toBe(false);
});

describe('in a thunk', () => {
  const edit = (state: ClockState) => state.moves.push('e4');

  test('that dispatches before the first await: between dispatches', () => {
    const store = storeWith();
    const thunk = (dispatch: Dispatch, getState: () => ClockState) => {
      edit(getState());
      dispatch({type: 'other'});
    };
    expect(() => store.dispatch(thunk)).toThrow(BETWEEN);
  });

  test('that writes after an await: between dispatches', async () => {
    const store = storeWith();
    await store.dispatch(
      async (_: Dispatch, getState: () => ClockState) => {
        await Promise.resolve();
        edit(getState());
      },
    );
    expect(() => store.dispatch({type: 'other'})).toThrow(BETWEEN);
  });

  test('that does not: inside a dispatch, and the action is undefined', async () => {
    const message = `${INSIDE} moves.0. Take a look at the reducer(s) handling the action undefined.`;
    const store = storeWith();
    const thunk = (_: Dispatch, getState: () => ClockState) =>
      edit(getState());
    expect(() => store.dispatch(thunk)).toThrow(message);

    // A dispatch before the write does not look again.
    const early = (dispatch: Dispatch, getState: () => ClockState) => {
      dispatch({type: 'other'});
      edit(getState());
    };
    expect(() => storeWith().dispatch(early)).toThrow(message);

    // A dispatch after the `await` comes too late to find it.
    const passed = vi.fn();
    const slow = async (dispatch: Dispatch, getState: () => ClockState) => {
      edit(getState());
      await Promise.resolve();
      passed(dispatch({type: 'other'}));
    };
    expect(() => storeWith().dispatch(slow)).toThrow(message);
    await vi.waitFor(() =>
      expect(passed).toHaveBeenCalledWith({type: 'other'}),
    );
  });
});

test('in a payload creator, what a dispatch throws is in action.error', async () => {
  const store = storeWith();
  const load = createAsyncThunk('load', async (_: void, api) => {
    (api.getState() as ClockState).moves.push('e4');
    api.dispatch({type: 'other'});
  });
  const action = await store.dispatch(load());
  expect(action).toMatchObject({
    type: 'load/rejected',
    error: {message: expect.stringContaining(BETWEEN)},
  });
});

test('if the fulfilled action finds the write, the promise rejects', async () => {
  const load = createAsyncThunk('load', async (_: void, api) => {
    await Promise.resolve();
    (api.getState() as ClockState).moves.push('e4');
  });
  await expect(storeWith().dispatch(load())).rejects.toThrow(BETWEEN);
});

describe('state made by Immer is frozen', () => {
  const slice = createSlice({
    name: 'clock',
    initialState: {white: 300, moves: ['e4', 'c5']},
    reducers: {},
  });
  const {getState} = configureStore({reducer: slice.reducer});
  const writes: [string, () => unknown][] = [
    [
      "Cannot assign to read only property 'white' of object '#<Object>'",
      () => (getState().white = 0),
    ],
    [
      "Cannot assign to read only property '0' of object '[object Array]'",
      () => getState().moves.sort(),
    ],
    [
      'Cannot add property 2, object is not extensible',
      () => getState().moves.push('d4'),
    ],
    [
      "Cannot delete property '1' of [object Array]",
      () => getState().moves.pop(),
    ],
  ];

  test.each(writes)('%s', (message, write) => {
    expect(write).toThrow(new TypeError(message));
  });

  test('a class instance inside it is neither frozen nor checked', () => {
    class Engine {
      depth = 1;
    }
    const write = (inSlice: boolean) => {
      const initialState = {engine: new Engine()};
      const {reducer} = createSlice({
        name: 'board',
        initialState,
        reducers: {},
      });
      const store = configureStore({
        reducer: inSlice ? reducer : (state = initialState) => state,
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware({serializableCheck: false}),
      });
      store.getState().engine.depth = 2;
      store.dispatch({type: 'x'});
      return store.getState().engine.depth;
    };
    expect(write(true)).toBe(2);
    expect(() => write(false)).toThrow(`${BETWEEN} 'engine.depth'`);
  });

  test('without strict mode, an assignment is ignored', () => {
    const {reducer} = createSlice({
      name: 'clock',
      initialState: {white: 300},
      reducers: {},
    });
    const store = configureStore({reducer});
    // The body of such a function is not in strict mode.
    new Function('state', 'state.white = 0')(store.getState());
    store.dispatch({type: 'clock/pressed'});
    expect(store.getState().white).toBe(300);
  });

  test('sorting a copy works', async () => {
    const printed = captureConsole();
    await import('./slicedSheet');
    expect(printed.texts().at(-1)).toBe("[ 'c4', 'd4' ] [ 'd4', 'c4' ]");
  });
});

describe('ignoredPaths', () => {
  const writes = (ignoredPaths: (string | RegExp)[]) => {
    const store = setupStore(ignoredPaths);
    store.getState().board.engine.depth += 1;
    store.getState().board.engine.cache.push(1);
    return () => store.dispatch({type: 'x'});
  };

  test.each([
    ['the exact path and all below it', ['board.engine'], true],
    ['a key of the root', ['board'], true],
    ['a prefix of a key', ['boa'], false],
    [
      'the path of one of two changed values',
      ['board.engine.depth'],
      false,
    ],
    ['a RegExp', [/^board\./], true],
    ['a RegExp for keys at any depth', [/\.(depth|cache)$/], true],
    ['nothing', [], false],
  ])('%s', (_, ignoredPaths, passes) => {
    const dispatch = writes(ignoredPaths);
    if (passes) expect(dispatch).not.toThrow();
    else expect(dispatch).toThrow(`${BETWEEN} 'board.engine.`);
  });
});

describe('isImmutable', () => {
  test('its parameter needs a type inside getDefaultMiddleware', () => {
    configureStore({
      reducer: () => 1,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({
          immutableCheck: {
            isImmutable: (value: unknown) => isImmutableDefault(value),
          },
        }),
    });
    configureStore({
      reducer: () => 1,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({
          // @ts-expect-error it is not assignable to type 'true'
          immutableCheck: {
            // @ts-expect-error the parameter is an implicit any
            isImmutable: (value) => isImmutableDefault(value),
          },
        }),
    });
  });

  test('by default: primitives, functions and frozen objects', () => {
    const yes = [1, 'a', null, undefined, () => {}, Object.freeze({a: 1})];
    for (const value of yes) expect(isImmutableDefault(value)).toBe(true);
    for (const value of [{}, [], new Date()])
      expect(isImmutableDefault(value)).toBe(false);
  });

  test('what changes inside a Map, a Set or a Date is not seen', () => {
    const state = {map: new Map(), set: new Set(), date: new Date(0)};
    const store = configureStore({
      reducer: () => state,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({serializableCheck: false}),
    });
    state.map.set('e4', 1);
    state.set.add('e4');
    state.date.setTime(1);
    expect(() => store.dispatch({type: 'x'})).not.toThrow();
  });

  test('an object frozen only at the top hides what is below', () => {
    const loose = Object.freeze({moves: ['e4']});
    const store = configureStore({reducer: () => loose});
    store.getState().moves.push('c5');
    expect(() => store.dispatch({type: 'x'})).not.toThrow();
  });

  test('a structure with a cache raises a false alarm unless it is declared immutable', () => {
    const strict = configureStore({
      reducer: {tree: (state = new MoveTree()) => state},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({serializableCheck: false}),
    });
    strict.getState().tree.hash();
    expect(() => strict.dispatch({type: 'x'})).toThrow(
      `${BETWEEN} 'tree.cachedHash'`,
    );

    treeStore.getState().tree.hash();
    treeStore.dispatch({type: 'clock/pressed'});
    expect(treeStore.getState().tree.hash()).toBe(2);
  });
});

describe('alone', () => {
  test('in a plain Redux store', () => {
    expect(() => plainStore.dispatch({type: 'clock/pressed'})).toThrow(
      `${INSIDE} moves.0`,
    );
  });

  test('it passes everything on in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const options: ImmutableStateInvariantMiddlewareOptions = {};
    const check = createImmutableStateInvariantMiddleware(options);
    const state: string[] = [];
    const run = check({getState: () => state, dispatch: vi.fn()})((
      action,
    ) => {
      state.push('e4');
      return action;
    });
    expect(run('anything')).toBe('anything');
    expectTypeOf(options.warnAfter).toEqualTypeOf<number | undefined>();
  });
});

test('a state that contains itself is checked, too', () => {
  interface Node {
    moves: string[];
    self?: Node;
  }
  const node: Node = {moves: []};
  node.self = node;
  const store = configureStore({
    reducer: () => node,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({serializableCheck: false}),
  });
  expect(() => store.dispatch({type: 'x'})).not.toThrow();
  node.moves.push('e4');
  expect(() => store.dispatch({type: 'x'})).toThrow(`${BETWEEN} 'moves.0'`);
});

test('a slow check warns after the time you set', () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 20));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  storeWith().dispatch({type: 'other'});
  const [text] = warn.mock.calls
    .flat()
    .filter((line) => String(line).startsWith('Immutable'));
  expect(text).toMatch(
    /^ImmutableStateInvariantMiddleware took 40ms, which is more than the warning threshold of 32ms\. \nIf your state or actions are very large/,
  );
});

test('an object returned while the state was null is not frozen', () => {
  const initialState: ClockState | null = null;
  const slice = createSlice({
    name: 'clock',
    initialState: initialState as ClockState | null,
    reducers: {started: () => newGame(), kept: () => {}},
  });
  const {started, kept} = slice.actions;
  const first = slice.reducer(undefined, started());
  expect(Object.isFrozen(first)).toBe(false);
  // The next case reducer gets a draft of it, and Immer freezes it.
  expect(Object.isFrozen(slice.reducer(first, kept()))).toBe(true);
});
