import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';

const pages = {
  initialPageParam: 1,
  getNextPageParam: (_page: string, _pages: string[], last: number) =>
    last + 1,
};

function storeOf<State>(api: {
  reducer: Reducer<State>;
  middleware: Middleware;
}) {
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  return {store, wrapper};
}

test('fetchNextPage uses the argument of the current render', async () => {
  const sent: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      log: build.infiniteQuery<string, {minimum: number}, number>({
        queryFn: ({queryArg, pageParam}) => {
          sent.push(`magnitude ${queryArg.minimum}, page ${pageParam}`);
          return {data: 'page'};
        },
        infiniteQueryOptions: pages,
      }),
    }),
  });
  const {wrapper} = storeOf(api);
  const {result, rerender} = renderHook(
    ({minimum}) => api.useLogInfiniteQuery({minimum}),
    {
      initialProps: {minimum: 3},
      wrapper,
    },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender({minimum: 5});
  await waitFor(() => expect(result.current.currentData).toBeDefined());
  await act(() => result.current.fetchNextPage());
  expect(sent).toEqual([
    'magnitude 3, page 1',
    'magnitude 5, page 1',
    'magnitude 5, page 2',
  ]);
});

test('a call after unmounting leaves a subscription', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      log: build.infiniteQuery<string, void, number>({
        queryFn: () => ({data: 'page'}),
        keepUnusedDataFor: 0,
        infiniteQueryOptions: pages,
      }),
    }),
  });
  const {store, wrapper} = storeOf(api);
  const {result, unmount} = renderHook(() => api.useLogInfiniteQuery(), {
    wrapper,
  });
  const entry = () => api.endpoints.log.select()(store.getState());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  unmount();
  await waitFor(() => expect(entry().isUninitialized).toBe(true));
  await result.current.fetchNextPage();
  await new Promise((resolve) => setTimeout(resolve));
  expect(entry().isSuccess).toBe(true);
});

test('fetchNextPage of another argument takes the subscription away', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Quake'],
    endpoints: (build) => ({
      log: build.infiniteQuery<string, string, number>({
        queryFn: () => ({data: 'page'}),
        providesTags: ['Quake'],
        infiniteQueryOptions: pages,
      }),
    }),
  });
  const {store, wrapper} = storeOf(api);
  const {result, rerender} = renderHook(
    ({region}) => api.useLogInfiniteQuery(region),
    {
      initialProps: {region: 'aegean'},
      wrapper,
    },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const kept = result.current.fetchNextPage;
  rerender({region: 'ionian'});
  await waitFor(() => expect(result.current.currentData).toBeDefined());
  await act(() => kept());
  // Nobody seems to use the entry on the screen, so it is removed.
  act(() => void store.dispatch(api.util.invalidateTags(['Quake'])));
  await waitFor(() => expect(result.current.currentData).toBeUndefined());
  // The hook does not load it again.
  rerender({region: 'ionian'});
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current.currentData).toBeUndefined();
  expect(result.current.isLoading).toBe(true);
});

test('a list that is skipped has no data, and loads nothing', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      log: build.infiniteQuery<string, string, number>({
        queryFn: () => ({data: 'page'}),
        infiniteQueryOptions: pages,
      }),
    }),
  });
  const {wrapper} = storeOf(api);
  const seen: boolean[] = [];
  const {result, rerender} = renderHook(
    ({isOpen}) => {
      const log = api.useLogInfiniteQuery(isOpen ? 'aegean' : skipToken);
      const {currentData, isFetching} = log;
      seen.push(!currentData && isFetching);
      return log;
    },
    {
      initialProps: {isOpen: false},
      wrapper,
    },
  );
  expect(result.current).toMatchObject({isError: false});
  expect(seen).not.toContain(true);
  rerender({isOpen: true});
  // From the first render on, and until the data is there.
  expect(seen.at(1)).toBe(true);
  await waitFor(() => expect(result.current.currentData).toBeDefined());
  expect(seen.at(-1)).toBe(false);
});
