import {configureStore} from '@reduxjs/toolkit';
import {ordersSlice} from '../bridge/ordersSlice';
import {shipping} from './shipAll';
import {ordersApi} from './ordersApi';

export const makeStore = () =>
  configureStore({
    reducer: {
      orders: ordersSlice.reducer,
      [ordersApi.reducerPath]: ordersApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(shipping.middleware)
        .concat(ordersApi.middleware),
  });
