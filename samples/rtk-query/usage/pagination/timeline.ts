import {type Quake, quakesApi} from './quakesApi';

export interface TimelinePage {
  quakes: Quake[];
  /** The cursors the server gives: an id, or null at that end. */
  newer: number | null;
  older: number | null;
}

type TimelineParam = 'start' | {newerThan: number} | {olderThan: number};

export const timeline = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    // #region endpoint
    timeline: build.infiniteQuery<TimelinePage, number, TimelineParam>({
      query: ({queryArg: quakeId, pageParam}) => ({
        url: 'timeline',
        params: pageParam === 'start' ? {around: quakeId} : pageParam,
      }),
      infiniteQueryOptions: {
        initialPageParam: 'start',
        getNextPageParam: ({older}) =>
          older === null ? null : {olderThan: older},
        getPreviousPageParam: ({newer}) =>
          newer === null ? null : {newerThan: newer},
      },
      providesTags: [{type: 'Quake', id: 'LIST'}],
    }),
    // #endregion
  }),
});

export const {useTimelineInfiniteQuery} = timeline;
