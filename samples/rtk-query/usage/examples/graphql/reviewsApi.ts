import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query/react';
import {graphqlBaseQuery} from './graphqlBaseQuery';

export interface Review {
  id: string;
  text: string;
}

export const reviewsApi = createApi({
  reducerPath: 'reviewsApi',
  baseQuery: graphqlBaseQuery,
  tagTypes: ['Review'],
  endpoints: (build) => ({
    reviews: build.query<Review[], string>({
      query: (bookId) => ({
        document: `query ($bookId: ID!) {
          reviews(bookId: $bookId) { id text }
        }`,
        variables: {bookId},
      }),
      transformResponse: (data: {reviews: Review[]}) => data.reviews,
      providesTags: ['Review'],
    }),
    addReview: build.mutation<Review, {bookId: string; text: string}>({
      query: (variables) => ({
        document: `mutation ($bookId: ID!, $text: String!) {
          addReview(bookId: $bookId, text: $text) { id text }
        }`,
        variables,
      }),
      transformResponse: (data: {addReview: Review}) => data.addReview,
      invalidatesTags: (review) => (review ? ['Review'] : []),
    }),
  }),
});

export const {useReviewsQuery, useAddReviewMutation} = reviewsApi;

type ReviewError = ReturnType<typeof useReviewsQuery>['error'];

/** The server's own words, or ours if the request failed. */
export function errorText(error: ReviewError) {
  return error && 'status' in error && error.status === 'CUSTOM_ERROR'
    ? error.error
    : 'The request failed. Try again later.';
}

export const setupStore = () =>
  configureStore({
    reducer: {[reviewsApi.reducerPath]: reviewsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(reviewsApi.middleware),
  });
