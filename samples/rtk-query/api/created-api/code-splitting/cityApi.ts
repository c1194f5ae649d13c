import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const cityApi = createApi({
  reducerPath: 'city',
  baseQuery: fetchBaseQuery({baseUrl: 'https://city.example/api/'}),
  endpoints: () => ({}),
});
