import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Cart {
  items: string[];
  total: number;
}

export interface Address {
  street: string;
  zip: string;
}

export const checkoutApi = createApi({
  reducerPath: 'checkout',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://shop.example/api',
    timeout: 10_000,
  }),
  tagTypes: ['Cart'],
  endpoints: (build) => ({
    cart: build.query<Cart, void>({
      query: () => 'cart',
      providesTags: ['Cart'],
    }),
    saveAddress: build.mutation<Address, Address>({
      query: (address) => ({url: 'address', method: 'PUT', body: address}),
    }),
    placeOrder: build.mutation<{orderId: string}, void>({
      query: () => ({url: 'orders', method: 'POST'}),
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const {useCartQuery, useSaveAddressMutation, usePlaceOrderMutation} =
  checkoutApi;

export const makeStore = () =>
  configureStore({
    reducer: {[checkoutApi.reducerPath]: checkoutApi.reducer},
    middleware: (defaults) => defaults().concat(checkoutApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
