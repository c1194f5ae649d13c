import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {quakeServer} from './handlers';
import {liveQuakes} from './liveQuakes';
import {mergedLog} from './mergedLog';
import {quakeLog} from './quakeLog';
import {makeStore, quakesApi} from './quakesApi';
import {recentQuakes} from './recentQuakes';

let quakes = quakeServer();
let store = makeStore();
beforeEach(() => {
  quakes = quakeServer();
  server.use(...quakes.handlers);
  store = makeStore();
});

const page = (number: number) => `regions/aegean/quakes?page=${number}`;
const report = () =>
  store.dispatch(
    quakesApi.endpoints.reportQuake.initiate({
      place: 'Delos',
      magnitude: 4,
    }),
  );

async function loadThreePages(
  endpoint:
    | typeof quakeLog.endpoints.quakeLog
    | typeof liveQuakes.endpoints.liveQuakes = quakeLog.endpoints.quakeLog,
) {
  const subscription = store.dispatch(endpoint.initiate('aegean'));
  await subscription;
  for (let i = 0; i < 2; i++) {
    await store.dispatch(
      endpoint.initiate('aegean', {direction: 'forward', subscribe: false}),
    );
  }
  quakes.taken();
  const entry = () => endpoint.select('aegean')(store.getState());
  const places = () =>
    entry().data?.pages.map(({quakes}) => quakes.map(({place}) => place));
  return {subscription, entry, places};
}

test('an invalidated tag refetches three pages in order', async () => {
  const {entry, places} = await loadThreePages();
  await report();
  await vi.waitFor(() => expect(entry().isSuccess).toBe(true));
  expect(quakes.requests).toEqual(['POST', page(1), page(2), page(3)]);
  expect(places()).toEqual([
    ['Delos', 'Kos'],
    ['Naxos', 'Samos'],
    ['Chios', 'Milos'],
  ]);
});

test('pages are asked for one after the other, and shown together', async () => {
  const {subscription, entry} = await loadThreePages();
  const before = entry().data;
  const open = quakes.hold();
  const refetch = subscription.refetch();
  await vi.waitFor(() => expect(quakes.requests).toEqual([page(1)]));
  expect(entry().data).toBe(before);
  expect(entry().isFetchingNextPage).toBe(false);
  open();
  await refetch;
  expect(quakes.requests).toEqual([page(1), page(2), page(3)]);
});

test('refetchCachedPages: false on the endpoint leaves the first page', async () => {
  const {entry, places} = await loadThreePages(
    liveQuakes.endpoints.liveQuakes,
  );
  await report();
  await vi.waitFor(() => expect(entry().isSuccess).toBe(true));
  expect(quakes.requests).toEqual(['POST', page(1)]);
  expect(places()).toEqual([['Delos', 'Kos']]);
  expect(entry().hasNextPage).toBe(true);
});

test('with maxPages, the first cached page may be a later one', async () => {
  const {initiate, select} = recentQuakes.endpoints.recentQuakes;
  const forward = {direction: 'forward', subscribe: false} as const;
  const subscription = store.dispatch(initiate('aegean'));
  await subscription;
  await store.dispatch(initiate('aegean', forward));
  await store.dispatch(initiate('aegean', forward));
  quakes.taken();
  await subscription.refetch({refetchCachedPages: false});
  expect(quakes.requests).toEqual([page(2)]);
  expect(select('aegean')(store.getState()).data?.pageParams).toEqual([2]);
});

test('one refetch() call can ask for the first page only', async () => {
  const {subscription, entry} = await loadThreePages();
  await subscription.refetch({refetchCachedPages: false});
  expect(quakes.requests).toEqual([page(1)]);
  expect(entry().data?.pageParams).toEqual([1]);
});

test('a failed page of a refetch leaves all old pages', async () => {
  const {subscription, entry, places} = await loadThreePages();
  quakes.fail(page(2));
  await subscription.refetch();
  expect(quakes.requests).toEqual([page(1), page(2)]);
  expect(places()).toEqual([
    ['Kos', 'Naxos'],
    ['Samos', 'Chios'],
    ['Milos'],
  ]);
  expect(entry()).toMatchObject({
    status: 'rejected',
    isError: true,
    isFetchNextPageError: false,
  });
});

test('a refetch ends early when the list became shorter', async () => {
  const {subscription, entry} = await loadThreePages();
  quakes.keep(1);
  await subscription.refetch();
  expect(quakes.requests).toEqual([page(1)]);
  expect(entry().data?.pageParams).toEqual([1]);
});

test('polling asks for every cached page', async () => {
  const clock = useFakeClock();
  const {subscription, entry} = await loadThreePages();
  subscription.updateSubscriptionOptions({pollingInterval: 30_000});
  await clock.advance(1);
  await clock.advance(30_000);
  await vi.waitFor(() => expect(quakes.requests).toHaveLength(3));
  expect(quakes.requests).toEqual([page(1), page(2), page(3)]);
  await vi.waitFor(() => expect(entry().isSuccess).toBe(true));
});

test('polling asks for the first page only, if the endpoint says so', async () => {
  const clock = useFakeClock();
  const {subscription} = await loadThreePages(
    liveQuakes.endpoints.liveQuakes,
  );
  subscription.updateSubscriptionOptions({pollingInterval: 30_000});
  await clock.advance(1);
  await clock.advance(30_000);
  await Promise.all(
    store.dispatch(quakesApi.util.getRunningQueriesThunk()),
  );
  expect(quakes.requests).toEqual([page(1)]);
});

test('after the last subscriber left, all pages go together', async () => {
  const clock = useFakeClock();
  const {subscription, entry} = await loadThreePages();
  subscription.unsubscribe();
  await clock.advance(59_000);
  expect(entry().data?.pages).toHaveLength(3);
  await clock.advance(2_000);
  expect(entry().isUninitialized).toBe(true);
  await store.dispatch(quakeLog.endpoints.quakeLog.initiate('aegean'));
  expect(entry().data?.pageParams).toEqual([1]);
});

test('a merged entry collects rows, and a refetch adds them twice', async () => {
  const {initiate, select} = mergedLog.endpoints.mergedLog;
  const ids = () =>
    select({region: 'aegean', page: 1})(store.getState()).data?.map(
      ({id}) => id,
    );
  const first = store.dispatch(initiate({region: 'aegean', page: 1}));
  await first;
  await store.dispatch(initiate({region: 'aegean', page: 2}));
  expect(ids()).toEqual([105, 104, 103, 102]);
  expect(Object.keys(store.getState().quakes.queries)).toEqual([
    'mergedLog(aegean)',
  ]);

  quakes.taken();
  store.dispatch(
    quakesApi.util.invalidateTags([{type: 'Quake', id: 'LIST'}]),
  );
  await vi.waitFor(() => expect(ids()).toHaveLength(6));
  expect(quakes.requests).toEqual([page(2)]);
  expect(ids()).toEqual([105, 104, 103, 102, 103, 102]);
});

test('a merged entry: a page that is set during a request is never sent', async () => {
  const {initiate} = mergedLog.endpoints.mergedLog;
  const show = (page: number) =>
    store.dispatch(initiate({region: 'aegean', page}));
  await show(1);
  const second = show(2);
  await show(3);
  await second;
  expect(quakes.requests).toEqual([page(1), page(2)]);
});

test.each([
  ['is not requested', false, [1]],
  ['is, with refetchOnMountOrArgChange', true, [1, 2]],
])(
  'a merged entry without forceRefetch: page 2 %s',
  async (_, refetchOnMountOrArgChange, expected) => {
    const requested: number[] = [];
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      refetchOnMountOrArgChange,
      endpoints: (build) => ({
        rows: build.query<number[], number>({
          queryFn: (page) => ({data: [requested.push(page)]}),
          serializeQueryArgs: ({endpointName}) => endpointName,
          merge: (rows, pageRows) => void rows.push(...pageRows),
        }),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await dispatch(api.endpoints.rows.initiate(1));
    await dispatch(api.endpoints.rows.initiate(2));
    expect(requested).toEqual(expected);
  },
);

test('a merged entry: start over at page 1, or remove a row by hand', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      rows: build.query<number[], {page: number}>({
        queryFn: ({page}) => ({data: [page * 10, page * 10 + 1]}),
        serializeQueryArgs: ({endpointName}) => endpointName,
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg?.page !== previousArg?.page,
        merge(rows, pageRows, {arg}) {
          if (arg.page === 1) return pageRows;
          rows.push(...pageRows);
        },
      }),
    }),
  });
  const {dispatch, getState} = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {initiate, select} = api.endpoints.rows;
  const rows = () => select({page: 1})(getState()).data;
  await dispatch(initiate({page: 1}));
  await dispatch(initiate({page: 2}));
  expect(rows()).toEqual([10, 11, 20, 21]);
  dispatch(
    api.util.updateQueryData('rows', {page: 7}, (draft) =>
      draft.filter((row) => row !== 11),
    ),
  );
  expect(rows()).toEqual([10, 20, 21]);
  const start = dispatch(initiate({page: 1}));
  await start;
  expect(rows()).toEqual([10, 11]);

  // On page 1 already: the same argument sends nothing, refetch() does.
  const dropFirst = () =>
    dispatch(
      api.util.updateQueryData('rows', {page: 1}, (draft) => {
        draft.shift();
      }),
    );
  dropFirst();
  await dispatch(initiate({page: 1}));
  expect(rows()).toEqual([11]);
  await start.refetch();
  expect(rows()).toEqual([10, 11]);
});

test('a merged entry: a component that comes back adds page 1 again', async () => {
  const {initiate, select} = mergedLog.endpoints.mergedLog;
  const visits = [1, 2].map((page) => ({region: 'aegean', page}));
  for (const arg of visits) {
    const visit = store.dispatch(initiate(arg));
    await visit;
    visit.unsubscribe();
  }
  await store.dispatch(initiate({region: 'aegean', page: 1}));
  const rows = select({region: 'aegean', page: 1})(store.getState()).data;
  expect(rows?.map(({id}) => id)).toEqual([105, 104, 103, 102, 105, 104]);
});
