import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import {selectToken} from './sessionSlice';

export type TokenBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** Sends the token, and does not care about a 401. */
export const tokenBaseQuery: TokenBaseQuery = fetchBaseQuery({
  baseUrl: 'https://orbit.example/api',
  prepareHeaders(headers, {getState}) {
    const token = selectToken(getState());
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});
