import type {QuakePage} from './numberedPages';
import {quakesApi} from './quakesApi';

export const quakeLog = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    // #region endpoint
    // ts: The types of one page, of the argument, and of the page param.
    quakeLog: build.infiniteQuery<QuakePage, string, number>({
      query: ({queryArg: region, pageParam: page}) =>
        `regions/${region}/quakes?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({page, pageCount}) =>
          page < pageCount ? page + 1 : undefined,
      },
      providesTags: [{type: 'Quake', id: 'LIST'}],
    }),
    // #endregion
  }),
});

export const {useQuakeLogInfiniteQuery} = quakeLog;
