import {compose, configureStore} from '@reduxjs/toolkit';
import type {StoreEnhancer} from '@reduxjs/toolkit';
import {beforeEach, expect, test, vi} from 'vitest';

/** The browser extension, as far as the library uses it. It must be there before the library is loaded. */
const extension = vi.hoisted(() => {
  const calls: object[] = [];
  const composeWith =
    (options: object) =>
    (...given: StoreEnhancer[]) => {
      calls.push(options);
      return compose(...given, instrument);
    };
  const order: string[] = [];
  const instrument: StoreEnhancer = (next) => (reducer, preloadedState) => {
    order.push('devTools');
    return next(reducer, preloadedState);
  };
  const page = {__REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWith};
  Object.assign(globalThis, {window: page});
  return {calls, order, page};
});

beforeEach(() => {
  extension.calls.length = 0;
  extension.order.length = 0;
});

const reducer = (state = 0) => state;

function makeStores() {
  configureStore({reducer});
  configureStore({reducer, devTools: {name: 'Roastery'}});
  configureStore({reducer, devTools: {trace: true, traceLimit: 25}});
  configureStore({reducer, devTools: false});
  return extension.calls;
}

test('stack traces are on in development', () => {
  expect(makeStores()).toEqual([
    {trace: true},
    {trace: true, name: 'Roastery'},
    {trace: true, traceLimit: 25},
  ]);
});

test('the extension is used in production too, without traces', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(makeStores()).toEqual([
    {trace: false},
    {trace: false, name: 'Roastery'},
    {trace: true, traceLimit: 25},
  ]);
});

test('the extension is looked up once, when the library is loaded', () => {
  const late = vi.fn();
  extension.page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = late;
  configureStore({reducer});
  expect(late).not.toHaveBeenCalled();
  expect(extension.calls).toHaveLength(1);
});

test('the DevTools enhancer sits next to the base store', () => {
  const mine: StoreEnhancer = (next) => (reducer, preloadedState) => {
    extension.order.push('mine');
    return next(reducer, preloadedState);
  };
  configureStore({
    reducer,
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(mine),
  });
  expect(extension.order).toEqual(['mine', 'devTools']);
});
