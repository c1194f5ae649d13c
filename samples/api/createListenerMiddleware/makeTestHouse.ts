import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {addDialListener, commandSent} from './dial';
import {heatingSlice} from './heatingSlice';
import type {AppDispatch, RootState} from './store';

/** A house of its own for each test. */
export function makeTestHouse() {
  const {middleware, startListening} = createListenerMiddleware();
  const store = configureStore({
    reducer: {heating: heatingSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  addDialListener(startListening.withTypes<RootState, AppDispatch>());

  // A second listener is a simple way to see what was dispatched.
  const sent: number[] = [];
  startListening({
    actionCreator: commandSent,
    effect: (action) => void sent.push(action.payload),
  });
  return {store, sent};
}
