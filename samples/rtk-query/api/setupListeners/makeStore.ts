import {configureStore} from '@reduxjs/toolkit';
import {liftApi} from './liftApi';

export const makeStore = () =>
  configureStore({
    reducer: {[liftApi.reducerPath]: liftApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(liftApi.middleware),
  });
