import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Quake {
  id: number;
  place: string;
  magnitude: number;
}

export const quakesApi = createApi({
  reducerPath: 'quakes',
  baseQuery: fetchBaseQuery({baseUrl: 'https://quakes.example/api/'}),
  tagTypes: ['Quake'],
  endpoints: (build) => ({
    reportQuake: build.mutation<Quake, Omit<Quake, 'id'>>({
      query: (quake) => ({url: 'quakes', method: 'POST', body: quake}),
      invalidatesTags: [{type: 'Quake', id: 'LIST'}],
    }),
  }),
});

export const makeStore = () =>
  configureStore({
    reducer: {[quakesApi.reducerPath]: quakesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(quakesApi.middleware),
  });
