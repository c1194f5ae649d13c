import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Tide {
  time: string;
  meters: number;
}

export const tideApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://harbor.example/api/'}),
  refetchOnFocus: true,
  endpoints: (build) => ({
    getTides: build.query<Tide[], string>({
      query: (harbor) => `tides/${harbor}`,
    }),
  }),
});

export const {useGetTidesQuery} = tideApi;
