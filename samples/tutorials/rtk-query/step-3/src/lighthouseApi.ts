import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Light {
  id: string;
  name: string;
}

export interface Sighting {
  id: number;
  lightId: string;
  ship: string;
}

export const lighthouseApi = createApi({
  reducerPath: 'lighthouse',
  baseQuery: fetchBaseQuery({baseUrl: 'https://lighthouse.example/api/'}),
  endpoints: (build) => ({
    getLights: build.query<Light[], void>({
      query: () => 'lights',
    }),
    getSightings: build.query<Sighting[], string>({
      query: (lightId) => `lights/${lightId}/sightings`,
    }),
  }),
});

export const {useGetLightsQuery, useGetSightingsQuery} = lighthouseApi;
