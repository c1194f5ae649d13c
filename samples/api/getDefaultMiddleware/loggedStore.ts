import {configureStore} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';
import {parcelsSlice} from './parcelsSlice';

const logger: Middleware = () => (next) => (action) => {
  console.log(action);
  return next(action);
};

export const makeStore = ({verbose}: {verbose: boolean}) =>
  configureStore({
    reducer: {parcels: parcelsSlice.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(verbose ? [logger] : []),
  });
