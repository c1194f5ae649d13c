import {createApi} from '@reduxjs/toolkit/query/react';
import {carefulBaseQuery} from './carefulBaseQuery';
import type {Image} from './patientApi';

export const carefulApi = createApi({
  reducerPath: 'careful',
  baseQuery: carefulBaseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
    orderImage: build.mutation<Image, string>({
      query: (area) => ({url: 'images', method: 'POST', body: {area}}),
    }),
    // With a condition, `maxRetries: 0` does not turn retrying off.
    stillRetried: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {maxRetries: 0},
    }),
    neverRetried: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {retryCondition: () => false},
    }),
  }),
});
