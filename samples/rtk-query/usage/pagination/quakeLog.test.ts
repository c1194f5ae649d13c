import {configureStore} from '@reduxjs/toolkit';
import {createApi, type InfiniteData} from '@reduxjs/toolkit/query/react';
import {beforeEach, describe, expect, expectTypeOf, test} from 'vitest';
import {server} from '../../../testing/server';
import {quakeServer} from './handlers';
import type {QuakePage} from './numberedPages';
import {recentQuakes} from './recentQuakes';
import {quakeLog} from './quakeLog';
import {makeStore} from './quakesApi';
import {timeline} from './timeline';

let quakes = quakeServer();
let store = makeStore();
beforeEach(() => {
  quakes = quakeServer();
  server.use(...quakes.handlers);
  store = makeStore();
});

const log = quakeLog.endpoints.quakeLog;
const entry = (region = 'aegean') => log.select(region)(store.getState());
const next = (region = 'aegean') =>
  store.dispatch(log.initiate(region, {direction: 'forward'}));
const page = (number: number) => `regions/aegean/quakes?page=${number}`;

async function loadThreePages() {
  await store.dispatch(log.initiate('aegean'));
  await next();
  await next();
  expect(entry().data?.pageParams).toEqual([1, 2, 3]);
  quakes.taken();
}

describe('pages', () => {
  test('one entry holds all pages of an argument', async () => {
    await loadThreePages();
    await store.dispatch(log.initiate('ionian'));
    expect(Object.keys(store.getState().quakes.queries)).toEqual([
      'quakeLog("aegean")',
      'quakeLog("ionian")',
    ]);
    const {data} = entry();
    expect(data?.pages.map(({quakes}) => quakes.length)).toEqual([2, 2, 1]);
    expect(entry('ionian').data?.pageParams).toEqual([1]);
    expectTypeOf(data).toEqualTypeOf<
      InfiniteData<QuakePage, number> | undefined
    >();
  });

  test('without a next page nothing is sent, and the promise has the data', async () => {
    await loadThreePages();
    expect(entry().hasNextPage).toBe(false);
    const {data, isSuccess} = await next();
    expect(isSuccess).toBe(true);
    expect(data?.pages).toHaveLength(3);
    expect(quakes.requests).toEqual([]);
  });

  test('without getPreviousPageParam there is no previous page', async () => {
    await loadThreePages();
    expect(entry().hasPreviousPage).toBe(false);
    await store.dispatch(log.initiate('aegean', {direction: 'backward'}));
    expect(quakes.requests).toEqual([]);
  });

  test('calls during a request join it', async () => {
    await store.dispatch(log.initiate('aegean'));
    quakes.taken();
    const results = await Promise.all([next(), next(), next()]);
    expect(quakes.requests).toEqual([page(2)]);
    expect(results.map(({data}) => data?.pages.length)).toEqual([2, 2, 2]);
  });

  test('a call during a refetch joins the refetch and adds no page', async () => {
    const subscription = store.dispatch(log.initiate('aegean'));
    await subscription;
    quakes.taken();
    const refetch = subscription.refetch();
    expect(entry().isFetchingNextPage).toBe(false);
    const {data} = await next();
    await refetch;
    expect(quakes.requests).toEqual([page(1)]);
    expect(data?.pages).toHaveLength(1);
  });

  test('next page on an empty entry fetches the first', async () => {
    const {data} = await next();
    expect(data?.pageParams).toEqual([1]);
    expect(quakes.requests).toEqual([page(1)]);
  });

  test('the initial param of a caller counts for an empty entry only', async () => {
    await store.dispatch(log.initiate('aegean', {initialPageParam: 2}));
    expect(entry().data?.pageParams).toEqual([2]);
    await store.dispatch(log.initiate('aegean', {initialPageParam: 3}));
    await store.dispatch(
      log.initiate('aegean', {initialPageParam: 3, forceRefetch: true}),
    );
    expect(entry().data?.pageParams).toEqual([2]);
    expect(quakes.requests).toEqual([page(2), page(2)]);
  });

  test.each(['refetch', 'next page'])(
    'after a failed first request, %s uses the initial param of the endpoint',
    async (way) => {
      quakes.fail(page(2));
      const request = store.dispatch(
        log.initiate('aegean', {initialPageParam: 2}),
      );
      await request;
      expect(entry().isError).toBe(true);
      await (way === 'refetch' ? request.refetch() : next());
      expect(entry().data?.pageParams).toEqual([1]);
      expect(quakes.requests).toEqual([page(2), page(1)]);
    },
  );

  test('a failed page leaves the others, and can be asked for again', async () => {
    await store.dispatch(log.initiate('aegean'));
    quakes.fail(page(2));
    await next();
    expect(entry()).toMatchObject({
      isError: true,
      isFetchNextPageError: true,
      hasNextPage: true,
      error: {status: 503},
    });
    expect(entry().data?.pages).toHaveLength(1);
    quakes.taken();
    await next();
    await next();
    expect(quakes.taken()).toEqual([page(2), page(2)]);
    quakes.fail();
    await next();
    expect(entry().isFetchNextPageError).toBe(false);
    expect(entry().data?.pageParams).toEqual([1, 2]);
  });
});

test('a getNextPageParam that throws makes the selector of the hook throw', async () => {
  const api = createApi({
    baseQuery: () => ({data: null}),
    endpoints: (build) => ({
      pages: build.infiniteQuery<{next: number} | null, void, number>({
        query: () => null,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (page) => page!.next,
        },
      }),
    }),
  });
  const {initiate, select} = api.endpoints.pages;
  const app = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await expect(app.dispatch(initiate())).rejects.toThrow(TypeError);
  expect(() => select()(app.getState())).toThrow(TypeError);
});

describe('both directions', () => {
  const around = () =>
    timeline.endpoints.timeline.select(103)(store.getState());
  const go = (direction: 'forward' | 'backward') =>
    store.dispatch(timeline.endpoints.timeline.initiate(103, {direction}));

  test('a previous page is put in front', async () => {
    await store.dispatch(timeline.endpoints.timeline.initiate(103));
    expect(around().hasPreviousPage).toBe(true);
    await go('backward');
    await go('forward');
    expect(around().data?.pageParams).toEqual([
      {newerThan: 103},
      'start',
      {olderThan: 102},
    ]);
    const ids = around().data?.pages.flatMap((page) => page.quakes);
    expect(ids?.map(({id}) => id)).toEqual([105, 104, 103, 102, 101]);
    expect(around()).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: false,
    });
    expect(quakes.requests).toEqual([
      'timeline?around=103',
      'timeline?newerThan=103',
      'timeline?olderThan=102',
    ]);
  });

  test('a refetch computes the params after the first again', async () => {
    const start = store.dispatch(timeline.endpoints.timeline.initiate(103));
    await start;
    await go('backward');
    quakes.taken();
    await start.refetch();
    expect(around().data?.pageParams).toEqual([
      {newerThan: 103},
      {olderThan: 104},
    ]);
  });

  test('a page in one direction joins the request of the other', async () => {
    await store.dispatch(timeline.endpoints.timeline.initiate(103));
    quakes.taken();
    await Promise.all([go('forward'), go('backward')]);
    expect(quakes.requests).toEqual(['timeline?olderThan=102']);
    expect(around().data?.pages).toHaveLength(2);
  });
});

test('maxPages drops from the other end', async () => {
  const recent = recentQuakes.endpoints.recentQuakes;
  const entry = () => recent.select('aegean')(store.getState());
  const go = (direction: 'forward' | 'backward') =>
    store.dispatch(recent.initiate('aegean', {direction}));
  await go('forward');
  await go('forward');
  await go('forward');
  expect(entry().data?.pageParams).toEqual([2, 3]);
  expect(entry().hasPreviousPage).toBe(true);
  await go('backward');
  expect(entry().data?.pageParams).toEqual([1, 2]);
  expect(entry().hasNextPage).toBe(true);
});

test('page numbers shift when a row is added: one row comes twice', async () => {
  await store.dispatch(log.initiate('aegean'));
  await fetch('https://quakes.example/api/quakes', {
    method: 'POST',
    body: JSON.stringify({place: 'Delos', magnitude: 4}),
  });
  await next();
  const rows = entry().data?.pages.flatMap((page) => page.quakes);
  expect(rows?.map(({id}) => id)).toEqual([105, 104, 104, 103]);
});

test('updateQueryData changes a row in the pages', async () => {
  await loadThreePages();
  store.dispatch(
    quakeLog.util.updateQueryData(
      'quakeLog',
      'aegean',
      (draft) => void draft.pages[0]?.quakes.shift(),
    ),
  );
  expect(entry().data?.pages.map(({quakes}) => quakes.length)).toEqual([
    1, 2, 1,
  ]);
  // Without `void` the recipe also returns the row.
  expect(() =>
    store.dispatch(
      quakeLog.util.updateQueryData(
        'quakeLog',
        'aegean',
        // @ts-expect-error -- a row is not the data of the entry
        (draft) => draft.pages[0]?.quakes.shift(),
      ),
    ),
  ).toThrow('returned a new value *and* modified its draft');
});
