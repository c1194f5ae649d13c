import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

// #region api
interface CoverRequest {
  bookId: number;
  /** Who asks. The cover does not depend on it. */
  client: {desk: string; session: string};
}

export const coverApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  endpoints: (build) => ({
    coverUrl: build.query<string, CoverRequest>({
      query: ({bookId, client}) => ({
        url: `books/${bookId}/cover`,
        headers: {'x-desk': client.desk},
      }),
      // An object is turned into the key `coverUrl({"bookId":12})`.
      serializeQueryArgs: ({queryArgs}) => ({bookId: queryArgs.bookId}),
    }),
  }),
});
// #endregion
