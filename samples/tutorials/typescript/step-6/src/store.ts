import {configureStore} from '@reduxjs/toolkit';
import {barriers} from './barriers';
import garageReducer from './garageSlice';
import {listeners} from './listeners';
import shiftReducer from './shiftSlice';

export const store = configureStore({
  reducer: {garage: garageReducer, shift: shiftReducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({thunk: {extraArgument: {barriers}}}).prepend(
      listeners.middleware,
    ),
});

// ts: Computed from the store, so they stay right when it grows.
export type AppStore = typeof store;
export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
