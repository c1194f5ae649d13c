import {
  createApi,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';

export interface Image {
  id: string;
}

// #region default
export const patientApi = createApi({
  reducerPath: 'patient',
  baseQuery: retry(fetchBaseQuery({baseUrl: 'https://orbit.example/api'}), {
    maxRetries: 5,
  }),
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
    urgentImage: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {maxRetries: 1},
    }),
    orderImage: build.mutation<Image, string>({
      query: (area) => ({url: 'images', method: 'POST', body: {area}}),
      // A repeated order would be a second order.
      extraOptions: {maxRetries: 0},
    }),
  }),
});
// #endregion

// #region condition
/** Answers 5xx, and no answer at all, may be better in a moment. */
function isTemporary(error: unknown) {
  const {status} = error as {status?: unknown};
  return typeof status === 'number'
    ? status >= 500
    : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}

export const carefulBaseQuery = retry(
  fetchBaseQuery({baseUrl: 'https://orbit.example/api'}),
  {
    retryCondition: (error, args, {attempt, baseQueryApi}) =>
      attempt <= 2 && baseQueryApi.type === 'query' && isTemporary(error),
  },
);
// #endregion

export const carefulApi = createApi({
  reducerPath: 'careful',
  baseQuery: carefulBaseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => `images/${id}`,
    }),
    orderImage: build.mutation<Image, string>({
      query: (area) => ({url: 'images', method: 'POST', body: {area}}),
    }),
    // #region exceptions
    // With a condition, `maxRetries: 0` does not switch retrying off.
    stillRetried: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {maxRetries: 0},
    }),
    neverRetried: build.query<Image, string>({
      query: (id) => `images/${id}`,
      extraOptions: {retryCondition: () => false},
    }),
    // #endregion
  }),
});
