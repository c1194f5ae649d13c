import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {useGetReviewsInfiniteQuery} from './kitchenApi';
import {makeStore} from './store';

test('triggers and refetch stay the same functions, reset does not', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getRecipe: build.query<string, number>({
        queryFn: (id) => ({data: `recipe ${id}`}),
      }),
      rate: build.mutation<null, number>({queryFn: () => ({data: null})}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {result, rerender} = renderHook(
    ({id}) => {
      const {refetch, data} = api.useGetRecipeQuery(id);
      const [search] = api.useLazyGetRecipeQuery();
      const [rate, {reset}] = api.useRateMutation();
      return {functions: [refetch, search, rate], reset, data};
    },
    {
      initialProps: {id: 1},
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const [refetch, search, rate] = result.current.functions;
  const {reset} = result.current;
  await waitFor(() => expect(result.current.data).toBe('recipe 1'));
  rerender({id: 2});
  await waitFor(() => expect(result.current.data).toBe('recipe 2'));
  await act(async () => {
    await (rate as (stars: number) => Promise<unknown>)(5);
    await (search as (id: number) => Promise<unknown>)(3);
  });
  expect(result.current.functions[0]).toBe(refetch);
  expect(result.current.functions[1]).toBe(search);
  expect(result.current.functions[2]).toBe(rate);
  expect(result.current.reset).not.toBe(reset);
});

test('refetch of an infinite query changes with refetchCachedPages', () => {
  const store = makeStore();
  const {result, rerender} = renderHook(
    (options) => useGetReviewsInfiniteQuery(skipToken, options).refetch,
    {
      initialProps: {refetchCachedPages: true},
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const refetch = result.current;
  rerender({refetchCachedPages: true});
  expect(result.current).toBe(refetch);
  rerender({refetchCachedPages: false});
  expect(result.current).not.toBe(refetch);
});
