import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const forecastApi = createApi({
  reducerPath: 'forecast',
  baseQuery: fetchBaseQuery({baseUrl: 'https://weather.example/'}),
  endpoints: (build) => ({
    getTonight: build.query<{low: number}, void>({
      query: () => 'tonight',
    }),
  }),
});
