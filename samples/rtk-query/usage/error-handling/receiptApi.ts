import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface RawReceipt {
  lines: {price: string}[];
}

export const receiptApi = createApi({
  reducerPath: 'receipt',
  baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example/api'}),
  tagTypes: ['Receipt'],
  endpoints: (build) => ({
    receiptTotal: build.query<number, string, RawReceipt>({
      query: (id) => `receipts/${id}`,
      providesTags: ['Receipt'],
      transformResponse: ({lines}) =>
        // Throws a TypeError if the response has no lines.
        lines.reduce((sum, {price}) => sum + Number(price), 0),
    }),
    cancelReceipt: build.mutation<number, string, RawReceipt>({
      query: (id) => ({url: `receipts/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Receipt'],
      transformResponse: ({lines}) => lines.length,
    }),
  }),
});
