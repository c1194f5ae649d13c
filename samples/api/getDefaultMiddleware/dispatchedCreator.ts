import {configureStore} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice, shiftEnded} from './parcelsSlice';

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
});
store.dispatch(parcelScanned({code: 'P-1', dock: 'north'}));

// @ts-expect-error the parentheses are missing
store.dispatch(shiftEnded);
console.log(store.getState());
