import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Seat {
  id: string;
  section: 'stalls' | 'balcony';
  price: number;
  heldBy: string | null;
}

export interface SeatFilter {
  section: Seat['section'];
  maxPrice: number;
}

// A default parameter would not replace `null`.
const eachSeat = (seats: Seat[] | null | undefined) =>
  (seats ?? []).map(({id}) => ({type: 'Seat' as const, id}));

export const theatreApi = createApi({
  reducerPath: 'theatre',
  baseQuery: fetchBaseQuery({baseUrl: 'https://theatre.example/api/'}),
  tagTypes: ['Seat'],
  endpoints: (build) => ({
    getSeat: build.query<Seat, string>({
      query: (id) => `seats/${id}`,
      providesTags: (_seat, _error, id) => [{type: 'Seat', id}],
    }),
    findSeats: build.query<Seat[], SeatFilter>({
      query: (filter) => ({url: 'seats', params: {...filter}}),
      providesTags: eachSeat,
    }),
    holdSeat: build.mutation<Seat, {id: string; guest: string}>({
      query: ({id, guest}) => ({
        url: `seats/${id}/hold`,
        method: 'POST',
        body: {guest},
      }),
    }),
  }),
});
