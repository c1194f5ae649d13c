import {combineReducers, configureStore} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice} from './parcelsSlice';

const rootReducer = combineReducers({parcels: parcelsSlice.reducer});

// ts: From the reducer: the type of the store depends on this middleware.
export type RootState = ReturnType<typeof rootReducer>;

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

export const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(onceOnly),
});
