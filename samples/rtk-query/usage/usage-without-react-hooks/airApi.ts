import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export interface Reading {
  station: string;
  /** Fine dust in micrograms per cubic meter. */
  pm25: number;
}

export const airApi = createApi({
  reducerPath: 'air',
  baseQuery: fetchBaseQuery({baseUrl: 'https://air.example/api/'}),
  tagTypes: ['Reading', 'Advice'],
  endpoints: (build) => ({
    stations: build.query<string[], void>({query: () => 'stations'}),
    reading: build.query<Reading, string>({
      query: (station) => `stations/${station}/reading`,
      providesTags: (_result, _error, station) => [
        {type: 'Reading', id: station},
      ],
    }),
    advice: build.query<string, void>({
      query: () => 'advice',
      providesTags: ['Advice'],
    }),
    report: build.mutation<Reading, Reading>({
      query: (body) => ({url: 'reports', method: 'POST', body}),
      invalidatesTags: (_result, _error, {station}) => [
        {type: 'Reading', id: station},
      ],
    }),
  }),
});
