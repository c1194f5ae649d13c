import {nurseryApi} from './nurseryApi';

// #region endpoints
export const tagsApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    // Refetches the list, whether the server agreed or refused.
    removeAlways: build.mutation<null, string>({
      query: (id) => ({url: `orders/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Order'],
    }),
    // Refetches the list after a success only.
    removeIfGood: build.mutation<null, string>({
      query: (id) => ({url: `orders/${id}`, method: 'DELETE'}),
      invalidatesTags: (result, error) => (error ? [] : ['Order']),
    }),
  }),
});
// #endregion
