import {configureStore} from '@reduxjs/toolkit';
import {marinaApi} from './marinaApi';

export const makeStore = () =>
  configureStore({
    reducer: {[marinaApi.reducerPath]: marinaApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(marinaApi.middleware),
  });
