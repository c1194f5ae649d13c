import {configureStore} from '@reduxjs/toolkit';
import garageReducer from './garageSlice';
import logReducer from './logSlice';
import {readClosings, saveClosings} from './savedClosings';

export const store = configureStore({
  reducer: {garage: garageReducer, log: logReducer},
  preloadedState: {log: {closings: readClosings()}},
});

store.subscribe(() => saveClosings(store.getState().log.closings));

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
