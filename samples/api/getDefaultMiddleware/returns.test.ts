import {
  addListener,
  configureStore,
  createListenerMiddleware,
  type Middleware,
} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';

const setup = (log: Middleware, place: 'before' | 'after') => {
  const listeners = createListenerMiddleware();
  return configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      place === 'before'
        ? getDefaultMiddleware().prepend(log, listeners.middleware)
        : getDefaultMiddleware().prepend(listeners.middleware).concat(log),
  });
};
const forgetful: Middleware = () => (next) => (action) => {
  next(action);
};
const polite: Middleware = () => (next) => (action) => next(action);
const listener = addListener({type: 'x', effect: () => {}});
const thunk = () => Promise.resolve(7);

test('a middleware in front decides what dispatch returns', async () => {
  const lost = setup(forgetful, 'before');
  expect(lost.dispatch(listener)).toBeUndefined();
  expect(lost.dispatch(thunk)).toBeUndefined();

  const kept = setup(polite, 'before');
  expect(kept.dispatch(listener)).toBeTypeOf('function');
  expect(await kept.dispatch(thunk)).toBe(7);

  // Behind both, it sees neither of them.
  const behind = setup(forgetful, 'after');
  expect(behind.dispatch(listener)).toBeTypeOf('function');
  expect(await behind.dispatch(thunk)).toBe(7);
  expect(behind.dispatch({type: 'x'})).toBeUndefined();
});

test('without a listener middleware, dispatch returns the action', () => {
  captureConsole();
  const store = configureStore({reducer: () => 0});
  expect(store.dispatch(listener)).toBe(listener);
});
