import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Recipe {
  id: string;
  title: string;
  ingredients: {name: string; grams: number}[];
}

export interface ReviewPage {
  reviews: string[];
  previous: number | null;
  next: number | null;
}

export interface Rating {
  id: string;
  stars: number;
}

export const kitchenApi = createApi({
  reducerPath: 'kitchen',
  baseQuery: fetchBaseQuery({baseUrl: 'https://kitchen.example/api/'}),
  endpoints: (build) => ({
    getRecipe: build.query<Recipe, string>({
      query: (id) => `recipes/${id}`,
    }),
    searchRecipes: build.query<Recipe[], {text: string}>({
      query: (params) => ({url: 'recipes', params}),
    }),
    getReviews: build.infiniteQuery<ReviewPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (lastPage) => lastPage.next,
        getPreviousPageParam: (firstPage) => firstPage.previous,
      },
      query: ({queryArg: id, pageParam}) =>
        `recipes/${id}/reviews?page=${pageParam}`,
    }),
    rateRecipe: build.mutation<Recipe, Rating>({
      query: ({id, stars}) => ({
        url: `recipes/${id}/rating`,
        method: 'PUT',
        body: {stars},
      }),
    }),
  }),
});

export const {
  useGetRecipeQuery,
  useLazyGetRecipeQuery,
  useLazySearchRecipesQuery,
  useGetReviewsInfiniteQuery,
  useRateRecipeMutation,
  usePrefetch,
} = kitchenApi;
