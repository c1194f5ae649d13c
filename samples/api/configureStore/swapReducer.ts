import {configureStore} from '@reduxjs/toolkit';
import {beansDelivered, stockSlice} from './stockSlice';

export const store = configureStore({reducer: stockSlice.reducer});
store.dispatch(beansDelivered(15));
console.log('before:', store.getState());

// As if you had edited the file while the app runs: a smaller silo.
const smallSilo: typeof stockSlice.reducer = (kilos, action) =>
  Math.min(stockSlice.reducer(kilos, action), 70);

store.replaceReducer(smallSilo);
console.log('after: ', store.getState());
