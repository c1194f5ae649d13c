import {configureStore} from '@reduxjs/toolkit';
import {barriers} from './barriers';
import garageReducer from './garageSlice';
import shiftReducer from './shiftSlice';

export const makeStore = () =>
  configureStore({
    reducer: {garage: garageReducer, shift: shiftReducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: {barriers}}}),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
