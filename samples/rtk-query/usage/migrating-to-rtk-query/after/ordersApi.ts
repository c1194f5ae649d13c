import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {Order} from '../order';

export const ordersApi = createApi({
  reducerPath: 'ordersApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://orders.example/api'}),
  tagTypes: ['Order'],
  endpoints: (build) => ({
    getOrders: build.query<Order[], void>({
      query: () => 'orders',
      providesTags: ['Order'],
    }),
    shipOrder: build.mutation<null, number>({
      query: (id) => ({url: `orders/${id}/ship`, method: 'POST'}),
      invalidatesTags: ['Order'],
    }),
    saveNote: build.mutation<null, {id: number; note: string}>({
      query: ({id, note}) => ({
        url: `orders/${id}/note`,
        method: 'PUT',
        body: {note},
      }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {
  useGetOrdersQuery,
  useShipOrderMutation,
  useSaveNoteMutation,
} = ordersApi;
