import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Reading {
  bed: string;
  celsius: number;
}

export const sensorApi = createApi({
  reducerPath: 'sensors',
  baseQuery: fetchBaseQuery({baseUrl: 'https://greenhouse.example/api/'}),
  tagTypes: ['Reading'],
  endpoints: (build) => ({
    getReading: build.query<Reading, string>({
      query: (bed) => `beds/${bed}/reading`,
      providesTags: (_reading, _error, bed) => [{type: 'Reading', id: bed}],
    }),
    openWindow: build.mutation<null, string>({
      query: (bed) => ({url: `beds/${bed}/window`, method: 'POST'}),
      invalidatesTags: (_result, _error, bed) => [
        {type: 'Reading', id: bed},
      ],
    }),
  }),
});
