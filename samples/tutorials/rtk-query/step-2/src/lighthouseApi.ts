import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Light {
  id: string;
  name: string;
}

export const lighthouseApi = createApi({
  reducerPath: 'lighthouse',
  baseQuery: fetchBaseQuery({baseUrl: 'https://lighthouse.example/api/'}),
  endpoints: (build) => ({
    getLights: build.query<Light[], void>({
      query: () => 'lights',
    }),
  }),
});

export const {useGetLightsQuery} = lighthouseApi;
