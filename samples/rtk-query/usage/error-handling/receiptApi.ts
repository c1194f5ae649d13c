import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

interface RawReceipt {
  lines: {price: string}[];
}

export const outcomes: {error: unknown; isUnhandledError: boolean}[] = [];

export const receiptApi = createApi({
  reducerPath: 'receipt',
  baseQuery: fetchBaseQuery({baseUrl: 'https://shop.example/api'}),
  tagTypes: ['Receipt'],
  endpoints: (build) => ({
    // #region endpoint
    receiptTotal: build.query<number, string, RawReceipt>({
      query: (id) => `receipts/${id}`,
      providesTags: ['Receipt'],
      transformResponse: ({lines}) =>
        // Throws a TypeError if the answer has no lines.
        lines.reduce((sum, {price}) => sum + Number(price), 0),
      async onQueryStarted(id, {queryFulfilled}) {
        try {
          await queryFulfilled;
        } catch (reason) {
          const {error, isUnhandledError} = reason as {
            error: unknown;
            isUnhandledError: boolean;
          };
          outcomes.push({error, isUnhandledError});
        }
      },
    }),
    // #endregion
    cancelReceipt: build.mutation<number, string, RawReceipt>({
      query: (id) => ({url: `receipts/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Receipt'],
      transformResponse: ({lines}) => lines.length,
    }),
  }),
});
