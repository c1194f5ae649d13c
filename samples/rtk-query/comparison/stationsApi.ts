import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Station {
  id: string;
  name: string;
  temperature: number;
}

export const stationsApi = createApi({
  reducerPath: 'stationsApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://weather.example/api/'}),
  endpoints: (build) => ({
    getStation: build.query<Station, string>({
      query: (id) => `stations/${id}`,
    }),
    getStations: build.query<Station[], void>({
      query: () => 'stations',
    }),
  }),
});

export const {useGetStationQuery} = stationsApi;
