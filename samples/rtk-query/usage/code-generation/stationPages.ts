import {
  bikeShareApi,
  type ListStationsApiArg,
  type ListStationsApiResponse,
} from './bikeShareApi';

export const stationPagesApi = bikeShareApi.injectEndpoints({
  endpoints: (build) => ({
    listStationPages: build.infiniteQuery<
      ListStationsApiResponse, // one page
      ListStationsApiArg,
      number
    >({
      query: ({queryArg: {near}, pageParam: page}) => ({
        url: '/stations',
        params: {near, page},
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (stations, _pages, page) =>
          stations.length > 0 ? page + 1 : undefined,
      },
    }),
  }),
});

export const {useListStationPagesInfiniteQuery} = stationPagesApi;
