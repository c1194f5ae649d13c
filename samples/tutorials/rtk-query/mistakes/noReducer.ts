import {configureStore} from '@reduxjs/toolkit';
import {lighthouseApi} from '../step-7/lighthouseApi';

// #region store
export const store = configureStore({
  reducer: {logbook: lighthouseApi.reducer}, // the key is wrong
  // @ts-expect-error the middleware needs the api's own key
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(lighthouseApi.middleware),
});
// #endregion
