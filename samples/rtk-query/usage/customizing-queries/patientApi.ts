import {
  createApi,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';

export interface Image {
  id: string;
}

const baseQuery = retry(
  fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  {maxRetries: 5},
);

export const patientApi = createApi({
  reducerPath: 'patient',
  baseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
    urgentImage: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {maxRetries: 1},
    }),
    orderImage: build.mutation<Image, string>({
      query: (area) => ({url: 'images', method: 'POST', body: {area}}),
      // A repeated order would be a second order.
      extraOptions: {maxRetries: 0},
    }),
  }),
});
