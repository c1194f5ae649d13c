import {createApi} from '@reduxjs/toolkit/query/react';
import {stationBaseQuery} from './stationBaseQuery';

export const stationApi = createApi({
  reducerPath: 'stationData',
  baseQuery: stationBaseQuery,
  endpoints: (build) => ({
    passes: build.query<string[], string>({
      query: (satellite) => `satellites/${satellite}/passes`,
    }),
  }),
});
