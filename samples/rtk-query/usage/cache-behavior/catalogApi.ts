import {createEntityAdapter, type EntityState} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {Exhibit} from './museumApi';

const exhibits = createEntityAdapter<Exhibit>({
  sortComparer: (a, b) => a.title.localeCompare(b.title),
});

export const catalogApi = createApi({
  reducerPath: 'catalogApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    getCatalog: build.query<EntityState<Exhibit, number>, void>({
      query: () => 'exhibits',
      transformResponse: (rows: Exhibit[]) =>
        exhibits.setAll(exhibits.getInitialState(), rows),
    }),
  }),
});

export const {useGetCatalogQuery} = catalogApi;
export const {selectById: selectExhibit} = exhibits.getSelectors();
