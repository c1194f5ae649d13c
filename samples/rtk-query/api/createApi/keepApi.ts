import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const keepApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  keepUnusedDataFor: 300, // five minutes, for endpoints that say nothing
  endpoints: (build) => ({
    catalog: build.query<string[], string>({
      query: (room) => `rooms/${room}/catalog`,
    }),
    freeSeats: build.query<number, string>({
      query: (room) => `rooms/${room}/seats`,
      keepUnusedDataFor: 5, // outdated within seconds
    }),
    houseRules: build.query<string, void>({
      query: () => 'rules',
      keepUnusedDataFor: Infinity, // does not change
    }),
  }),
});
