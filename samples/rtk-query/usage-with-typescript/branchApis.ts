import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {medicineEndpoints} from './medicineEndpoints';

export const cityApi = createApi({
  reducerPath: 'cityApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://city.example/api'}),
  tagTypes: ['Medicine'],
  endpoints: medicineEndpoints,
});

export const farmApi = createApi({
  reducerPath: 'farmApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://farm.example/api'}),
  tagTypes: ['Medicine', 'Herd'],
  endpoints: (build) => ({
    ...medicineEndpoints(build),
    getHerds: build.query<string[], void>({
      query: () => 'herds',
      providesTags: ['Herd'],
    }),
  }),
});

export const {useGetMedicinesQuery} = cityApi;
