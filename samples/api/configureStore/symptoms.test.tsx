// What the sections on symptoms say, where no sample shows it.
import {configureStore, type StoreEnhancer} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type * as ReactRedux from 'react-redux';
import {Provider, useSelector} from 'react-redux';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {secondCopyOf} from '../../testing/secondCopy';
import {HostProvider, useHostSelector} from './hostContext';
import {setupStore, type RootState} from './setupStore';
import {beansDelivered, stockSlice} from './stockSlice';

const reducer = stockSlice.reducer;

describe('an enhancer in the wrong place', () => {
  const makeEnhancer = (): StoreEnhancer => (next) => (reducer, state) =>
    next(reducer, state);
  // What a library's types often allow.
  const uncalled: unknown = makeEnhancer;
  const inMiddleware: unknown = makeEnhancer();

  test('was not called', () => {
    const make = () =>
      configureStore({
        reducer,
        enhancers: (defaults) =>
          defaults().concat(uncalled as StoreEnhancer),
      });
    expect(make).toThrow(new TypeError('getState is not a function'));
    const outermost = configureStore({
      reducer,
      enhancers: (defaults) =>
        defaults().prepend(uncalled as StoreEnhancer),
    });
    expect(() => outermost.dispatch({type: 'first'})).toThrow(
      new TypeError('outermost.dispatch is not a function'),
    );
    vi.stubEnv('NODE_ENV', 'production');
    const store = make();
    expect(() => store.dispatch({type: 'first'})).toThrow(
      new TypeError('store.dispatch is not a function'),
    );
    expect(() =>
      renderToString(<Provider store={store}>Roastery</Provider>),
    ).toThrow(new TypeError('store.getState is not a function'));
  });

  test('is in the middleware', () => {
    expect(() =>
      configureStore({
        reducer,
        middleware: (defaults) =>
          defaults().concat(inMiddleware as ReturnType<typeof defaults>[0]),
      }),
    ).toThrow(new TypeError('next is not a function'));
  });
});

test('the middleware option inside reducer is called as a reducer', () => {
  captureConsole();
  const misplaced: unknown = {
    stock: reducer,
    middleware: (getDefaultMiddleware: () => unknown) =>
      getDefaultMiddleware(),
  };
  expect(() =>
    configureStore({reducer: misplaced as {stock: typeof reducer}}),
  ).toThrow(new TypeError('getDefaultMiddleware is not a function'));
});

test('a listener of subscribe is called without a change, too', () => {
  const store = setupStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.dispatch({type: 'unknown'});
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the types name the error of an untyped preloadedState', () => {
  const saved = JSON.parse('{"stock": 5}');
  const store = configureStore({
    // @ts-expect-error 'stock' does not exist in type 'Reducer<…>'
    reducer: {stock: reducer},
    preloadedState: saved,
  });
  expect(store.getState()).toEqual({stock: 5});
});

test('a context of its own reaches the host through another Provider', () => {
  const host = setupStore({stock: 45});
  const remote = setupStore({stock: 1});
  function Both() {
    const here = useSelector((state: RootState) => state.stock);
    const there = useHostSelector((state) => state.stock);
    return (
      <p>
        {here} and {there}
      </p>
    );
  }
  render(
    <HostProvider store={host}>
      <Provider store={remote}>
        <Both />
      </Provider>
    </HostProvider>,
  );
  expect(screen.getByText('1 and 45')).toBeTruthy();
  act(() => {
    host.dispatch(beansDelivered(5));
  });
  expect(screen.getByText('1 and 50')).toBeTruthy();
});

test('two copies of React Redux share a context, with one React', () => {
  // The CommonJS files are a second copy. Both import the same React.
  const copy = secondCopyOf('react-redux') as typeof ReactRedux;
  expect(copy.useSelector).not.toBe(useSelector);

  function Stock() {
    return <p>{useSelector((state: RootState) => state.stock)} kg</p>;
  }
  const store = setupStore({stock: 45});
  render(
    <copy.Provider store={store}>
      <Stock />
    </copy.Provider>,
  );
  act(() => {
    store.dispatch(beansDelivered(5));
  });
  expect(screen.getByText('50 kg')).toBeTruthy();
});
