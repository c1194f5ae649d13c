import {createApi} from '@reduxjs/toolkit/query/react';
import {baseQuery, endpoints} from './skyEndpoints';

export const skyApi = createApi({
  reducerPath: 'sky',
  tagTypes: ['Star'],
  baseQuery,
  endpoints,
});

export const {
  useGetStarQuery,
  useLazyGetStarQuery,
  useGetNightsInfiniteQuery,
  useBookTelescopeMutation,
  usePrefetch,
} = skyApi;
