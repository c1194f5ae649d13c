import {configureStore, createDynamicMiddleware} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';
import {parcelScanned, parcelsSlice} from './parcelsSlice';

const dynamic = createDynamicMiddleware();

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(dynamic.middleware),
});

const plugin =
  (name: string): Middleware =>
  () => {
    console.log(name, 'set up');
    return (next) => (action) => {
      console.log(name, 'runs');
      return next(action);
    };
  };
const printer = plugin('label printer');
const scale = plugin('scale');

console.log('first scan');
store.dispatch(parcelScanned({code: 'P-1', dock: 'north'}));

dynamic.addMiddleware(printer, scale);
dynamic.addMiddleware(printer); // the same reference: ignored
console.log('second scan');
store.dispatch(parcelScanned({code: 'P-2', dock: 'north'}));
console.log('third scan');
store.dispatch(parcelScanned({code: 'P-3', dock: 'south'}));
