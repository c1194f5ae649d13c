import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Berth {
  id: number;
  name: string;
  boat: string | null;
}

export const marinaApi = createApi({
  reducerPath: 'marina',
  baseQuery: fetchBaseQuery({baseUrl: 'https://marina.example/api/'}),
  tagTypes: ['Berths'],
  endpoints: (build) => ({
    getBerths: build.query<Berth[], string>({
      query: (pier) => `piers/${pier}/berths`,
      providesTags: ['Berths'],
    }),
    reserveBerth: build.mutation<Berth, {id: number; boat: string}>({
      query: ({id, boat}) => ({
        url: `berths/${id}/reservation`,
        method: 'POST',
        body: {boat},
      }),
      invalidatesTags: ['Berths'],
    }),
  }),
});

export const {useGetBerthsQuery, useReserveBerthMutation} = marinaApi;
