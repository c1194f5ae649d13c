import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

interface Reservation {
  id: number;
  bookId: number;
}

export const reservationsApi = createApi({
  reducerPath: 'reservations',
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  tagTypes: ['Reservation', 'Desk'],
  endpoints: (build) => ({
    // A type alone: this entry is about reservations in general.
    countReservations: build.query<number, void>({
      query: () => 'reservations/count',
      providesTags: ['Reservation'],
    }),
    // One tag for each row, and one for the list as a whole.
    listReservations: build.query<Reservation[], string>({
      query: (card) => `cards/${card}/reservations`,
      providesTags: (rows, error, card) => [
        {type: 'Reservation', id: `list of ${card}`},
        ...(rows ?? []).map(({id}) => ({
          type: 'Reservation' as const,
          id,
        })),
      ],
    }),
    reservation: build.query<Reservation, number>({
      query: (id) => `reservations/${id}`,
      providesTags: (row, error, id) => [{type: 'Reservation', id}],
    }),
    deskHours: build.query<string, void>({
      query: () => 'desk',
      providesTags: ['Desk'],
    }),
    moveReservation: build.mutation<Reservation, number>({
      query: (id) => ({url: `reservations/${id}/move`, method: 'POST'}),
      // Invalidate nothing if the request failed.
      invalidatesTags: (row, error, id) =>
        error ? [] : [{type: 'Reservation', id}],
    }),
  }),
});
