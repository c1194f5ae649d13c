import type {SerializedError} from '@reduxjs/toolkit';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

/** For the `error` of a hook. */
export function describeError(
  error: FetchBaseQueryError | SerializedError,
): string {
  if (!('status' in error)) return error.message ?? 'Unknown error';
  // A response with an error: `status` is the HTTP status.
  if (typeof error.status === 'number') return `HTTP ${error.status}`;
  // No response, or one that could not be read: `status` says which.
  return `${error.status}: ${error.error}`;
}
