import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {z} from 'zod';
import {filmSchema} from './filmSchema';

export const checkedApi = createApi({
  reducerPath: 'checkedApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
  tagTypes: ['Film'],
  endpoints: (build) => ({
    // ts: No type arguments: both types come from the schemas.
    getFilm: build.query({
      argSchema: z.string().min(1),
      responseSchema: filmSchema, // [!code highlight]
      query: (id) => `films/${id}`,
      providesTags: (result, error, id) => [{type: 'Film', id}],
    }),
  }),
  onSchemaFailure: (error, {endpoint, arg}) => {
    console.log(endpoint, arg, error.schemaName, error.issues.length);
  },
});
