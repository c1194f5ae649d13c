import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {invoicesApi} from './invoicesApi';

interface Booking {
  invoiceId: number;
  cents: number;
}

export const bankApi = createApi({
  reducerPath: 'bankApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://bank.example/api'}),
  endpoints: (build) => ({
    transfer: build.mutation<null, Booking>({
      query: (body) => ({url: 'transfers', method: 'POST', body}),
      async onQueryStarted({invoiceId: id}, {dispatch, queryFulfilled}) {
        try {
          await queryFulfilled;
        } catch {
          return; // refused, or the response was lost
        }
        dispatch(invoicesApi.util.invalidateTags([{type: 'Invoice', id}]));
      },
    }),
    refund: build.mutation<null, Booking>({
      query: (body) => ({url: 'refunds', method: 'POST', body}),
    }),
  }),
});
