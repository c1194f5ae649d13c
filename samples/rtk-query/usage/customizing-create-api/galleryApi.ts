import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {createMuseumApi} from './createMuseumApi';

export const galleryApi = createMuseumApi({
  reducerPath: 'gallery',
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    visitors: build.query<number, string>({
      query: (room) => `rooms/${room}/visitors`,
    }),
    closeRoom: build.mutation<null, string>({
      query: (room) => ({url: `rooms/${room}/close`, method: 'POST'}),
    }),
  }),
});
