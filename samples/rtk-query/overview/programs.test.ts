import {configureStore} from '@reduxjs/toolkit';
import * as query from '@reduxjs/toolkit/query';
import * as queryReact from '@reduxjs/toolkit/query/react';
import {expect, it, vi} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {harborOffice} from './handlers';
import {marinaApi} from './marinaApi';
import {makeStore} from './store';

it('follows one entry', async () => {
  const office = harborOffice();
  server.use(...office.handlers);
  const clock = useFakeClock();
  await recordOutput('./lifetime.output.txt', async () => {
    const {followOneEntry} = await import('./lifetime');
    await followOneEntry((seconds) => clock.advance(seconds * 1000));
  });
  expect(office.requests).toHaveLength(1);
});

it('keeps the same data twice for two arguments', async () => {
  server.use(...harborOffice().handlers);
  const store = makeStore();
  const {initiate} = marinaApi.endpoints.getBerths;
  await Promise.all(
    ['west', 'east'].map((pier) => store.dispatch(initiate(pier))),
  );
  expect(Object.keys(store.getState().marina.queries)).toEqual([
    'getBerths("west")',
    'getBerths("east")',
  ]);
});

it('tags stay inside one API slice, unless you dispatch the other one’s action', async () => {
  let reads = 0;
  const weatherApi = query.createApi({
    reducerPath: 'weather',
    baseQuery: query.fakeBaseQuery(),
    tagTypes: ['Berths'],
    endpoints: (build) => ({
      wind: build.query<number, void>({
        queryFn: () => ({data: ++reads}),
        providesTags: ['Berths'],
      }),
    }),
  });
  const officeApi = query.createApi({
    reducerPath: 'office',
    baseQuery: query.fakeBaseQuery(),
    tagTypes: ['Berths'],
    endpoints: (build) => ({
      close: build.mutation<null, {tell: boolean}>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Berths'],
        async onQueryStarted({tell}, {dispatch, queryFulfilled}) {
          await queryFulfilled;
          if (tell) dispatch(weatherApi.util.invalidateTags(['Berths']));
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {
      weather: weatherApi.reducer,
      office: officeApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        weatherApi.middleware,
        officeApi.middleware,
      ),
  });
  await store.dispatch(weatherApi.endpoints.wind.initiate());
  const {close} = officeApi.endpoints;
  await store.dispatch(close.initiate({tell: false}));
  await Promise.all(
    store.dispatch(weatherApi.util.getRunningQueriesThunk()),
  );
  expect(reads).toBe(1);
  await store.dispatch(close.initiate({tell: true}));
  await vi.waitFor(() => expect(reads).toBe(2));
});

it('runs the lifecycle callbacks when something starts', async () => {
  const calls = {requests: 0, started: 0, added: 0};
  const logApi = query.createApi({
    reducerPath: 'log',
    baseQuery: () => {
      calls.requests += 1;
      return {data: 'all quiet'};
    },
    endpoints: (build) => ({
      nights: build.infiniteQuery<string, void, number>({
        query: ({pageParam}) => pageParam,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => last + 1,
        },
        onQueryStarted: () => void (calls.started += 1),
        onCacheEntryAdded: () => void (calls.added += 1),
      }),
    }),
  });
  const storeWith = (preloadedState?: {
    log: ReturnType<typeof logApi.reducer>;
  }) =>
    configureStore({
      reducer: {log: logApi.reducer},
      preloadedState,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(logApi.middleware),
    });
  const {initiate} = logApi.endpoints.nights;

  const first = storeWith();
  const nights = first.dispatch(initiate());
  await nights;
  for (const direction of ['forward', 'forward'] as const)
    await first.dispatch(initiate(undefined, {direction}));
  expect(calls).toEqual({requests: 3, started: 3, added: 1});
  await nights.refetch();
  expect(calls).toEqual({requests: 6, started: 4, added: 1});

  const restored = storeWith(first.getState());
  const again = restored.dispatch(initiate());
  expect((await again).data?.pages).toHaveLength(3);
  await again.refetch();
  expect(calls).toEqual({requests: 9, started: 5, added: 1});
});

// The table "What is included" of the page has a row for each.
it('knows every function of the two entry points', () => {
  const functions = (all: object) =>
    Object.entries(all)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name)
      .sort();
  const core = functions(query);
  expect(core).toEqual([
    'NamedSchemaError',
    'buildCreateApi',
    'copyWithStructuralSharing',
    'coreModule',
    'createApi',
    'createApiActionSanitizer',
    'defaultSerializeQueryArgs',
    'fakeBaseQuery',
    'fetchBaseQuery',
    'retry',
    'setupListeners',
  ]);
  expect(
    functions(queryReact).filter((name) => !core.includes(name)),
  ).toEqual(['ApiProvider', 'reactHooksModule']);
});
