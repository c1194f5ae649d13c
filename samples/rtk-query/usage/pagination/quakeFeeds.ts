import type {QuakePage} from './numberedPages';
import {quakesApi} from './quakesApi';

export const quakeFeeds = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    // #region maxPages
    recentQuakes: build.infiniteQuery<QuakePage, string, number>({
      query: ({queryArg: region, pageParam: page}) =>
        `regions/${region}/quakes?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        maxPages: 2,
        getNextPageParam: ({page, pageCount}) =>
          page < pageCount ? page + 1 : undefined,
        getPreviousPageParam: ({page}) => (page > 1 ? page - 1 : undefined),
      },
    }),
    // #endregion
    // #region refetchCachedPages
    liveQuakes: build.infiniteQuery<QuakePage, string, number>({
      query: ({queryArg: region, pageParam: page}) =>
        `regions/${region}/quakes?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        refetchCachedPages: false,
        getNextPageParam: ({page, pageCount}) =>
          page < pageCount ? page + 1 : undefined,
      },
      providesTags: [{type: 'Quake', id: 'LIST'}],
    }),
    // #endregion
  }),
});

export const {useRecentQuakesInfiniteQuery, useLiveQuakesInfiniteQuery} =
  quakeFeeds;
