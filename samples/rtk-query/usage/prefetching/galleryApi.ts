import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Artwork {
  id: number;
  title: string;
  painter: string;
}
export interface ArtworkPage {
  artworks: Pick<Artwork, 'id' | 'title'>[];
  pageCount: number;
}

export const galleryApi = createApi({
  reducerPath: 'gallery',
  baseQuery: fetchBaseQuery({baseUrl: 'https://gallery.example/api/'}),
  tagTypes: ['Artwork'],
  endpoints: (build) => ({
    artworkPage: build.query<ArtworkPage, number>({
      query: (page) => `artworks?page=${page}`,
    }),
    artwork: build.query<Artwork, number>({
      query: (id) => `artworks/${id}`,
      providesTags: (_result, _error, id) => [{type: 'Artwork', id}],
    }),
  }),
});

export const {useArtworkPageQuery, useArtworkQuery, usePrefetch} =
  galleryApi;

export const makeStore = () =>
  configureStore({
    reducer: {[galleryApi.reducerPath]: galleryApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(galleryApi.middleware),
  });
export type AppStore = ReturnType<typeof makeStore>;
