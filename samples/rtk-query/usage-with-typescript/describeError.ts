import type {SerializedError} from '@reduxjs/toolkit';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

// #region describe
/** For the `error` of a hook: one of two types. */
export function describeError(
  error: FetchBaseQueryError | SerializedError,
): string {
  if (!('status' in error)) return error.message ?? 'Unknown error';
  // Five shapes, told apart by `status`.
  if (typeof error.status === 'number') return `HTTP ${error.status}`;
  return `${error.status}: ${error.error}`;
}
// #endregion

// #region guard
/** For what `unwrap()` throws: anything. */
export function isFetchBaseQueryError(
  error: unknown,
): error is FetchBaseQueryError {
  return typeof error === 'object' && error !== null && 'status' in error;
}
// #endregion
