import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

type RawBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  {purpose?: string},
  FetchBaseQueryMeta
>;

// #region headers
const rawBaseQuery: RawBaseQuery = fetchBaseQuery({
  baseUrl: 'https://orbit.example/api',
  prepareHeaders(headers, {forced, extraOptions}) {
    if (forced) headers.set('cache-control', 'no-cache');
    const {purpose} = (extraOptions ?? {}) as {purpose?: string};
    if (purpose) headers.set('x-purpose', purpose);
  },
});
// #endregion

// #region envelope
interface Envelope {
  payload?: unknown;
  problem?: string;
}

/** This server wraps everything, also errors with status 200. */
const unpackEnvelope =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, extraOptions) => {
    const result = await baseQuery(args, api, extraOptions);
    if (result.error) return result;

    const {payload, problem} = result.data as Envelope;
    return problem === undefined
      ? {data: payload ?? null, meta: result.meta}
      : {
          error: {status: 'CUSTOM_ERROR', error: problem},
          meta: result.meta,
        };
  };
// #endregion

// #region timing
/** Fits around every base query, and adds an option to endpoints. */
export const withTiming =
  <Args, Result, Failure, Options, Meta>(
    baseQuery: BaseQueryFn<Args, Result, Failure, Options, Meta>,
    log: (line: string) => void,
  ): BaseQueryFn<
    Args,
    Result,
    Failure,
    Options & {quiet?: boolean},
    Meta
  > =>
  async (args, api, extraOptions) => {
    const start = performance.now();
    const result = await baseQuery(args, api, extraOptions);
    const took = Math.round(performance.now() - start);
    const outcome = result.error ? 'failed' : 'answered';
    if (!extraOptions?.quiet) log(`${api.endpoint} ${outcome}, ${took} ms`);
    return result;
  };
// #endregion

// #region api
export const archiveApi = createApi({
  reducerPath: 'archive',
  baseQuery: withTiming(unpackEnvelope(rawBaseQuery), (line) =>
    console.log(line),
  ),
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
// #endregion
