import type {SerializedError} from '@reduxjs/toolkit';
import type {UNINITIALIZED_VALUE} from '@reduxjs/toolkit/query/react';
import {
  skipToken,
  type FetchBaseQueryError,
  type InfiniteData,
} from '@reduxjs/toolkit/query/react';
import {expectTypeOf, test} from 'vitest';
import {
  kitchenApi,
  useGetRecipeQuery,
  useGetReviewsInfiniteQuery,
  useLazyGetRecipeQuery,
  usePrefetch,
  useRateRecipeMutation,
  type Recipe,
  type ReviewPage,
} from './kitchenApi';

// Never called: the compiler reads the bodies.
export function useQueries() {
  const result = useGetRecipeQuery('ramen');
  expectTypeOf(result.data).toEqualTypeOf<Recipe | undefined>();
  expectTypeOf(result.error).toEqualTypeOf<
    FetchBaseQueryError | SerializedError | undefined
  >();
  if (result.isSuccess) expectTypeOf(result.data).toEqualTypeOf<Recipe>();
  if (result.isSuccess && !result.isFetching)
    expectTypeOf(result.currentData).toEqualTypeOf<Recipe>();
  if (result.isLoading)
    expectTypeOf(result.data).toEqualTypeOf<undefined>();
  const {data, isSuccess} = useGetRecipeQuery('curry');
  if (isSuccess) expectTypeOf(data).toEqualTypeOf<Recipe>();
  useGetRecipeQuery(skipToken);
  useGetRecipeQuery('ramen', {
    // @ts-expect-error selectFromResult must return an object
    selectFromResult: ({data}) => data?.title,
  });
  // @ts-expect-error the endpoint takes a string
  useGetRecipeQuery(7);
}

export function useLazyQueries() {
  const [trigger, , {lastArg}] = useLazyGetRecipeQuery();
  expectTypeOf(lastArg).toEqualTypeOf<string>();
  const {useLazyQuerySubscription} = kitchenApi.endpoints.getRecipe;
  expectTypeOf(useLazyQuerySubscription()[1]).toEqualTypeOf<
    string | typeof UNINITIALIZED_VALUE
  >();
  // @ts-expect-error skipToken is for hooks that start by themselves
  trigger(skipToken);
  // @ts-expect-error a lazy hook has no skip
  useLazyGetRecipeQuery({skip: true});
  // @ts-expect-error nor refetchOnMountOrArgChange
  useLazyGetRecipeQuery({refetchOnMountOrArgChange: true});
}

export function useInfiniteQueries() {
  const result = useGetReviewsInfiniteQuery('ramen');
  expectTypeOf(result.data).toEqualTypeOf<
    InfiniteData<ReviewPage, number> | undefined
  >();
  expectTypeOf(result.error).toEqualTypeOf<SerializedError | undefined>();
  const {trigger} =
    kitchenApi.endpoints.getReviews.useInfiniteQuerySubscription('ramen');
  expectTypeOf(trigger).parameter(0).toEqualTypeOf<{
    queryArg: string;
    pageParam: number;
  }>();
  // @ts-expect-error plain queries only
  usePrefetch('getReviews');
  // @ts-expect-error there is no lazy hook for an infinite query
  void kitchenApi.useLazyGetReviewsQuery;
}

export function useMutations() {
  const [, result] = useRateRecipeMutation();
  expectTypeOf(result.data).toEqualTypeOf<Recipe | undefined>();
  if (result.isSuccess) expectTypeOf(result.data).toEqualTypeOf<Recipe>();
  // @ts-expect-error a mutation has no isFetching
  void result.isFetching;
}

test('the types above compile', () => {
  expectTypeOf(useQueries).toBeFunction();
});
