import {
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import * as z from 'zod';

const memberSchema = z.object({
  card: z.string(),
  name: z.string(),
  joined: z.iso.date(),
});

const broken = (message: string): FetchBaseQueryError => ({
  status: 'CUSTOM_ERROR',
  error: message,
});

export const membersApi = createApi({
  reducerPath: 'members',
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  // Report what does not fit …
  onSchemaFailure: ({schemaName, issues}, {endpoint}) =>
    console.log(`${endpoint}: ${schemaName}, ${issues.length} issues`),
  // … and return an error in the shape of the base query's own errors.
  catchSchemaFailure: ({message}) => broken(message),
  endpoints: (build) => ({
    member: build.query({
      argSchema: z.string().regex(/^R-\d+$/, 'Not a card number'),
      query: (card) => `members/${card}`,
      responseSchema: memberSchema,
    }),
    memberName: build.query<string, string>({
      query: (card) => `members/${card}`,
      rawResponseSchema: memberSchema, // before transformResponse
      transformResponse: (member: z.infer<typeof memberSchema>) =>
        member.name,
    }),
  }),
});
