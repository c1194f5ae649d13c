import {createApi, retry} from '@reduxjs/toolkit/query/react';
import {baseQueryWithReauth} from './reauth';

export interface Image {
  id: string;
}

// #region order
const baseQuery = retry(
  async (
    args: Parameters<typeof baseQueryWithReauth>[0],
    api,
    options: object,
  ) => {
    const result = await baseQueryWithReauth(args, api, options);
    // The refresh was tried already: more attempts are pointless.
    if (result.error?.status === 401) retry.fail(result.error, result.meta);
    return result;
  },
  {maxRetries: 2},
);
// #endregion

export const securedApi = createApi({
  reducerPath: 'secured',
  baseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
  }),
});
