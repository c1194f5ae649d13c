import {
  configureStore,
  Tuple,
  type EnhancedStore,
  type Middleware,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {runAs} from '../../testing/runAs';
import {roastFinished, roastsSlice} from './roastsSlice';
import {setupStore, type AppStore, type RootState} from './setupStore';
import {beansDelivered, stockSlice} from './stockSlice';

const countDefaults = () => {
  let count = 0;
  configureStore({
    reducer: stockSlice.reducer,
    middleware: (getDefaultMiddleware) => {
      const chain = getDefaultMiddleware();
      count = chain.length;
      return chain;
    },
  });
  return count;
};

describe('the options', () => {
  test('the defaults are four middleware, and one in production', async () => {
    expect(countDefaults()).toBe(4);
    expect(await runAs('production', countDefaults)).toBe(1);
  });

  test('an object of reducers is combined', async () => {
    const {store} = await import('./store');
    expect(Object.keys(store.getState())).toEqual(['roasts', 'stock']);
    expect(Object.keys(store)).toEqual([
      'dispatch',
      'subscribe',
      'getState',
      'replaceReducer',
      '@@observable', // Symbol.observable, where it exists
    ]);
  });

  test('every option at once', async () => {
    const printed = captureConsole();
    const {store} = await import('./fullStore');
    expect(store.getState().stock).toBe(25);
    store.dispatch(roastFinished());
    expect(printed.texts()).toEqual(['The door opens.']);
    expect(store.exportLog()).toEqual(['roasts/roastFinished']);
  });

  test('a Tuple of your own replaces the defaults', () => {
    const seen: unknown[] = [];
    const spy: Middleware = () => (next) => (action) => {
      seen.push(action);
      return next(action);
    };
    const store = configureStore({
      reducer: stockSlice.reducer,
      middleware: () => new Tuple(spy),
    });
    store.dispatch(beansDelivered(1));
    expect(seen).toEqual([beansDelivered(1)]);
    // @ts-expect-error there is no thunk middleware in this store
    expect(() => store.dispatch(() => {})).toThrow(
      'Actions must be plain objects',
    );
  });
});

describe('preloadedState', () => {
  test('an unknown key is dropped with a warning, a missing one is filled', async () => {
    const printed = captureConsole();
    const {store} = await import('./preloadedLog');
    expect(store.getState()).toEqual({
      roasts: roastsSlice.getInitialState(),
      stock: 12,
    });
    expect(printed.texts('error')).toEqual([
      'Unexpected key "grinders" found in preloadedState argument passed to createStore. Expected to find one of the known reducer keys instead: "roasts", "stock". Unexpected keys will be ignored.',
    ]);
  });

  test('is not frozen until a case reducer of that slice runs', () => {
    const roasts = {beans: null, celsius: 20, finished: []};
    const store = setupStore({roasts});
    expect(store.getState().roasts).toBe(roasts);
    expect(Object.isFrozen(roasts)).toBe(false);
    store.dispatch(beansDelivered(5));
    expect(Object.isFrozen(roasts)).toBe(false);
    // Nothing roasts, so this case reducer changes nothing.
    store.dispatch(roastFinished());
    expect(store.getState().roasts).toBe(roasts);
    expect(Object.isFrozen(roasts)).toBe(true);
  });
});

describe('several stores', () => {
  test('share reducers, not state', () => {
    const [left, right] = [setupStore({stock: 1}), setupStore({stock: 1})];
    left.dispatch(beansDelivered(9));
    expect([left.getState().stock, right.getState().stock]).toEqual([
      10, 1,
    ]);
  });

  test('replaceReducer keeps the state, notifies, and passes no middleware', () => {
    const seen: unknown[] = [];
    const spy: Middleware = () => (next) => (action) => {
      seen.push(action);
      return next(action);
    };
    const store = configureStore({
      reducer: stockSlice.reducer,
      middleware: () => new Tuple(spy),
    });
    const listener = vi.fn();
    store.subscribe(listener);
    store.replaceReducer((kilos = 0) => kilos + 0.5);
    expect(store.getState()).toBe(60.5);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([]);
  });
});

describe('types', () => {
  test('of a factory', () => {
    expectTypeOf<
      ReturnType<AppStore['getState']>
    >().toEqualTypeOf<RootState>();
    expectTypeOf<AppStore>().toExtend<EnhancedStore<RootState>>();
    const anyStore: EnhancedStore<RootState> = setupStore();
    // @ts-expect-error not every such store has the thunk middleware
    expect(anyStore.dispatch(() => 7)).toBe(7);
  });

  const radio: Middleware<(action: 'ping') => number> =
    () => (next) => (action) => (action === 'ping' ? 7 : next(action));

  test('enhancers written before middleware refuse its types', () => {
    const store = configureStore({
      reducer: stockSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(radio),
      enhancers: (getDefaultEnhancers) => getDefaultEnhancers(),
    });
    expect(store.dispatch('ping')).toBe(7);

    const swapped = configureStore({
      reducer: stockSlice.reducer,
      enhancers: (getDefaultEnhancers) => getDefaultEnhancers(),
      // @ts-expect-error the tuple was fixed by `enhancers`, above
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(radio),
    });
    // @ts-expect-error so the store knows no 'ping' either
    expect(swapped.dispatch('ping')).toBe(7);
  });

  test('one type argument fixes the others at their defaults', () => {
    const reducer = stockSlice.reducer;
    configureStore<number>({reducer, middleware: (get) => get()});
    const store = configureStore<number>({
      reducer,
      // @ts-expect-error Source has 2 element(s) but target allows only 1
      middleware: (get) => get().concat(radio),
    });
    configureStore<number>({
      reducer,
      // @ts-expect-error the default chain has no extra argument
      middleware: (get) => get({thunk: {extraArgument: 1}}),
    });
    // @ts-expect-error so the store knows no 'ping' either
    expect(store.dispatch('ping')).toBe(7);
  });

  test('with a combined reducer, any is not noticed', () => {
    const saved = JSON.parse('{"stock": "many"}');
    expect(setupStore(saved).getState().stock).toBe('many');
  });

  test('with an object of reducers, preloadedState of the type any is refused', () => {
    const saved = JSON.parse('{"stock": 1}');
    const store = configureStore({
      // @ts-expect-error `saved` is any: the state cannot be inferred
      reducer: {stock: stockSlice.reducer},
      preloadedState: saved,
    });
    expect(store.getState()).toEqual({stock: 1});
  });
});
