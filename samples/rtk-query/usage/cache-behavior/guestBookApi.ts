import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const guestBookApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    getGuestBook: build.query<string[], void>({
      query: () => 'guest-book', // a hundred thousand lines
      structuralSharing: false, // [!code highlight]
    }),
  }),
});
