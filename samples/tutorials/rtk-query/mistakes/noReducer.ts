import {configureStore} from '@reduxjs/toolkit';
import {lighthouseApi} from '../step-5/src/lighthouseApi';

// #region store
export const store = configureStore({
  // Wrong: the key must be `lighthouseApi.reducerPath`.
  reducer: {logbook: lighthouseApi.reducer},
  // Wrong: so the middleware finds no state under its own key.
  // @ts-expect-error the middleware needs the key of its own reducer
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(lighthouseApi.middleware),
});
// #endregion
