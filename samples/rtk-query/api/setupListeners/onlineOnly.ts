import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

const baseQuery = fetchBaseQuery({baseUrl: 'https://ski.example/api/'});

/** Fails at once while the browser is offline; sends nothing. */
export const onlineOnly: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError
> = (args, api, extraOptions) =>
  navigator.onLine
    ? baseQuery(args, api, extraOptions)
    : {error: {status: 'FETCH_ERROR', error: 'You are offline'}};
