import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Light {
  id: string;
  name: string;
}

// [!code ++:5]
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
    // [!code ++:3]
    getSightings: build.query<Sighting[], string>({
      query: (lightId) => `lights/${lightId}/sightings`,
    }),
  }),
});

// [!code ++]
export const {useGetLightsQuery, useGetSightingsQuery} = lighthouseApi;
