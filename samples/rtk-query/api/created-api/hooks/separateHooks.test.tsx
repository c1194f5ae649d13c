import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';

function makeMenu() {
  const requests: unknown[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Menu'],
    endpoints: (build) => ({
      getMenu: build.query<number, void>({
        queryFn: (arg) => ({data: requests.push(arg)}),
        providesTags: ['Menu'],
      }),
      getDish: build.query<string, string>({
        queryFn: (id) => ({data: id}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  return {api, requests, store, wrapper};
}

test('skip holds back one hook, not the entry', async () => {
  const {api, requests, store, wrapper} = makeMenu();
  const {result} = renderHook(
    () => ({
      skipped: api.useGetMenuQuery(undefined, {skip: true}),
      shown: api.useGetMenuQuery(),
    }),
    {wrapper},
  );
  await waitFor(() => expect(result.current.shown.data).toBe(1));
  act(() => void store.dispatch(api.util.invalidateTags(['Menu'])));
  await waitFor(() => expect(result.current.shown.data).toBe(2));
  expect(requests).toHaveLength(2);
  expect(result.current.skipped).toMatchObject({
    isUninitialized: true,
    data: undefined,
  });
});

test('options in the place of the argument are an argument', async () => {
  const {api, requests, wrapper} = makeMenu();
  const {result} = renderHook(
    () =>
      // @ts-expect-error The endpoint takes no argument.
      api.useGetMenuQuery({skip: true}),
    {wrapper},
  );
  await waitFor(() => expect(result.current.data).toBe(1));
  expect(requests).toEqual([{skip: true}]);
});

test('two lazy hooks share neither their argument nor their result', async () => {
  const {api, wrapper} = makeMenu();
  const {result} = renderHook(
    () => ({
      header: api.useLazyGetDishQuery(),
      list: api.useLazyGetDishQuery(),
    }),
    {wrapper},
  );
  await act(() => result.current.header[0]('soup'));
  await waitFor(() => expect(result.current.header[1].data).toBe('soup'));
  expect(result.current.list[1]).toMatchObject({
    isUninitialized: true,
    data: undefined,
  });
});

test('cached data is there before isFetching says that it is refetched', async () => {
  const {api, store, wrapper} = makeMenu();
  await store.dispatch(api.endpoints.getMenu.initiate());
  const seen: unknown[] = [];
  renderHook(
    () => {
      const {data, isFetching} = api.useGetMenuQuery(undefined, {
        refetchOnMountOrArgChange: true,
      });
      seen.push([data, isFetching]);
    },
    {wrapper},
  );
  await waitFor(() => expect(seen).toContainEqual([2, false]));
  expect(seen.slice(0, 2)).toEqual([
    [1, false],
    [1, true],
  ]);
});

test('an inline selectFromResult runs in every render', async () => {
  const {api, store, wrapper} = makeMenu();
  await store.dispatch(api.endpoints.getMenu.initiate());
  const lists = new Set<unknown>();
  const {rerender} = renderHook(
    () => {
      const {list, isUninitialized} = api.useGetMenuQuery(undefined, {
        selectFromResult: ({data, isUninitialized: isNew}) => ({
          list: [data],
          isUninitialized: isNew,
        }),
      });
      lists.add(list);
      expect(isUninitialized).toBe(false);
    },
    {wrapper},
  );
  const before = lists.size;
  rerender();
  rerender();
  expect(lists.size).toBe(before + 2);
});
