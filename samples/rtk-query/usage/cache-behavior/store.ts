import {configureStore} from '@reduxjs/toolkit';
import {museumApi} from './museumApi';

export const makeStore = () =>
  configureStore({
    reducer: {[museumApi.reducerPath]: museumApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(museumApi.middleware),
  });
