import {configureStore} from '@reduxjs/toolkit';
import {lighthouseApi} from '../step-5/src/lighthouseApi';

// #region store
export const store = configureStore({
  reducer: {
    [lighthouseApi.reducerPath]: lighthouseApi.reducer,
  },
  // Wrong: `middleware` is missing.
});
// #endregion
