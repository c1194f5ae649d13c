import type {SerializedError} from '@reduxjs/toolkit';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query/react';

export function isFetchBaseQueryError(
  error: unknown,
): error is FetchBaseQueryError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

export function isAbort(error: SerializedError): boolean {
  return error.name === 'AbortError';
}

export function errorText(error: FetchBaseQueryError | SerializedError) {
  if (!isFetchBaseQueryError(error)) {
    return isAbort(error) ? 'Canceled.' : 'This page has a bug. Sorry!';
  }
  switch (error.status) {
    case 'FETCH_ERROR':
      return 'The shop cannot be reached. Are you online?';
    case 'TIMEOUT_ERROR':
      return 'The shop takes too long to respond.';
    case 'PARSING_ERROR':
      return `The shop sent something odd (${error.originalStatus}).`;
    case 'CUSTOM_ERROR':
      return error.error;
    default:
      return error.status >= 500
        ? `The shop has a problem (${error.status}).`
        : `The shop refused this (${error.status}).`;
  }
}
