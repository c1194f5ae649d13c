import {createApi} from '@reduxjs/toolkit/query/react';
import {orbitBaseQuery} from './orbitBaseQuery';
import type {Image} from './orbitSdk';

export const orbitApi = createApi({
  reducerPath: 'orbit',
  baseQuery: orbitBaseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => ({method: 'image', params: {id}}),
    }),
    sampleImage: build.query<Image, void>({
      query: () => ({method: 'image', params: {id: 'sample'}}),
      extraOptions: {sandbox: true},
    }),
  }),
});
