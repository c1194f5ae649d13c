import {configureStore} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice} from './parcelsSlice';
import type {Scan} from './parcelsSlice';

// #region middleware
interface RootState {
  parcels: Scan[];
}

/** Ignores a second scan of the same parcel. */
export const onceOnly: Middleware<unknown, RootState> =
  (api) => (next) => (action) => {
    if (parcelScanned.match(action)) {
      const {code} = action.payload;
      const known = api.getState().parcels;
      if (known.some((scan) => scan.code === code)) return action;
    }
    return next(action);
  };
// #endregion

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(onceOnly),
});
