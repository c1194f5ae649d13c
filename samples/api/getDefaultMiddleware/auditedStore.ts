import {configureStore} from '@reduxjs/toolkit';
import type {Dispatch} from '@reduxjs/toolkit';
import {createAudit} from './audit';
import {parcelScanned, parcelsSlice} from './parcelsSlice';

export const first: string[] = [];
export const last: string[] = [];

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware()
      .prepend(createAudit(first))
      .concat(createAudit(last)),
});

const scanTwice = (code: string) => (dispatch: Dispatch) => {
  dispatch(parcelScanned({code, dock: 'north'}));
  dispatch(parcelScanned({code, dock: 'north'}));
};

store.dispatch(scanTwice('P-100'));
console.log('prepended:', first);
console.log('appended: ', last);
