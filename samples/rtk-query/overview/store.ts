import {configureStore} from '@reduxjs/toolkit';
import {marinaApi} from './marinaApi';

export const makeStore = () =>
  configureStore({
    reducer: {[marinaApi.reducerPath]: marinaApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(marinaApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
