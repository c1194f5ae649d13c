import {configureStore} from '@reduxjs/toolkit';
import {fleetApi} from './fleetApi';

export const makeStore = () =>
  configureStore({
    reducer: {[fleetApi.reducerPath]: fleetApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(fleetApi.middleware),
  });
