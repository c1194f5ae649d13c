import {fetchBaseQuery, type EndpointBuilder} from '@reduxjs/toolkit/query';

export interface Star {
  id: string;
  magnitude: number;
}

export interface Night {
  night: number;
  seen: string[];
}

export const baseQuery = fetchBaseQuery({
  baseUrl: 'https://observatory.example/api/',
});

/** One endpoint of each kind. */
export const endpoints = (
  build: EndpointBuilder<typeof baseQuery, 'Star', 'sky'>,
) => ({
  getStar: build.query<Star, string>({query: (id) => `stars/${id}`}),
  getNights: build.infiniteQuery<Night, void, number>({
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (last) => last.night + 1,
    },
    query: ({pageParam}) => `nights/${pageParam}`,
  }),
  bookTelescope: build.mutation<void, {night: number}>({
    query: (body) => ({url: 'bookings', method: 'POST', body}),
  }),
});
