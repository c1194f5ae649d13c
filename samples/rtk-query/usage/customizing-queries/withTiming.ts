import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

/** Fits around any base query, and adds an option to endpoints. */
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
    const outcome = result.error ? 'failed' : 'done';
    if (!extraOptions?.quiet) log(`${api.endpoint} ${outcome}, ${took} ms`);
    return result;
  };
