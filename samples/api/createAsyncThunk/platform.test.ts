/// <reference types="node" />
import {
  configureStore,
  createAsyncThunk,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';

const listeners = createListenerMiddleware();
const makeStore = () =>
  configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listeners.middleware),
  });

/** As on a platform that has never heard of it. */
function removeAbortController() {
  vi.stubGlobal('AbortController', undefined);
  Reflect.deleteProperty(globalThis, 'AbortController');
}

test('without AbortController the dispatch of a thunk throws', () => {
  const print = vi.fn(() => 1);
  const printPage = createAsyncThunk('print', print);
  const store = makeStore();
  removeAbortController();
  expect(() => store.dispatch(printPage())).toThrow(
    new ReferenceError('AbortController is not defined'),
  );
  expect(print).not.toHaveBeenCalled();
});

test('a hand-written thunk does not need it', async () => {
  const print =
    (): ThunkAction<Promise<number>, number, unknown, UnknownAction> =>
    async () =>
      7;
  const store = makeStore();
  removeAbortController();
  expect(await store.dispatch(print())).toBe(7);
});

test('a listener needs it, and its effect does not run', async () => {
  const effect = vi.fn();
  const stop = listeners.startListening({type: 'printed', effect});
  const store = makeStore();
  removeAbortController();
  const before = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  try {
    const thrown = new Promise((resolve) =>
      process.once('unhandledRejection', resolve),
    );
    store.dispatch({type: 'printed'});
    expect(await thrown).toEqual(
      new ReferenceError('AbortController is not defined'),
    );
    expect(effect).not.toHaveBeenCalled();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of before)
      process.on('unhandledRejection', listener);
    stop();
  }
});

test('a polyfill that is there before the dispatch is enough', async () => {
  const Native = AbortController;
  const printPage = createAsyncThunk('print', () => 1);
  const store = makeStore();
  removeAbortController();
  vi.stubGlobal('AbortController', Native);
  expect(await store.dispatch(printPage()).unwrap()).toBe(1);
});
