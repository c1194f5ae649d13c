import type {QuakePage} from './numberedPages';
import {quakesApi} from './quakesApi';

export const recentQuakes = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    recentQuakes: build.infiniteQuery<QuakePage, string, number>({
      query: ({queryArg: region, pageParam: page}) =>
        `regions/${region}/quakes?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        maxPages: 2, // [!code highlight]
        getNextPageParam: ({page, pageCount}) =>
          page < pageCount ? page + 1 : undefined,
        getPreviousPageParam: ({page}) => (page > 1 ? page - 1 : undefined),
      },
    }),
  }),
});

export const {useRecentQuakesInfiniteQuery} = recentQuakes;
