import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Order {
  id: string;
  plant: string;
  pots: number;
}

export const nurseryApi = createApi({
  reducerPath: 'nurseryApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://nursery.example/api'}),
  tagTypes: ['Order'],
  endpoints: (build) => ({
    getOrders: build.query<Order[], void>({
      query: () => 'orders',
      providesTags: ['Order'],
    }),
    createOrder: build.mutation<Order, Omit<Order, 'id'>>({
      query: (order) => ({url: 'orders', method: 'POST', body: order}),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {useGetOrdersQuery, useCreateOrderMutation} = nurseryApi;
