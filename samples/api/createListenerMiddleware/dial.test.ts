import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {addDialListener, commandSent, dialTurned} from './dial';
import {heatingSlice} from './heatingSlice';

// #region test
test('sends only the last setting', async () => {
  vi.useFakeTimers();
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: {heating: heatingSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listeners.middleware),
  });
  addDialListener(listeners.startListening.withTypes());
  // A second listener is a simple way to see what was dispatched.
  const sent = vi.fn();
  listeners.startListening({
    actionCreator: commandSent,
    effect: (action) => sent(action.payload),
  });

  store.dispatch(dialTurned(19));
  store.dispatch(dialTurned(21));
  await vi.advanceTimersByTimeAsync(500);

  expect(sent.mock.calls).toEqual([[21]]);
});
// #endregion
