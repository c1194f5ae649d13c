import {nurseryApi} from './nurseryApi';

export const tagsApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    // Refetches the list, whether the server agreed or refused.
    refetchAlways: build.mutation<null, string>({
      query: (id) => ({url: `orders/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Order'],
    }),
    // Refetches the list after a success only.
    refetchOnSuccess: build.mutation<null, string>({
      query: (id) => ({url: `orders/${id}`, method: 'DELETE'}),
      invalidatesTags: (result, error) => (error ? [] : ['Order']),
    }),
  }),
});
