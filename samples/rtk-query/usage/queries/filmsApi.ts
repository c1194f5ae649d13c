import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Film {
  id: string;
  title: string;
  year: number;
  /** An ISO date. Not a Date: the cache holds plain data. */
  restoredOn: string;
}

export const filmsApi = createApi({
  reducerPath: 'filmsApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
  tagTypes: ['Film'],
  endpoints: (build) => ({
    getFilms: build.query<Film[], void>({
      query: () => 'films',
    }),
    getFilm: build.query<Film, string>({
      query: (id) => `films/${id}`,
      providesTags: (result, error, id) => [{type: 'Film', id}],
    }),
  }),
});

export const {useGetFilmsQuery, useGetFilmQuery} = filmsApi;
