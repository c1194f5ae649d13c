import {configureStore} from '@reduxjs/toolkit';
import {cityApi} from './cityApi';

/** Knows the base only, and never changes. */
export const makeStore = () =>
  configureStore({
    reducer: {[cityApi.reducerPath]: cityApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(cityApi.middleware),
  });
