import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const searchApi = createApi({
  reducerPath: 'search',
  baseQuery: fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  endpoints: (build) => ({
    search: build.query<string[], string>({
      query: (text) => ({url: 'areas', params: {text}}),
    }),
  }),
});

export const {useLazySearchQuery, useSearchQuery} = searchApi;
