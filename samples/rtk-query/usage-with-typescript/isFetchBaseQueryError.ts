import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

/** For what `unwrap()` throws: it can be anything. */
export function isFetchBaseQueryError(
  error: unknown,
): error is FetchBaseQueryError {
  return typeof error === 'object' && error !== null && 'status' in error;
}
