import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

/** Lets at most `limit` requests run at the same time. */
export function withLimit<Args, Result, Failure, Options, Meta>(
  baseQuery: BaseQueryFn<Args, Result, Failure, Options, Meta>,
  limit: number,
): BaseQueryFn<Args, Result, Failure, Options, Meta> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (args, api, options) => {
    if (running < limit) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await baseQuery(args, api, options);
    } finally {
      const next = waiting.shift();
      // The next request takes this place, or the place is free.
      if (next) next();
      else running--;
    }
  };
}
