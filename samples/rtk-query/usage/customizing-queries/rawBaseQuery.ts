import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

export type RawBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  {purpose?: string},
  FetchBaseQueryMeta
>;

export const rawBaseQuery: RawBaseQuery = fetchBaseQuery({
  baseUrl: 'https://orbit.example/api',
  prepareHeaders(headers, {forced, extraOptions}) {
    if (forced) headers.set('cache-control', 'no-cache');
    const {purpose} = (extraOptions ?? {}) as {purpose?: string};
    if (purpose) headers.set('x-purpose', purpose);
  },
});
