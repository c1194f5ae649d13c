import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import {type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {makeKitchen} from './handlers';
import {kitchenApi, useGetReviewsInfiniteQuery} from './kitchenApi';
import {makeStore} from './store';

const {kitchen, handlers} = makeKitchen();
beforeEach(() => {
  Object.assign(kitchen, {requests: [], isBroken: false});
  server.use(...handlers);
});

function inStore(store = makeStore()) {
  return ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
}

test('fetchNextPage of a skipped query sends nothing', async () => {
  const {result} = renderHook(() => useGetReviewsInfiniteQuery(skipToken), {
    wrapper: inStore(),
  });
  const answer = await act(() => result.current.fetchNextPage());
  expect(answer.status).toBe('uninitialized');
  expect(kitchen.requests).toEqual([]);
});

test('fetchNextPage sends nothing while the entry is pending', async () => {
  const {result} = renderHook(() => useGetReviewsInfiniteQuery('ramen'), {
    wrapper: inStore(),
  });
  act(() => void result.current.fetchNextPage()); // joins the first page
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() =>
    Promise.all([
      result.current.fetchNextPage(),
      result.current.fetchNextPage(),
    ]),
  );
  expect(kitchen.requests).toEqual([
    'GET recipes/ramen/reviews?page=1',
    'GET recipes/ramen/reviews?page=2',
  ]);
});

test('after a failed first page, later requests start at the endpoint’s page', async () => {
  kitchen.isBroken = true;
  const store = makeStore();
  const {result} = renderHook(
    () =>
      useGetReviewsInfiniteQuery('ramen', {
        initialPageParam: 2,
        refetchOnFocus: true,
      }),
    {wrapper: inStore(store)},
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  await act(() => result.current.refetch());
  await act(() => result.current.fetchNextPage());
  act(() => void store.dispatch(kitchenApi.internalActions.onFocus()));
  await waitFor(() => expect(kitchen.requests).toHaveLength(4));
  expect(kitchen.requests).toEqual([
    'GET recipes/ramen/reviews?page=2',
    'GET recipes/ramen/reviews?page=1',
    'GET recipes/ramen/reviews?page=1',
    'GET recipes/ramen/reviews?page=1',
  ]);
});

test('hasNextPage of the first render: false, unless pages were cached', async () => {
  const wrapper = inStore();
  const first: boolean[] = [];
  for (let mount = 0; mount < 2; mount++) {
    const seen: boolean[] = [];
    const {result, unmount} = renderHook(
      () => {
        const reviews = useGetReviewsInfiniteQuery('ramen');
        seen.push(reviews.hasNextPage);
        return reviews;
      },
      {wrapper},
    );
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    unmount();
    first.push(...seen.slice(0, 1));
  }
  expect(first).toEqual([false, true]);
});

test('after a failed page, each fetchNextPage sends it again', async () => {
  const {result} = renderHook(() => useGetReviewsInfiniteQuery('ramen'), {
    wrapper: inStore(),
  });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  kitchen.isBroken = true;
  await act(() => result.current.fetchNextPage());
  await waitFor(() =>
    expect(result.current.isFetchNextPageError).toBe(true),
  );
  await act(() => result.current.fetchNextPage());
  expect(kitchen.requests).toEqual([
    'GET recipes/ramen/reviews?page=1',
    'GET recipes/ramen/reviews?page=2',
    'GET recipes/ramen/reviews?page=2',
  ]);
});

test('refetch does not throw after a fetchNextPage while skipped', async () => {
  const {result} = renderHook(() => useGetReviewsInfiniteQuery(skipToken), {
    wrapper: inStore(),
  });
  await act(() => result.current.fetchNextPage());
  await act(() => result.current.refetch());
  expect(kitchen.requests).toEqual([]);
});

test('initialPageParam counts only for an entry without pages', async () => {
  const wrapper = inStore();
  const {result, rerender} = renderHook(
    ({page}) =>
      useGetReviewsInfiniteQuery('ramen', {initialPageParam: page}),
    {wrapper, initialProps: {page: 2}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender({page: 3});
  await act(() => result.current.refetch());
  expect(result.current.data?.pageParams).toEqual([2]);
  expect(kitchen.requests).toEqual(
    Array(2).fill('GET recipes/ramen/reviews?page=2'),
  );
});

test('initialPageParam counts again if the first page has the parameter null', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      list: build.infiniteQuery<string, void, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: () => null,
        },
        queryFn: ({pageParam}) => ({data: `from ${pageParam}`}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.list.initiate());
  const {result} = renderHook(
    () =>
      api.useListInfiniteQuery(undefined, {
        initialPageParam: 'leek',
        refetchOnMountOrArgChange: true,
      }),
    {
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  expect(result.current.data?.pageParams).toEqual([null]);
  await waitFor(() =>
    expect(result.current.data?.pageParams).toEqual(['leek']),
  );
});

test('refetchCachedPages: false as a hook option', async () => {
  const {result} = renderHook(
    () => useGetReviewsInfiniteQuery('ramen', {refetchCachedPages: false}),
    {wrapper: inStore()},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
  kitchen.requests = [];
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(1));
  expect(kitchen.requests).toHaveLength(1);
});

test('refetchCachedPages of a hook does not count for automatic refetches', async () => {
  const store = makeStore();
  const {result} = renderHook(
    () =>
      useGetReviewsInfiniteQuery('ramen', {
        refetchCachedPages: false,
        refetchOnFocus: true,
      }),
    {wrapper: inStore(store)},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => result.current.fetchNextPage());
  kitchen.requests = [];
  store.dispatch(kitchenApi.internalActions.onFocus());
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
});
