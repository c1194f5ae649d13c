import {configureStore} from '@reduxjs/toolkit';
import garageSlice from '../step-7/garageSlice';

// #region store
export const store = configureStore({
  reducer: {
    // @ts-expect-error The default export is the reducer already: it has no property `reducer`.
    garage: garageSlice.reducer,
  },
});
// #endregion
