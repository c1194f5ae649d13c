import type {SerializedError} from '@reduxjs/toolkit';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

/** For the `error` of a hook: one of two types. */
export function describeError(
  error: FetchBaseQueryError | SerializedError,
): string {
  if (!('status' in error)) return error.message ?? 'Unknown error';
  // The server answered: `status` is the HTTP status.
  if (typeof error.status === 'number') return `HTTP ${error.status}`;
  // It did not, or the answer was no use: `status` names the problem.
  return `${error.status}: ${error.error}`;
}
