import {configureStore} from '@reduxjs/toolkit';
import {invoicesApi} from './invoicesApi';

export const makeStore = () =>
  configureStore({
    reducer: {[invoicesApi.reducerPath]: invoicesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(invoicesApi.middleware),
  });
