import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Exhibit {
  id: number;
  title: string;
  hall: string;
  visitors: number;
}

export const museumApi = createApi({
  reducerPath: 'museumApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  keepUnusedDataFor: 60, // seconds; the default for all endpoints
  endpoints: (build) => ({
    getExhibit: build.query<Exhibit, number>({
      query: (id) => `exhibits/${id}`,
    }),
    getExhibits: build.query<Exhibit[], void>({
      query: () => 'exhibits',
    }),
    getFloorPlan: build.query<string, void>({
      query: () => 'floor-plan',
      keepUnusedDataFor: Infinity, // no timer
    }),
    getQueueLength: build.query<number, void>({
      query: () => 'queue',
      keepUnusedDataFor: 0, // removed after the last subscriber left
    }),
  }),
});

export const {useGetExhibitQuery, useGetExhibitsQuery} = museumApi;
