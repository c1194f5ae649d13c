import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';

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
