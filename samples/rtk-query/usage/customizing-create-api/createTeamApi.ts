import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const createTeamApi = <Path extends string, Tag extends string>(
  reducerPath: Path,
  tagTypes: readonly Tag[],
) =>
  createApi({
    reducerPath,
    tagTypes,
    baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
    keepUnusedDataFor: 300,
    refetchOnReconnect: true, // needs `setupListeners`
    endpoints: () => ({}),
  });
