import {configureStore} from '@reduxjs/toolkit';
import {nurseryApi} from './nurseryApi';

export const makeStore = () =>
  configureStore({
    reducer: {[nurseryApi.reducerPath]: nurseryApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(nurseryApi.middleware),
  });
