import {
  autoBatchEnhancer,
  configureStore,
  isAction,
  prepareAutoBatched,
  SHOULD_AUTOBATCH,
  Tuple,
  type AutoBatchOptions,
  type Middleware,
  type Observable,
} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {useFakeClock} from '../../testing/useFakeClock';
import {roastFinished, roastsSlice, temperatureRead} from './roastsSlice';
import {store as onDemand, updateScreen} from './onDemandBatching';

const watch = (store: {subscribe(listener: () => void): unknown}) => {
  const listener = vi.fn();
  store.subscribe(listener);
  return listener;
};

const storeWith = (autoBatch?: boolean | AutoBatchOptions) =>
  configureStore({
    reducer: roastsSlice.reducer,
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({autoBatch}),
  });

describe('getDefaultEnhancers', () => {
  test('returns two enhancers, or one with autoBatch: false', () => {
    const lengths: number[] = [];
    configureStore({
      reducer: roastsSlice.reducer,
      enhancers: (getDefaultEnhancers) => {
        lengths.push(
          getDefaultEnhancers().length,
          getDefaultEnhancers({autoBatch: false}).length,
        );
        return getDefaultEnhancers();
      },
    });
    expect(lengths).toEqual([2, 1]);
  });

  test('left out: an error in the console, and no middleware', () => {
    const printed = captureConsole();
    const store = configureStore({
      reducer: roastsSlice.reducer,
      enhancers: () => new Tuple(autoBatchEnhancer()),
    });
    expect(printed.texts('error')).toEqual([
      'middlewares were provided, but middleware enhancer was not included in final enhancers - make sure to call `getDefaultEnhancers`',
    ]);
    // @ts-expect-error the types know that thunks do not work here
    expect(() => store.dispatch(() => {})).toThrow(
      "Actions must be plain objects. Instead, the actual type was: 'function'.",
    );
  });

  test('concat sees plain actions, prepend what you dispatch', async () => {
    captureConsole();
    const {inner, outer} = await import('./exportLog');
    expect(inner.exportLog()).toEqual([
      'roasts/roastStarted',
      'roasts/roastFinished',
    ]);
    expect(outer.exportLog()).toEqual(['function']);
    expect(outer.getState().roasts.finished).toEqual(['Yirgacheffe']);
  });
});

describe('autoBatchEnhancer', () => {
  test('prepareAutoBatched sets the mark', () => {
    expect(SHOULD_AUTOBATCH).toBe('RTK_autoBatch');
    expect(temperatureRead(180)).toEqual({
      type: 'roasts/temperatureRead',
      payload: 180,
      meta: {RTK_autoBatch: true},
    });
    expect(prepareAutoBatched<string>()('x').meta).toEqual({
      [SHOULD_AUTOBATCH]: true,
    });
  });

  test('marked actions change the state at once and notify once, later', async () => {
    const clock = useFakeClock();
    const store = storeWith();
    const listener = watch(store);
    for (const celsius of [180, 190, 200]) {
      store.dispatch(temperatureRead(celsius));
      expect(store.getState().celsius).toBe(celsius);
    }
    expect(listener).toHaveBeenCalledTimes(0);
    await clock.advance(9);
    expect(listener).toHaveBeenCalledTimes(0);
    await clock.advance(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a normal action notifies at once, and the queued run does nothing', async () => {
    const clock = useFakeClock();
    const store = storeWith();
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    store.dispatch(roastFinished());
    expect(listener).toHaveBeenCalledTimes(1);
    await clock.advance(50);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('an observable does not wait', () => {
    const store = storeWith();
    const listener = watch(store);
    const observe: () => Observable<unknown> = Reflect.get(
      store,
      '@@observable',
    );
    const next = vi.fn();
    observe().subscribe({next});
    next.mockClear(); // It begins with the current state.
    store.dispatch(temperatureRead(180));
    store.dispatch(temperatureRead(190));
    expect(next).toHaveBeenCalledTimes(2);
    expect(listener).toHaveBeenCalledTimes(0);
  });

  test('a normal action that throws drops the waiting notification', async () => {
    const clock = useFakeClock();
    const store = configureStore({
      reducer: (
        state: ReturnType<typeof roastsSlice.reducer> | undefined,
        action,
      ) => {
        if (action.type === 'fire') throw new Error('The drum burns');
        return roastsSlice.reducer(state, action);
      },
    });
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    expect(() => store.dispatch({type: 'fire'})).toThrow('The drum burns');
    await clock.advance(1000);
    expect(listener).toHaveBeenCalledTimes(0);
    store.dispatch(roastFinished());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('raf takes the next frame', async () => {
    const frames: (() => void)[] = [];
    const clock = useFakeClock();
    vi.stubGlobal('window', {
      requestAnimationFrame: (run: () => void) => frames.push(run),
      cancelAnimationFrame: () => {},
    });
    const store = storeWith({type: 'raf'});
    vi.unstubAllGlobals();
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    frames[0]?.();
    expect(listener).toHaveBeenCalledTimes(1);
    await clock.advance(200);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('raf in a hidden tab, where frames stop, waits 100 ms', () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    vi.stubGlobal('window', {requestAnimationFrame: () => 1});
    const store = storeWith({type: 'raf'});
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    vi.advanceTimersByTime(99);
    expect(listener).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('tick takes a microtask', async () => {
    const store = storeWith({type: 'tick'});
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    expect(listener).toHaveBeenCalledTimes(0);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('timer waits as long as you say', async () => {
    const clock = useFakeClock();
    const store = storeWith({type: 'timer', timeout: 250});
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    await clock.advance(249);
    expect(listener).toHaveBeenCalledTimes(0);
    await clock.advance(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('callback leaves the moment to you', () => {
    const listener = watch(onDemand);
    onDemand.dispatch(temperatureRead(180));
    onDemand.dispatch(temperatureRead(190));
    expect(listener).toHaveBeenCalledTimes(0);
    updateScreen();
    expect(listener).toHaveBeenCalledTimes(1);
    updateScreen();
    expect(listener).toHaveBeenCalledTimes(1);
    onDemand.dispatch(roastFinished());
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('notify works again after more low-priority actions', () => {
    const queue = vi.fn<(notify: () => void) => void>();
    const store = storeWith({type: 'callback', queueNotification: queue});
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    const notify = queue.mock.calls[0]![0];
    notify();
    notify();
    expect(listener).toHaveBeenCalledTimes(1);
    store.dispatch(temperatureRead(190));
    notify();
    expect(listener).toHaveBeenCalledTimes(2);
    // A normal action leaves nothing to notify of.
    store.dispatch(temperatureRead(200));
    store.dispatch(roastFinished());
    notify();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('RTK Query marks the start and the result of a request', async () => {
    const api = createApi({
      baseQuery: (fail: boolean) =>
        fail ? {error: 'no beans'} : {data: 'beans'},
      endpoints: (build) => ({
        getBeans: build.query<string, boolean>({query: (fail) => fail}),
      }),
    });
    const marked: string[] = [];
    const hasMark = (action: unknown): action is {type: string} =>
      isAction(action) &&
      'meta' in action &&
      Object.hasOwn(Object(action.meta), SHOULD_AUTOBATCH);
    const log: Middleware = () => (next) => (action) => {
      if (hasMark(action)) marked.push(action.type.split('/')[2] ?? '');
      return next(action);
    };
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware, log),
    });
    await store.dispatch(api.endpoints.getBeans.initiate(false));
    await store.dispatch(api.endpoints.getBeans.initiate(true));
    expect(marked).toEqual(
      expect.arrayContaining(['pending', 'fulfilled', 'rejected']),
    );
    // Most of its actions, not all of them.
    const before = marked.length;
    store.dispatch(api.util.invalidateTags([]));
    store.dispatch(api.util.resetApiState());
    expect(marked).toHaveLength(before);
  });

  test('autoBatch: false notifies after every action', () => {
    const store = storeWith(false);
    const listener = watch(store);
    store.dispatch(temperatureRead(180));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
