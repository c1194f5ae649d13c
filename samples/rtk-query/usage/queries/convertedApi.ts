import {
  createApi,
  fetchBaseQuery,
  type SchemaFailureConverter,
} from '@reduxjs/toolkit/query/react';
import {filmSchema} from './filmSchema';

const baseQuery = fetchBaseQuery({
  baseUrl: 'https://archive.example/api',
});

const toError: SchemaFailureConverter<typeof baseQuery> = (
  {schemaName, message, issues},
  {endpoint},
) => ({
  status: 'CUSTOM_ERROR',
  error: `${endpoint}: ${schemaName}: ${message}`,
  data: issues,
});

export const convertedApi = createApi({
  reducerPath: 'convertedApi',
  baseQuery,
  tagTypes: ['Film'],
  catchSchemaFailure: toError, // [!code highlight]
  endpoints: (build) => ({
    getFilm: build.query({
      query: (id: string) => `films/${id}`,
      responseSchema: filmSchema,
      providesTags: (result, error, id) => [{type: 'Film', id}],
    }),
  }),
});

export const {useGetFilmQuery} = convertedApi;
