import {
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import type {Invoice} from './invoicesApi';

/** A 401, even if its body could not be parsed as JSON. */
const isUnauthorized = (error?: FetchBaseQueryError) =>
  error?.status === 401 ||
  (error?.status === 'PARSING_ERROR' && error.originalStatus === 401);

export const sessionApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
  tagTypes: ['Invoice', 'SignedOut'],
  endpoints: (build) => ({
    getInvoices: build.query<Invoice[], void>({
      query: () => 'invoices',
      providesTags: (_result, error) =>
        isUnauthorized(error) ? ['SignedOut'] : ['Invoice'],
    }),
    signIn: build.mutation<null, {user: string; password: string}>({
      query: (body) => ({url: 'session', method: 'POST', body}),
      // Nothing to refetch when the password was wrong.
      invalidatesTags: (_result, error) => (error ? [] : ['SignedOut']),
    }),
  }),
});
