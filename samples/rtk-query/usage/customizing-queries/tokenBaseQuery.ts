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

/** A 401, even if its body could not be parsed as JSON. */
export const isUnauthorized = (error?: FetchBaseQueryError) =>
  error?.status === 401 ||
  (error?.status === 'PARSING_ERROR' && error.originalStatus === 401);

/** Sends the token, and does not care about a 401. */
export const tokenBaseQuery: TokenBaseQuery = fetchBaseQuery({
  baseUrl: 'https://orbit.example/api',
  prepareHeaders(headers, {getState}) {
    const token = selectToken(getState());
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});
