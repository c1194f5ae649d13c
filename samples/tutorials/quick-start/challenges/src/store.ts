import {configureStore} from '@reduxjs/toolkit';
import garageReducer from './garageSlice';
import logReducer from './logSlice';
import {readClosings, saveClosings} from './savedClosings';

let saved = readClosings();

export const store = configureStore({
  reducer: {garage: garageReducer, log: logReducer},
  preloadedState: {log: {closings: saved}},
});

store.subscribe(() => {
  const {closings} = store.getState().log;
  // Another action must not undo what another tab has saved.
  if (closings === saved) return;
  saved = closings;
  saveClosings(saved);
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
