import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Lift {
  name: string;
  open: boolean;
}

export const liftApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://ski.example/api/'}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getLifts: build.query<Lift[], string>({
      query: (valley) => `lifts/${valley}`,
    }),
  }),
});

export const {useGetLiftsQuery} = liftApi;
