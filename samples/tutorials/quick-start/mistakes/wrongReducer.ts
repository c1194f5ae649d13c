import {configureStore} from '@reduxjs/toolkit';
import garageSlice from '../step-7/garageSlice';

// #region store
export const store = configureStore({
  reducer: {
    // @ts-expect-error It is the reducer already, not the slice.
    garage: garageSlice.reducer,
  },
});
// #endregion
