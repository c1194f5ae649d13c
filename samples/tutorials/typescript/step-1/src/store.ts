import {configureStore} from '@reduxjs/toolkit';
import garageReducer from './garageSlice';
import shiftReducer from './shiftSlice';

export const store = configureStore({
  reducer: {garage: garageReducer, shift: shiftReducer},
});

// ts: Computed from the store, so they stay right when it grows.
export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
