import {fetchBaseQuery, retry} from '@reduxjs/toolkit/query/react';

/** Whether the same request may succeed a moment later. */
function isTemporary(error: unknown) {
  // A body that is not JSON hides the status in `originalStatus`.
  const {status, originalStatus = status} = error as {
    status?: unknown;
    originalStatus?: unknown;
  };
  return typeof originalStatus === 'number'
    ? originalStatus >= 500
    : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}

export const carefulBaseQuery = retry(
  fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  {
    retryCondition: (error, args, {attempt, baseQueryApi}) =>
      attempt <= 2 && baseQueryApi.type === 'query' && isTemporary(error),
  },
);
