import type {QuakePage} from './numberedPages';
import {quakesApi} from './quakesApi';

export const liveQuakes = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    liveQuakes: build.infiniteQuery<QuakePage, string, number>({
      query: ({queryArg: region, pageParam: page}) =>
        `regions/${region}/quakes?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        refetchCachedPages: false, // [!code highlight]
        getNextPageParam: ({page, pageCount}) =>
          page < pageCount ? page + 1 : undefined,
      },
      providesTags: [{type: 'Quake', id: 'LIST'}],
    }),
  }),
});

export const {useLiveQuakesInfiniteQuery} = liveQuakes;
