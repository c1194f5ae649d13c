import {configureStore} from '@reduxjs/toolkit';
import {hivesSlice} from './hivesSlice';
import {scales} from './scales';

export const makeStore = () =>
  configureStore({
    reducer: {hives: hivesSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: {scales}}}),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
