import {createApi} from '@reduxjs/toolkit/query/react';
import {rawBaseQuery} from './rawBaseQuery';
import {unpackEnvelope} from './unpackEnvelope';
import {withTiming} from './withTiming';

// ts: Not inside `createApi`: there, the errors would be `unknown`.
const baseQuery = withTiming(unpackEnvelope(rawBaseQuery), (line) =>
  console.log(line),
);

export const archiveApi = createApi({
  reducerPath: 'archive',
  baseQuery,
  endpoints: (build) => ({
    archive: build.query<string[], number>({
      query: (year) => `archive/${year}`,
      extraOptions: {purpose: 'report'},
    }),
    health: build.query<string, void>({
      query: () => 'health',
      extraOptions: {quiet: true},
    }),
  }),
});
