import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

const baseQuery = fetchBaseQuery({baseUrl: 'https://ski.example/api/'});

// A server has no `navigator.onLine`: only `false` means offline.
const isOffline = () =>
  typeof navigator !== 'undefined' && navigator.onLine === false;

/** Fails at once while the browser is offline; sends nothing. */
export const onlineOnly: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError
> = (args, api, extraOptions) =>
  isOffline()
    ? {error: {status: 'FETCH_ERROR', error: 'You are offline'}}
    : baseQuery(args, api, extraOptions);
