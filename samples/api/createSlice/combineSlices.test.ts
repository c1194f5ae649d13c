import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createSlice,
  type WithSlice,
  type WithSlicePreloadedState,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {injectedChapters, selectTitle} from './chaptersSlice';
import {playerReducer, podcastApi} from './playerReducer';
import {queueSlice} from './queueSlice';
import type {RootState} from './rootReducer';

const lateSlice = createSlice({
  name: 'late',
  initialState: {ready: true},
  reducers: {},
  selectors: {selectReady: (state) => state.ready},
});

const stateBeforeNextAction = {queue: queueSlice.getInitialState()};

describe('what it accepts', () => {
  test('slices, API objects, slice-likes and reducer maps', () => {
    const state = playerReducer(undefined, {type: 'start'});
    expect(Object.keys(state)).toEqual([
      'queue',
      'podcastApi',
      'skipSeconds',
      'muted',
      'history',
    ]);
    expect(state.skipSeconds).toBe(15);
    expectTypeOf(state.muted).toEqualTypeOf<boolean>();
    expect(podcastApi.reducerPath in state).toBe(true);
  });

  test('of two reducers for one key the last wins, silently', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(
      combineSlices(lateSlice, {late: () => 'map'})(undefined, {type: 'a'}),
    ).toEqual({late: 'map'});
    expect(error).not.toHaveBeenCalled();
  });

  test('nothing at all: the state is an empty object', () => {
    const reducer = combineSlices();
    const store = configureStore({reducer});
    expect(store.getState()).toEqual({});
    reducer.inject(lateSlice);
    store.dispatch({type: 'next'});
    expect(store.getState()).toEqual({late: {ready: true}});
  });

  test('nothing at all: preloaded state stays, and a slice takes it over', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reducer =
      combineSlices().withLazyLoadedSlices<WithSlice<typeof lateSlice>>();
    const preloadedState = {late: {ready: false}};
    const store = configureStore({reducer, preloadedState});
    expect(store.getState()).toBe(preloadedState);
    reducer.inject(lateSlice);
    store.dispatch({type: 'next'});
    expect(store.getState()).toEqual({late: {ready: false}});
    expect(error).not.toHaveBeenCalled();
  });
});

describe('inject', () => {
  test('returns the same function, notifies nobody, and takes effect with the next action', () => {
    const reducer = combineSlices(queueSlice);
    const store = configureStore({reducer});
    const listener = vi.fn();
    store.subscribe(listener);
    const injected = reducer.inject(lateSlice);
    expect(injected).toBe(reducer);
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).not.toHaveProperty('late');
    store.dispatch({type: 'next'});
    expect(store.getState()).toHaveProperty('late');
  });

  test('another reducer on a taken path is ignored; overriding keeps the state', async () => {
    captureConsole();
    const {store, replaced, rootReducer} = await import('./replaceReducer');
    expect(store.getState()).toEqual({jump: 15});
    expect(replaced).toBe(rootReducer);
    expect(rootReducer(undefined, {type: 'fresh'})).toEqual({jump: 60});
  });

  test('the same reducer may be injected again', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    combineSlices(lateSlice).inject(lateSlice).inject(lateSlice);
    expect(error).not.toHaveBeenCalled();
  });

  test('preloaded state of a slice that is not there yet is dropped', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reducer =
      combineSlices(queueSlice).withLazyLoadedSlices<
        WithSlice<typeof lateSlice>
      >();
    const preloadedState = {late: {ready: false}};
    const store = configureStore({reducer, preloadedState});
    expect(store.getState()).not.toHaveProperty('late');
    expect(error.mock.calls[0]?.[0]).toMatch(
      /^Unexpected key "late" found in preloadedState/,
    );

    reducer.inject(lateSlice);
    expect(
      configureStore({reducer, preloadedState}).getState().late,
    ).toEqual({ready: false});
  });
});

describe('injectInto', () => {
  test('state appears with the next action; selectors fall back to the initial state', async () => {
    captureConsole();
    const {store} = await import('./openChapters');
    expect(store.getState().chapters).toEqual({
      titles: ['Intro', 'Interview'],
      current: 0,
    });
    expect(selectTitle({})).toBe('none');
    expect(injectedChapters.selectSlice({})).toBe(
      injectedChapters.getInitialState(),
    );
    expectTypeOf<RootState['chapters']>().toEqualTypeOf<
      {titles: string[]; current: number} | undefined
    >();
  });

  test('one slice at two paths: one action moves both, each selector reads its own', async () => {
    captureConsole();
    const {kitchen, car, store} = await import('./rooms');
    expect([kitchen.reducerPath, car.reducerPath]).toEqual([
      'kitchen',
      'car',
    ]);
    expect(kitchen.actions).toBe(car.actions);
    expect(store.getState()).toEqual({kitchen: 3, car: 6});
    expect(kitchen.selectors.selectLevel(store.getState())).toBe(3);
    expect(car.selectors.selectLevel(store.getState())).toBe(6);
  });

  test('returns a new object and leaves the original slice as it was', () => {
    const injected = lateSlice.injectInto(combineSlices());
    expect(injected).not.toBe(lateSlice);
    expect(injected.reducer).toBe(lateSlice.reducer);
    expect(injected.selectors.selectReady({})).toBe(true);
    // @ts-expect-error the original still needs its state
    expect(() => lateSlice.selectors.selectReady({})).toThrow(
      'selectSlice returned undefined',
    );
  });

  test('with the wrong state, the copy reads the initial one, without a message', () => {
    const printed = captureConsole();
    const player =
      combineSlices(queueSlice).withLazyLoadedSlices<
        WithSlice<typeof lateSlice>
      >();
    const {selectors} = lateSlice.injectInto(player);
    const store = configureStore({
      reducer: {player},
      preloadedState: {player: {late: {ready: false}}},
    });
    // @ts-expect-error the slice is below `player`
    expect(selectors.selectReady(store.getState())).toBe(true);
    expect(selectors.selectReady(store.getState().player)).toBe(false);
    expect(printed.texts()).toEqual([]);
  });

  test('an API slice that joins later needs an action before its first query', async () => {
    const printed = captureConsole();
    const queryFn = vi.fn(() => ({data: 'ready'}));
    const setup = () => {
      const api = createApi({
        reducerPath: 'reports',
        baseQuery: fakeBaseQuery(),
        endpoints: (build) => ({
          getReport: build.query<string, void>({queryFn}),
          sendReport: build.mutation<string, void>({queryFn}),
        }),
      });
      const dynamic = createDynamicMiddleware();
      const reducer = combineSlices(queueSlice);
      const store = configureStore({
        reducer,
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().prepend(dynamic.middleware),
      });
      reducer.inject(api);
      dynamic.addMiddleware(api.middleware);
      return {store, dynamic, ...api.endpoints};
    };
    const early = setup();
    await early.store.dispatch(early.getReport.initiate());
    expect(queryFn).not.toHaveBeenCalled();
    expect(printed.texts('error')[0]).toMatch(
      'No data found at `state.reports`',
    );

    // An action that a middleware keeps does not bring the state.
    const kept = setup();
    kept.store.dispatch(kept.dynamic.withMiddleware());
    expect(kept.store.getState()).not.toHaveProperty('reports');

    const mutation = setup();
    await mutation.store.dispatch(mutation.sendReport.initiate());
    expect(queryFn).toHaveBeenCalledTimes(1);

    const {store, getReport} = setup();
    store.dispatch({type: 'reports/opened'});
    const {data} = await store.dispatch(getReport.initiate());
    expect(data).toBe('ready');
  });
});

describe('selector', () => {
  test('fills in the missing slice', async () => {
    captureConsole();
    const {selectNowPlaying, selectChapter} = await import('./nowPlaying');
    expect(selectNowPlaying(stateBeforeNextAction)).toBe(
      'nothing, chapter 1',
    );
    expect(selectChapter({player: stateBeforeNextAction})).toBe(1);
  });

  test('original shows the state without the filling', async () => {
    captureConsole();
    const {selectHasChapters} = await import('./nowPlaying');
    expect(selectHasChapters(stateBeforeNextAction)).toBe(false);
  });

  test('original of a proxy of a proxy is still filled in', () => {
    const {selector} = combineSlices(queueSlice).inject(lateSlice);
    const hasLate = selector(
      (state) => selector.original(state).late !== undefined,
    );
    expect(hasLate(stateBeforeNextAction)).toBe(false);
    const viaAnother = selector((state) => hasLate(state));
    expect(viaAnother(stateBeforeNextAction)).toBe(true);
  });

  test('the filling is visible to property reads only', () => {
    const select = combineSlices(queueSlice)
      .inject(lateSlice)
      .selector((state) => ({
        keys: Object.keys(state),
        has: 'late' in state,
        read: state.late.ready,
      }));
    expect(select(stateBeforeNextAction)).toEqual({
      keys: ['queue'],
      has: false,
      read: true,
    });
  });

  test('one state object gives one proxy, so memoized selectors keep working', () => {
    const reducer = combineSlices(queueSlice).inject(lateSlice);
    const self = reducer.selector((state) => state);
    expect(self(stateBeforeNextAction)).toBe(self(stateBeforeNextAction));
    expect(self(stateBeforeNextAction)).not.toBe(stateBeforeNextAction);
  });
});

describe('types', () => {
  test('withLazyLoadedSlices returns the same function', () => {
    const reducer = combineSlices(queueSlice);
    expect(reducer.withLazyLoadedSlices<{late: boolean}>()).toBe(reducer);
  });

  test('a lazy key is optional in the state, and checked by inject', () => {
    const reducer =
      combineSlices(queueSlice).withLazyLoadedSlices<
        WithSlice<typeof lateSlice>
      >();
    expectTypeOf(reducer)
      .returns.toHaveProperty('late')
      .toEqualTypeOf<{ready: boolean} | undefined>();
    const wrong = createSlice({
      name: 'late',
      initialState: '',
      reducers: {},
    });
    // @ts-expect-error the declared state of `late` is an object
    reducer.inject(wrong);
  });

  test('WithSlice and WithSlicePreloadedState map the path to the state', () => {
    expectTypeOf<WithSlice<typeof lateSlice>>().toEqualTypeOf<{
      late: {ready: boolean};
    }>();
    expectTypeOf<
      WithSlicePreloadedState<typeof lateSlice>
    >().toEqualTypeOf<{late: {ready: boolean}}>();
  });

  test('there is no addSlice', () => {
    expect(combineSlices()).not.toHaveProperty('addSlice');
  });
});
