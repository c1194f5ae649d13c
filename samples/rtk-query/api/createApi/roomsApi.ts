import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

// ts: What the server sends, and what components want.
interface RoomsResponse {
  rooms: {id: string; name: string; seats: number}[];
}
type SeatsByRoom = Record<string, number>;

export const roomsApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  endpoints: (build) => ({
    // ts: Result, argument, and what `transformResponse` receives.
    seatsByRoom: build.query<SeatsByRoom, string, RoomsResponse>({
      query: (branch) => `branches/${branch}/rooms`,
      transformResponse: ({rooms}) =>
        Object.fromEntries(rooms.map(({name, seats}) => [name, seats])),
      transformErrorResponse: (error, meta, branch) => ({
        ...error,
        data: `No rooms for ${branch}`,
      }),
    }),
  }),
});
