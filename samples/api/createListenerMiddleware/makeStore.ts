import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {addDialListener} from './dial';
import {heatingSlice} from './heatingSlice';

/** Call it once per request on a server, and once per test. */
export function makeStore() {
  const {middleware, startListening} = createListenerMiddleware();
  const store = configureStore({
    reducer: {heating: heatingSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  addDialListener(startListening.withTypes<RootState, AppDispatch>());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
