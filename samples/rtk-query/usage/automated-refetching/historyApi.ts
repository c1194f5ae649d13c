import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

interface HistoryPage {
  events: string[];
  next: number | null;
}

export const historyApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
  tagTypes: ['History'],
  endpoints: (build) => ({
    // Refetches all its pages.
    getHistory: build.infiniteQuery<HistoryPage, void, number>({
      query: ({pageParam}) => `history?page=${pageParam}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page) => page.next,
      },
      providesTags: ['History'],
    }),
    // Refetches only the first page, and drops the others.
    getLatestHistory: build.infiniteQuery<HistoryPage, void, number>({
      query: ({pageParam}) => `history?page=${pageParam}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page) => page.next,
        refetchCachedPages: false, // [!code highlight]
      },
      providesTags: ['History'],
    }),
  }),
});
