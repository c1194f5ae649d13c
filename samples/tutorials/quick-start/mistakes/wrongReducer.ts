import {configureStore} from '@reduxjs/toolkit';
import garageSlice from './garageSlice';

export const store = configureStore({
  reducer: {
    // Wrong: the default export is the reducer already, not the slice.
    // @ts-expect-error Property 'reducer' does not exist
    garage: garageSlice.reducer,
  },
});
