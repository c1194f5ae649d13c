import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import type {Invoice} from './invoicesApi';

export const sessionApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
  tagTypes: ['Invoice', 'SignedOut'],
  endpoints: (build) => ({
    getInvoices: build.query<Invoice[], void>({
      query: () => 'invoices',
      providesTags: (_result, error) =>
        error?.status === 401 ? ['SignedOut'] : ['Invoice'],
    }),
    signIn: build.mutation<null, {user: string; password: string}>({
      query: (body) => ({url: 'session', method: 'POST', body}),
      // Nothing to refetch when the password was wrong.
      invalidatesTags: (_result, error) => (error ? [] : ['SignedOut']),
    }),
  }),
});
