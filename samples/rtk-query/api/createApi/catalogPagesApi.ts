import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

interface CatalogPage {
  titles: string[];
  nextCursor: number | null;
}

export const catalogPagesApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  endpoints: (build) => ({
    catalog: build.infiniteQuery<CatalogPage, string, number>({
      query: ({queryArg: room, pageParam: cursor}) =>
        `rooms/${room}/catalog?cursor=${cursor}`,
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
    }),
  }),
});
