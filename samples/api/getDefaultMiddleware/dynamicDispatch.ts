import {configureStore, createDynamicMiddleware} from '@reduxjs/toolkit';
import {belt} from './belt';
import {parcelsSlice} from './parcelsSlice';

export const {middleware, addMiddleware, withMiddleware} =
  createDynamicMiddleware();

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(middleware),
});

/** A dispatch that knows what `belt` accepts. */
export const dispatchToBelt = store.dispatch(withMiddleware(belt));
export const speed = dispatchToBelt({belt: 'faster'});
