import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';

test('the same function is added once, a new one a second time', () => {
  const log: string[] = [];
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listeners.middleware),
  });
  const makeEffect = (name: string) => () => void log.push(name);
  const first = makeEffect('first');
  const stop = listeners.startListening({type: 'x', effect: first});
  listeners.startListening({type: 'x', effect: first});
  store.dispatch({type: 'x'});
  expect(log).toEqual(['first']);

  // What a second run of the file does.
  listeners.startListening({type: 'x', effect: makeEffect('second')});
  store.dispatch({type: 'x'});
  expect(log).toEqual(['first', 'first', 'second']);
  stop();
  store.dispatch({type: 'x'});
  expect(log.slice(3)).toEqual(['second']);
});

test('after an error the listener stays, and the failed run is not repeated', async () => {
  const seen: unknown[] = [];
  const errors: unknown[] = [];
  const listeners = createListenerMiddleware({
    onError: (error) => void errors.push(error),
  });
  const store = configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listeners.middleware),
  });
  // After the store was made.
  listeners.startListening({
    type: 'x',
    effect: (action) => {
      seen.push((action as {payload?: unknown}).payload);
      throw new Error('Kettle is empty');
    },
  });
  const others: string[] = [];
  listeners.startListening({
    type: 'x',
    effect: () => void others.push('other'),
  });
  store.dispatch({type: 'x', payload: 1});
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  store.dispatch({type: 'x', payload: 2});
  await vi.waitFor(() => expect(errors).toHaveLength(2));
  expect(seen).toEqual([1, 2]);
  expect(others).toEqual(['other', 'other']);
});
