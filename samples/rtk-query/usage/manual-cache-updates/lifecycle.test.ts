import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';

let status = 200;
beforeEach(() => {
  status = 200;
  server.use(
    http.get('https://setlists.example/api/:path', () =>
      HttpResponse.json('Tide', {status}),
    ),
  );
});

const started = vi.fn();
const settled: Array<Promise<unknown>> = [];

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://setlists.example/api'}),
  endpoints: (build) => ({
    watched: build.query<string, void>({
      query: () => 'songs',
      onQueryStarted(arg, {queryFulfilled, ...lifecycle}) {
        started(arg, Object.keys(lifecycle).sort());
        settled.push(queryFulfilled.catch((reason: unknown) => reason));
      },
    }),
    pages: build.infiniteQuery<string, void, number>({
      query: () => 'songs',
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_page, _pages, last) => last + 1,
      },
      onQueryStarted() {
        started('pages');
      },
    }),
    untouched: build.query<string, void>({
      query: () => 'songs',
      onQueryStarted() {},
    }),
    careless: build.query<string, void>({
      query: () => 'songs',
      onQueryStarted(_arg, {queryFulfilled}) {
        const work = async () => {
          await queryFulfilled; // no try: this line throws
        };
        settled.push(work().catch((reason: unknown) => reason));
      },
    }),
    throwing: build.query<string, void>({
      query: () => 'songs',
      onQueryStarted() {
        throw new Error('no such stage');
      },
    }),
    early: build.query<string, void>({
      query: () => 'songs',
      onQueryStarted(_arg, {updateCachedData}) {
        updateCachedData(() => 'Ember');
      },
    }),
    broken: build.query<string, void>({
      query: () => 'songs',
      transformResponse: () => {
        throw new Error('broken transform');
      },
      onQueryStarted(_arg, {queryFulfilled}) {
        settled.push(queryFulfilled.catch((reason: unknown) => reason));
      },
    }),
    mutate: build.mutation<string, void>({
      query: () => 'songs',
      onQueryStarted(_arg, lifecycle) {
        // @ts-expect-error a mutation has no cached data to update
        started('mutation', lifecycle.updateCachedData);
        expect(lifecycle.getCacheEntry().status).toBe('pending');
      },
    }),
  }),
});

beforeEach(() => {
  started.mockClear();
  settled.length = 0;
});

const makeStore = () =>
  configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

describe('onQueryStarted', () => {
  test('runs for requests, refetches and upserts, not for cache hits', async () => {
    const store = makeStore();
    const {watched} = api.endpoints;
    const query = store.dispatch(watched.initiate());
    expect(started).toHaveBeenCalledTimes(1);
    await query;
    await store.dispatch(watched.initiate());
    expect(started).toHaveBeenCalledTimes(1);
    await query.refetch();
    expect(started).toHaveBeenCalledTimes(2);
    await store.dispatch(
      api.util.upsertQueryData('watched', undefined, 'Tide'),
    );
    expect(started).toHaveBeenCalledTimes(3);
    store.dispatch(
      api.util.upsertQueryEntries([
        {endpointName: 'watched', arg: undefined, value: 'Tide'},
      ]),
    );
    expect(started).toHaveBeenCalledTimes(3);
  });

  test('runs once for a refetch of all pages of an infinite query', async () => {
    const store = makeStore();
    const {initiate, select} = api.endpoints.pages;
    const query = store.dispatch(initiate());
    await query;
    await store.dispatch(initiate(undefined, {direction: 'forward'}));
    expect(started).toHaveBeenCalledTimes(2);
    await query.refetch();
    expect(started).toHaveBeenCalledTimes(3);
    expect(select()(store.getState()).data?.pages).toHaveLength(2);
  });

  test('gets these members', async () => {
    await makeStore().dispatch(api.endpoints.watched.initiate());
    expect(started).toHaveBeenCalledWith(
      undefined,
      expect.arrayContaining([
        'dispatch',
        'extra',
        'getCacheEntry',
        'getState',
        'requestId',
        'updateCachedData',
      ]),
    );
    await makeStore().dispatch(api.endpoints.mutate.initiate());
    expect(started).toHaveBeenLastCalledWith('mutation', undefined);
  });

  test('a synchronous error is logged, and the request goes on', async () => {
    const printed = captureConsole();
    const result = await makeStore().dispatch(
      api.endpoints.throwing.initiate(),
    );
    expect(result.data).toBe('Tide');
    expect(printed.texts('error')).toEqual([
      expect.stringContaining(
        'An error was thrown synchronously in `onQueryStarted` for the endpoint "throwing". The error was caught and the request continues.',
      ),
    ]);
  });

  test('updateCachedData before any data does nothing but warn', async () => {
    const printed = captureConsole();
    const store = makeStore();
    const query = store.dispatch(api.endpoints.early.initiate());
    expect((await query).data).toBe('Tide');
    expect(printed.texts('warn')).toEqual([
      '`updateCachedData` was called in `onQueryStarted` for the endpoint "early" before the cache entry had any data, so it did nothing. Await `cacheDataLoaded` or `queryFulfilled` before updating the cached data.',
    ]);
    // On a refetch there is data to update.
    const again = query.refetch();
    expect(api.endpoints.early.select()(store.getState()).data).toBe(
      'Ember',
    );
    await again;
    expect(printed.texts('warn')).toHaveLength(1);
  });
});

describe('queryFulfilled', () => {
  test('resolves with data and meta', async () => {
    await makeStore().dispatch(api.endpoints.watched.initiate());
    expect(await settled[0]).toEqual({
      data: 'Tide',
      meta: {request: expect.any(Request), response: expect.any(Response)},
    });
  });

  test('rejects with the error the base query returned', async () => {
    status = 500;
    await makeStore().dispatch(api.endpoints.watched.initiate());
    expect(await settled[0]).toEqual({
      error: {status: 500, data: 'Tide'},
      isUnhandledError: false,
      meta: {request: expect.any(Request), response: expect.any(Response)},
    });
  });

  test('rejects with a thrown error', async () => {
    captureConsole();
    await makeStore().dispatch(api.endpoints.broken.initiate());
    expect(await settled[0]).toMatchObject({
      error: {message: 'broken transform'},
      isUnhandledError: true,
      meta: undefined,
    });
  });

  test('rejects after an abort, as if it were thrown', async () => {
    const request = makeStore().dispatch(api.endpoints.watched.initiate());
    request.abort();
    await request;
    expect(await settled[0]).toMatchObject({
      error: {name: 'AbortError'},
      isUnhandledError: true,
      meta: undefined,
    });
  });

  test('nobody looks at it: nothing is thrown', async () => {
    status = 500;
    const result = await makeStore().dispatch(
      api.endpoints.untouched.initiate(),
    );
    expect(result.isError).toBe(true);
  });

  test('await without try throws', async () => {
    status = 500;
    await makeStore().dispatch(api.endpoints.careless.initiate());
    expect(await settled[0]).toMatchObject({error: {status: 500}});
  });
});
