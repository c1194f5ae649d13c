import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

test('queryFulfilled of an infinite query has the meta of the last page', async () => {
  const metas: unknown[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      pages: build.infiniteQuery<number, void, number>({
        queryFn: ({pageParam}) => ({
          data: pageParam,
          meta: {page: pageParam},
        }),
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (last) => last + 1,
        },
        onQueryStarted: async (_arg, {queryFulfilled}) => {
          metas.push((await queryFulfilled).meta);
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {pages} = api.endpoints;
  await store.dispatch(pages.initiate());
  await store.dispatch(pages.initiate(undefined, {direction: 'forward'}));
  await store.dispatch(pages.initiate(undefined, {forceRefetch: true}));
  expect(metas).toEqual([{page: 1}, {page: 2}, {page: 2}]);
});

test('forceRefetch that compares objects by identity', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      search: build.query<number, {text: string}>({
        queryFn: () => ({data: ++requests}),
        serializeQueryArgs: ({endpointName}) => endpointName,
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg !== previousArg,
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.search.initiate({text: 'a'}));
  await store.dispatch(api.endpoints.search.initiate({text: 'a'}));
  expect(requests).toBe(2);
});

test('a query invalidates tags in onQueryStarted', async () => {
  const requests: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Unread'],
    endpoints: (build) => ({
      unread: build.query<number, void>({
        queryFn: () => ({data: requests.push('unread')}),
        providesTags: ['Unread'],
      }),
      letter: build.query<number, boolean>({
        queryFn: (lost) =>
          lost ? {error: 'lost'} : {data: requests.push('letter')},
        onQueryStarted(_arg, {dispatch, queryFulfilled}) {
          queryFulfilled.then(
            () => dispatch(api.util.invalidateTags(['Unread'])),
            () => {},
          );
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.unread.initiate());
  for (const lost of [true, false]) {
    await store.dispatch(api.endpoints.letter.initiate(lost));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  }
  expect(requests).toEqual(['unread', 'letter', 'unread']);
});
