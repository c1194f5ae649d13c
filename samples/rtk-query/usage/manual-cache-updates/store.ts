import {configureStore} from '@reduxjs/toolkit';
import {setlistsApi} from './setlistsApi';

export const makeStore = () =>
  configureStore({
    reducer: {[setlistsApi.reducerPath]: setlistsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(setlistsApi.middleware),
  });
