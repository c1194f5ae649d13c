import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {z} from 'zod';

const vaccineSchema = z.object({name: z.string(), given_on: z.string()});

export const checkedApi = createApi({
  reducerPath: 'checkedApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://clinic.example/api'}),
  endpoints: (build) => ({
    // ts: Argument: number. Result: {name: string; given_on: string}[].
    getVaccines: build.query({
      argSchema: z.number(),
      responseSchema: z.array(vaccineSchema),
      query: (petId) => `pets/${petId}/vaccines`,
    }),
    // ts: `response` has the type of the schema. Result: number[].
    getVaccineYears: build.query({
      argSchema: z.number(),
      rawResponseSchema: z.array(vaccineSchema),
      query: (petId) => `pets/${petId}/vaccines`,
      transformResponse: (response) =>
        response.map(({given_on}) => Number(given_on.slice(0, 4))),
    }),
  }),
});
