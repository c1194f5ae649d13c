import {
  configureStore,
  createAsyncThunk,
  createSerializableStateInvariantMiddleware,
  createSlice,
  findNonSerializableValue,
  isPlain,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {doorClosed, vialStored} from './freezerSlice';
import {freezerSlice as isoSlice, store as isoStore} from './isoSlice';
import {shelvesLoaded, store as mapStore} from './mapStore';
import {store as plainStore} from './plainStore';
import {narrow, setupStore} from './tolerantStore';

const ACTION =
  'A non-serializable value was detected in an action, in the path: ';
const STATE =
  'A non-serializable value was detected in the state, in the path: ';

const storedAt = new Date(0);
const store = (options: Parameters<typeof setupStore>[0] = {}) =>
  setupStore(options);

/** `action payload.storedAt`, `state freezer.0.storedAt`, … */
const reports = (run: () => unknown) => {
  const printed = captureConsole();
  run();
  const found = printed
    .texts('error')
    .map((text) =>
      text.replace(
        /^A non-serializable value was detected in (?:an|the) (\w+), in the path: `(.*?)`[\s\S]*/,
        '$1 $2',
      ),
    );
  vi.restoreAllMocks();
  return found;
};

const storeVial = (options?: Parameters<typeof setupStore>[0]) =>
  reports(() => store(options).dispatch(vialStored({id: 'V-1', storedAt})));

describe('what it reports', () => {
  test('the action, then the state, and the state again after every action', async () => {
    const printed = captureConsole();
    await import('./storeVial');
    const texts = printed.texts('error');
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain(
      `${ACTION}\`payload.storedAt\`. Value: 1970`,
    );
    expect(texts[1]).toContain(
      `${STATE}\`freezer.0.storedAt\`. Value: 1970`,
    );
    expect(texts[2]).toContain(
      'Take a look at the reducer(s) handling this action type: freezer/doorClosed.',
    );
  });

  test('with a dispatch in between, the inner action is named first', () => {
    const freezer = store();
    const unsubscribe = freezer.subscribe(() => {
      unsubscribe();
      freezer.dispatch(doorClosed());
    });
    const printed = captureConsole();
    freezer.dispatch(vialStored({id: 'V-1', storedAt}));
    const [first, second, third] = printed.texts('error');
    expect(first).toContain('this action type: freezer/doorClosed.');
    expect(second).toContain(ACTION);
    expect(third).toContain('this action type: freezer/vialStored.');
  });

  test('only the first bad value of an action', () => {
    const action = {type: 'x', a: storedAt, b: storedAt};
    expect(reports(() => store().dispatch(action))).toEqual(['action a']);
  });

  test('nothing when the date is a string', () => {
    const action = isoSlice.actions.vialStored('V-1', storedAt);
    expect(reports(() => isoStore.dispatch(action))).toEqual([]);
    isoStore.dispatch(
      isoSlice.actions.vialStored('V-2', new Date('2020-02-02')),
    );
    const oldest = isoSlice.selectors.selectOldest(isoStore.getState());
    expect(oldest && new Date(oldest)).toEqual(storedAt);
    expect(isoSlice.selectors.selectOldest({freezer: []})).toBeUndefined();
  });

  test('nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const check = createSerializableStateInvariantMiddleware();
    const next = vi.fn();
    const run = check({getState: () => storedAt, dispatch: vi.fn()})(next);
    expect(reports(() => run(vialStored({id: 'V', storedAt})))).toEqual([]);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('the action reaches the reducer all the same', () => {
    captureConsole();
    const tested = store();
    tested.dispatch(vialStored({id: 'V-1', storedAt}));
    expect(tested.getState().freezer).toHaveLength(1);
  });

  test('a circular structure, at the place where it repeats', () => {
    interface Box {
      id: string;
      parent?: Box;
    }
    const box: Box = {id: 'B'};
    box.parent = box;
    const action = {type: 'x', box};
    expect(reports(() => store().dispatch(action))).toEqual([
      'action box.parent',
    ]);
  });
});

describe('isPlain', () => {
  const plain = [
    undefined,
    null,
    'V-1',
    true,
    5,
    NaN,
    Infinity,
    [],
    new (class Rack extends Array {})(),
    {},
    Object.create(null),
  ];
  const rejected = [
    () => {},
    Symbol('V'),
    5n,
    storedAt,
    new Map(),
    new Set(),
    /V/,
    Promise.resolve(),
    new Error('V'),
    new Uint8Array(1),
    new (class Vial {})(),
  ];

  test.each(plain)('accepts %s', (value) => {
    expect(isPlain(value)).toBe(true);
  });

  test.each(rejected)('rejects %s', (value) => {
    expect(isPlain(value)).toBe(false);
  });
});

describe('options', () => {
  const both = ['action payload.storedAt', 'state freezer.0.storedAt'];

  test.each<[string, Parameters<typeof setupStore>[0], string[]]>([
    ['none', {}, both],
    [
      'ignoredActions',
      {ignoredActions: ['freezer/vialStored']},
      [both[1]!],
    ],
    ['ignoreActions', {ignoreActions: true}, [both[1]!]],
    ['ignoreState', {ignoreState: true}, [both[0]!]],
    [
      'ignoredActionPaths',
      {ignoredActionPaths: ['payload.storedAt']},
      [both[1]!],
    ],
    [
      'ignoredActionPaths, above',
      {ignoredActionPaths: ['payload']},
      [both[1]!],
    ],
    [
      'ignoredPaths, exact',
      {ignoredPaths: ['freezer.0.storedAt']},
      [both[0]!],
    ],
    ['ignoredPaths, above', {ignoredPaths: ['freezer']}, [both[0]!]],
    ['ignoredPaths, no index', {ignoredPaths: ['freezer.storedAt']}, both],
    ['ignoredPaths, RegExp', {ignoredPaths: [/storedAt$/]}, [both[0]!]],
  ])('%s', (_, options, expected) => {
    expect(storeVial(options)).toEqual(expected);
  });

  test('ignoredActions does not excuse the state', () => {
    expect(storeVial({ignoredActions: ['freezer/vialStored']})).toEqual([
      both[1],
    ]);
  });

  test('the narrow store of the page is silent', () => {
    expect(
      reports(() => narrow.dispatch(vialStored({id: 'V', storedAt}))),
    ).toEqual([]);
  });

  test('your ignoredActionPaths replace the defaults', async () => {
    const scan = createAsyncThunk('scan', async (_: Date) => 'V-1');
    const run = async (options: Parameters<typeof setupStore>[0]) => {
      const printed = captureConsole();
      await store(options).dispatch(scan(storedAt));
      return printed.texts('error').map((text) => text.slice(0, 76));
    };
    expect(await run({})).toEqual([]);
    const lost = await run({ignoredActionPaths: ['payload']});
    expect(lost).toEqual([
      `${ACTION}\`meta.arg\`.`,
      `${ACTION}\`meta.arg\`.`,
    ]);
    const kept = ['meta.arg', 'meta.baseQueryMeta', 'payload'];
    expect(await run({ignoredActionPaths: kept})).toEqual([]);
  });

  test('maps are allowed, and a bad value in one is still found', () => {
    const good = new Map([['top', {vials: 3}]]);
    const bad = new Map([['top', {door: () => {}}]]);
    expect(reports(() => mapStore.dispatch(shelvesLoaded(good)))).toEqual(
      [],
    );
    expect(reports(() => mapStore.dispatch(shelvesLoaded(bad)))).toEqual([
      'action payload.top.door',
      'state shelves.top.door',
    ]);
  });

  test('without getEntries the contents of a map are not seen', () => {
    const bad = new Map([['top', () => {}]]);
    const isSerializable = (value: unknown) =>
      value instanceof Map || isPlain(value);
    expect(findNonSerializableValue(bad, '', isSerializable)).toBe(false);
  });

  test('alone, and for actions only', () => {
    const action = vialStored({id: 'V', storedAt});
    expect(reports(() => plainStore.dispatch(action))).toEqual([both[0]]);
  });
});

test('isSerializable and getEntries need a type inside getDefaultMiddleware', () => {
  const reducer = () => ({openedAt: storedAt});
  const dated = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: {
          isSerializable: (value: unknown) =>
            value instanceof Date || isPlain(value),
        },
      }),
  });
  expect(reports(() => dated.dispatch({type: 'x'}))).toEqual([]);
  configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // @ts-expect-error it is not assignable to type 'true'
        serializableCheck: {
          // @ts-expect-error the parameter is an implicit any
          isSerializable: (value) => isPlain(value),
        },
      }),
  });
  configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // @ts-expect-error it is not assignable to type 'true'
        serializableCheck: {
          // @ts-expect-error the parameter is an implicit any
          getEntries: (value) => Object.entries(value),
        },
      }),
  });
});

describe('the cache', () => {
  const looks = (disableCache: boolean, freeze: boolean) => {
    const vials = {list: [{id: 'V-1'}]};
    if (freeze) {
      Object.freeze(vials.list[0]);
      Object.freeze(vials.list);
      Object.freeze(vials);
    }
    const isSerializable = vi.fn(isPlain);
    const tested = configureStore({
      reducer: {vials: () => vials},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({
          serializableCheck: {
            isSerializable,
            disableCache,
            ignoreActions: true,
          },
        }),
    });
    tested.dispatch(doorClosed());
    const first = isSerializable.mock.calls.length;
    tested.dispatch(doorClosed());
    return isSerializable.mock.calls.length - first < first;
  };

  test('is shared, so a function ignored in the action is not found in the state', () => {
    const slice = createSlice({
      name: 'jobs',
      initialState: [] as {onDone: () => void}[],
      reducers: {
        queued(state, action: PayloadAction<{onDone: () => void}>) {
          state.push(action.payload);
        },
      },
    });
    const queue = (disableCache: boolean) =>
      reports(() =>
        configureStore({
          reducer: {jobs: slice.reducer},
          middleware: (getDefaultMiddleware) =>
            getDefaultMiddleware({
              serializableCheck: {
                disableCache,
                ignoredActionPaths: ['payload.onDone'],
              },
            }),
        }).dispatch(slice.actions.queued({onDone: () => {}})),
      );
    expect(queue(false)).toEqual([]);
    expect(queue(true)).toEqual(['state jobs.0.onDone']);
  });

  describe('and a slice of which one item changes', () => {
    interface Rack {
      id: string;
      vial: {grams: number};
    }
    const racks = createSlice({
      name: 'racks',
      initialState: {label: 'A', list: [] as Rack[]},
      reducers: {
        loaded(state, action: PayloadAction<Rack[]>) {
          state.list = action.payload;
        },
        emptied(state) {
          state.list[0]!.vial.grams = 0;
        },
      },
    });
    const {loaded, emptied} = racks.actions;

    /** How often the inside of an untouched item is visited, per action. */
    const visits = (
      serializableCheck:
        false | NonNullable<Parameters<typeof setupStore>[0]>,
    ) => {
      const tested = configureStore({
        reducer: {racks: racks.reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware({immutableCheck: false, serializableCheck}),
      });
      tested.dispatch(
        loaded([
          {id: 'R-1', vial: {grams: 1}},
          {id: 'R-2', vial: {grams: 2}},
        ]),
      );
      const untouched = tested.getState().racks.list[1]!.vial;
      const isFrozen = vi.spyOn(Object, 'isFrozen');
      const count = (action: {type: string}) => {
        isFrozen.mockClear();
        tested.dispatch(action);
        return isFrozen.mock.calls.filter(([it]) => it === untouched)
          .length;
      };
      const counts = {
        other: count(doorClosed()),
        change: count(emptied()),
        then: count(doorClosed()),
      };
      isFrozen.mockRestore();
      expect(tested.getState().racks.list[1]!.vial).toBe(untouched);
      return counts;
    };

    test('walks all of it again, once it has changed', () => {
      expect(visits(false)).toEqual({other: 0, change: 0, then: 0});
      const {other, change, then} = visits({});
      expect([other, then]).toEqual([0, 0]);
      expect(change).toBeGreaterThan(0);
    });

    test('stops if the key of the slice is ignored, not a path below it', () => {
      expect(visits({ignoredPaths: ['racks']}).change).toBe(0);
      const below = visits({ignoredPaths: ['racks.list']});
      expect(below.change).toBeGreaterThan(0);
    });
  });

  test('walks all data of an API slice with every request', async () => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        getRack: build.query({
          queryFn: (id: string) => ({data: {id, vial: {grams: 1}}}),
        }),
      }),
    });
    const {initiate, select} = api.endpoints.getRack;
    const tested = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({immutableCheck: false}).concat(
          api.middleware,
        ),
    });
    await tested.dispatch(initiate('R-1'));
    const untouched = select('R-1')(tested.getState()).data?.vial;
    expect(untouched).toBeDefined();
    const isFrozen = vi.spyOn(Object, 'isFrozen');
    const seen = () => isFrozen.mock.calls.some(([it]) => it === untouched);
    tested.dispatch(doorClosed());
    expect(seen()).toBe(false);
    await tested.dispatch(initiate('R-2'));
    expect(seen()).toBe(true);
  });

  test('walks preloaded data until its slice handles an action', () => {
    const {reducer, actions} = createSlice({
      name: 'shelf',
      initialState: {rows: [{id: 'V-1'}], open: false},
      reducers: {
        opened(shelf) {
          shelf.open = true;
        },
        inspected() {}, // handled, changes nothing
      },
    });
    for (const action of [actions.opened(), actions.inspected()]) {
      const row = {id: 'V-2'};
      const isSerializable = vi.fn((value: unknown) => isPlain(value));
      const tested = configureStore({
        reducer: {shelf: reducer},
        preloadedState: {shelf: {rows: [row], open: false}},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware({serializableCheck: {isSerializable}}),
      });
      const looksAtRow = () => {
        isSerializable.mockClear();
        tested.dispatch(doorClosed());
        return isSerializable.mock.calls.some(([value]) => value === row);
      };
      expect([looksAtRow(), looksAtRow()]).toEqual([true, true]);
      tested.dispatch(action);
      expect(looksAtRow()).toBe(false);
    }
  });

  test('skips what is deeply frozen', () => {
    expect(looks(false, true)).toBe(true);
    expect(looks(false, false)).toBe(false);
    expect(looks(true, true)).toBe(false);
  });

  test('skips a slice, but not one with a date that is allowed', () => {
    const looksAgain = (day: Date | string) => {
      const {reducer} = createSlice({
        name: 'door',
        initialState: {day, opened: ['V-1']},
        reducers: {},
      });
      const isSerializable = vi.fn(
        (value: unknown) => value instanceof Date || isPlain(value),
      );
      const tested = configureStore({
        reducer: {door: reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware({serializableCheck: {isSerializable}}),
      });
      tested.dispatch(doorClosed());
      isSerializable.mockClear();
      tested.dispatch(doorClosed());
      return isSerializable.mock.calls.some(([value]) => value === day);
    };
    expect(looksAgain('2025-03-14')).toBe(false);
    expect(looksAgain(storedAt)).toBe(true);
  });
});

test('a map or a set as an array, and back, whatever its keys', () => {
  const map = new Map([[7, 'V-7']]);
  expect(findNonSerializableValue([...map])).toBe(false);
  expect(new Map([...map])).toEqual(map);
  const set = new Set([7]);
  expect(findNonSerializableValue([...set])).toBe(false);
  expect(new Set([...set])).toEqual(set);
});

test('findNonSerializableValue returns path and value, or false', () => {
  const ring = () => {};
  expect(findNonSerializableValue({vials: ['V-1']})).toBe(false);
  expect(findNonSerializableValue({alarm: {ring}})).toEqual({
    keyPath: 'alarm.ring',
    value: ring,
  });
  expect(findNonSerializableValue(ring)).toEqual({
    keyPath: '<root>',
    value: ring,
  });
  expect(
    findNonSerializableValue({alarm: {ring}}, '', isPlain, undefined, [
      'alarm',
    ]),
  ).toBe(false);
});

describe('a slow check', () => {
  const slow = (options: Parameters<typeof setupStore>[0]) => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 20));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    store(options).dispatch(doorClosed());
    const texts = warn.mock.calls.map(([text]) => String(text));
    vi.restoreAllMocks();
    return texts.filter((text) => text.startsWith('Serializable'));
  };

  test('warns after 32 ms', () => {
    expect(slow({})[0]).toMatch(
      /^SerializableStateInvariantMiddleware took 40ms, which is more than the warning threshold of 32ms\. /,
    );
    expect(slow({warnAfter: 40})).toEqual([]);
  });

  test('never with ignoreState', () => {
    expect(slow({ignoreState: true, warnAfter: 1})).toEqual([]);
  });
});

test('arrays and objects of another realm are plain, instances of a list are not', () => {
  const vm = process.getBuiltinModule('node:vm');
  expect(isPlain(vm.runInNewContext('[]'))).toBe(true);
  expect(isPlain(vm.runInNewContext('({a: 1})'))).toBe(true);
  class Row {}
  expect(isPlain(new Row())).toBe(false);
  expect(isPlain({...new Row()})).toBe(true);
});

test('a whole response and an action type with a star', () => {
  class AxiosHeaders {
    accept = 'text/plain';
  }
  const printed = captureConsole();
  const store = configureStore({
    reducer: () => null,
    middleware: (getDefault) =>
      getDefault({serializableCheck: {ignoredActions: ['*', 'vials/*']}}),
  });
  const headers = new AxiosHeaders();
  store.dispatch({type: 'vials/loaded', payload: {data: 1, headers}});
  expect(printed.texts('error').join()).toContain(
    'in the path: `payload.headers`',
  );
});
