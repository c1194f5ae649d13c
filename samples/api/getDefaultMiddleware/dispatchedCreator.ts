import {configureStore} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice, shiftEnded} from './parcelsSlice';

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
});
store.dispatch(parcelScanned({code: 'P-1', dock: 'north'}));

// Wrong: the parentheses are missing.
// @ts-expect-error a creator is not an action
store.dispatch(shiftEnded);
console.log(store.getState());
