import {
  configureStore,
  createAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';

const connected = createAction('feed/connected');
const disconnected = createAction('feed/disconnected');

function setup() {
  const log: string[] = [];
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listeners.middleware),
  });
  listeners.startListening({
    actionCreator: connected,
    effect: async (_action, {take, cancelActiveListeners}) => {
      cancelActiveListeners();
      log.push('open');
      try {
        await take(disconnected.match);
      } finally {
        log.push('close');
      }
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {log, listeners, store, settle};
}

test('a listener opens on one action and closes on another', async () => {
  const {log, store, settle} = setup();
  store.dispatch(connected());
  await settle();
  expect(log).toEqual(['open']);
  store.dispatch(disconnected());
  await settle();
  expect(log).toEqual(['open', 'close']);
});

test('finally also closes when the listener is canceled', async () => {
  const {log, listeners, store, settle} = setup();
  store.dispatch(connected());
  store.dispatch(connected());
  await settle();
  expect(log.toSorted()).toEqual(['close', 'open', 'open']);
  listeners.clearListeners();
  await settle();
  expect(log.filter((text) => text === 'close')).toHaveLength(2);
});
