import {createApi, retry} from '@reduxjs/toolkit/query/react';
import {baseQueryWithReauth} from './baseQueryWithReauth';
import {isUnauthorized} from './tokenBaseQuery';

export interface Image {
  id: string;
}

const baseQuery = retry(
  async (
    args: Parameters<typeof baseQueryWithReauth>[0],
    api,
    options: object,
  ) => {
    const result = await baseQueryWithReauth(args, api, options);
    // The refresh did not help, so another attempt will not either.
    if (isUnauthorized(result.error)) retry.fail(result.error, result.meta);
    return result;
  },
  {
    // Not a mutation: sent twice, it may act twice.
    retryCondition: (_error, _args, {attempt, baseQueryApi}) =>
      attempt <= 2 && baseQueryApi.type === 'query',
  },
);

export const securedApi = createApi({
  reducerPath: 'secured',
  baseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
  }),
});
