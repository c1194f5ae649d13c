import {configureStore} from '@reduxjs/toolkit';
import {ordersApi} from '../after/ordersApi';
import {makeShipping} from '../after/shipAll';
import {ordersSlice} from './ordersSlice';

export const makeStore = () =>
  configureStore({
    reducer: {
      orders: ordersSlice.reducer,
      [ordersApi.reducerPath]: ordersApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(makeShipping())
        .concat(ordersApi.middleware),
  });
