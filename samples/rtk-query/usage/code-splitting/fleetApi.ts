import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const fleetApi = createApi({
  reducerPath: 'fleetApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://fleet.example/api'}),
  // All tag types of all features: a tag is a word they share.
  tagTypes: ['Truck', 'Repair'],
  endpoints: () => ({}),
});
