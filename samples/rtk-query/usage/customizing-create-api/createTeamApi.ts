import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

// #region factory
export const createTeamApi = <Path extends string, Tag extends string>(
  reducerPath: Path,
  tagTypes: readonly Tag[],
) =>
  createApi({
    reducerPath,
    tagTypes,
    baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
    endpoints: () => ({}),
  });
// #endregion

// #region use
export const ticketsApi = createTeamApi('tickets', [
  'Ticket',
]).injectEndpoints({
  endpoints: (build) => ({
    ticket: build.query<{price: number}, string>({
      query: (code) => `tickets/${code}`,
      providesTags: ['Ticket'],
    }),
  }),
});

export const {useTicketQuery} = ticketsApi;
// #endregion
