import {
  configureStore,
  createDynamicMiddleware,
  type AddMiddleware,
  type DynamicDispatch,
  type DynamicMiddlewareInstance,
  type GetDispatch,
  type Middleware,
  type MiddlewareApiConfig,
  type WithMiddleware,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {parcelsSlice} from './parcelsSlice';

function setup() {
  const dynamic = createDynamicMiddleware();
  const make = () =>
    configureStore({
      reducer: parcelsSlice.reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(dynamic.middleware),
    });
  return {dynamic, make, store: make()};
}

test('runs in the order of adding, each reference once', async () => {
  const printed = captureConsole();
  await import('./plugins');
  expect(printed.texts()).toEqual([
    'first scan',
    'second scan',
    'label printer set up',
    'scale set up',
    'label printer runs',
    'scale runs',
    'third scan',
    'label printer runs',
    'scale runs',
  ]);
});

test('the outer layer runs once for each store, the next layer after every addition', () => {
  const {dynamic, store, make} = setup();
  const outer = vi.fn();
  const inner = vi.fn();
  const counted: Middleware = () => {
    outer();
    return (next) => {
      inner();
      return (action) => next(action);
    };
  };
  const counts = () => [outer.mock.calls.length, inner.mock.calls.length];
  dynamic.addMiddleware(counted);
  expect(counts()).toEqual([0, 0]);
  store.dispatch({type: 'a'});
  store.dispatch({type: 'b'});
  expect(counts()).toEqual([1, 1]);

  dynamic.addMiddleware(() => (next) => (action) => next(action));
  store.dispatch({type: 'c'});
  expect(counts()).toEqual([1, 2]);

  dynamic.addMiddleware(counted);
  store.dispatch({type: 'd'});
  expect(counts()).toEqual([1, 2]);

  make().dispatch({type: 'e'});
  expect(counts()).toEqual([2, 3]);
});

test.each(['outermost', 'next'])(
  'what a middleware adds from its %s function waits for one more addition',
  (layer) => {
    const {dynamic, store} = setup();
    const seen: string[] = [];
    const named =
      (name: string, onSetUp = (_layer: string) => {}): Middleware =>
      () => {
        onSetUp('outermost');
        return (next) => {
          onSetUp('next');
          return (action) => {
            seen.push(name);
            return next(action);
          };
        };
      };
    const scale = named('scale');
    dynamic.addMiddleware(
      named('printer', (current) => {
        if (current === layer) dynamic.addMiddleware(scale);
      }),
    );
    store.dispatch({type: 'a'});
    store.dispatch({type: 'b'});
    expect(seen).toEqual(['printer', 'printer']);
    dynamic.addMiddleware(named('lamp'));
    store.dispatch({type: 'c'});
    expect(seen.slice(2)).toEqual(['printer', 'scale', 'lamp']);
  },
);

test('what a middleware of the store adds while it is set up runs', () => {
  const dynamic = createDynamicMiddleware();
  const seen = vi.fn();
  const adding: Middleware = () => {
    dynamic.addMiddleware(() => (next) => (action) => {
      seen(action);
      return next(action);
    });
    return (next) => (action) => next(action);
  };
  const store = configureStore({
    reducer: parcelsSlice.reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(dynamic.middleware).concat(adding),
  });
  store.dispatch({type: 'a'});
  expect(seen).toHaveBeenCalledWith({type: 'a'});
});

test('withMiddleware is an action that never reaches the reducer', () => {
  const {dynamic, store} = setup();
  const mine: Middleware = () => (next) => (action) => next(action);
  const action = dynamic.withMiddleware(mine);
  expect(action).toEqual({
    type: 'dynamicMiddleware/add',
    payload: [mine],
    meta: {instanceId: dynamic.instanceId},
  });
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.dispatch(action)).toBeTypeOf('function');
  expect(listener).not.toHaveBeenCalled();
});

test('withMiddleware adds to every store, not only to the one it is dispatched to', () => {
  const {dynamic, make, store} = setup();
  const other = make();
  const ran = vi.fn();
  const mine: Middleware = () => (next) => (action) => {
    ran();
    return next(action);
  };
  store.dispatch(dynamic.withMiddleware(mine));
  other.dispatch({type: 'x'});
  expect(ran).toHaveBeenCalledTimes(1);
});

test('an action for another instance is passed on', () => {
  const {store} = setup();
  const seen = vi.fn();
  store.subscribe(seen);
  store.dispatch(createDynamicMiddleware().withMiddleware());
  expect(seen).toHaveBeenCalledTimes(1);
});

test('the returned dispatch knows the added middleware', async () => {
  const {dispatchToBelt, speed, store} = await import('./dynamicDispatch');
  expect(speed).toBe(2);
  expect(dispatchToBelt({belt: 'slower'})).toBe(1);
  expectTypeOf(speed).toEqualTypeOf<number>();
  // @ts-expect-error the plain dispatch does not know commands
  expect(() => store.dispatch({belt: 'faster'})).not.toThrow();
});

test('withTypes fixes the types of state and dispatch', () => {
  const {dynamic} = setup();
  type Config = {state: string[]};
  const add = dynamic.addMiddleware.withTypes<Config>();
  expect(add).toBe(dynamic.addMiddleware);
  expectTypeOf(add).toExtend<AddMiddleware<string[]>>();
  expectTypeOf(dynamic.withMiddleware.withTypes<Config>()).toExtend<
    WithMiddleware<string[]>
  >();
  expectTypeOf<Config>().toExtend<MiddlewareApiConfig>();
  expectTypeOf<
    GetDispatch<{dispatch: DynamicDispatch & GetDispatch<Config>}>
  >().toExtend<DynamicDispatch>();
  expectTypeOf(dynamic).toExtend<DynamicMiddlewareInstance>();
});
