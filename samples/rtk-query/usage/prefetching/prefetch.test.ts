import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query';
import {beforeEach, describe, expect, expectTypeOf, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {afterSignIn} from './afterSignIn';
import {artworkLoader} from './artworkLoader';
import {galleryApi, makeStore} from './galleryApi';
import {galleryServer} from './handlers';

let gallery = galleryServer();
let store = makeStore();
beforeEach(() => {
  gallery = galleryServer();
  server.use(...gallery.handlers);
  store = makeStore();
});

const {prefetch, invalidateTags} = galleryApi.util;
const {initiate, select} = galleryApi.endpoints.artwork;
const entry = (id = 21) => select(id)(store.getState());
const idle = () =>
  Promise.all(
    store.dispatch(galleryApi.util.getRunningQueriesThunk()),
  ).then(() => {});
/** How many subscriptions the middleware counts. */
const subscribers = (id = 21) => {
  const selectors: unknown = store.dispatch(
    galleryApi.internalActions.internal_getRTKQSubscriptions(),
  );
  const {getSubscriptionCount} = selectors as {
    getSubscriptionCount(key: string): number;
  };
  return getSubscriptionCount(`artwork(${id})`);
};

describe('options', () => {
  test('each kind, at three ages', async () => {
    const clock = useFakeClock();
    const kinds = [
      ['no options', {}],
      ['{ifOlderThan: 30}', {ifOlderThan: 30}],
      ['{ifOlderThan: false}', {ifOlderThan: false as const}],
      ['{force: true}', {force: true}],
      ['both', {force: true, ifOlderThan: 30}],
    ] as const;
    const rows = ['options               not cached  10 s old  31 s old'];
    const widths = [22, 12, 10, 0];
    for (const [name, options] of kinds) {
      const cells: string[] = [name];
      for (const age of [undefined, 10_000, 31_000]) {
        store = makeStore();
        if (age) await store.dispatch(initiate(21, {subscribe: false}));
        await clock.advance(age ?? 0);
        gallery.requests.length = 0;
        store.dispatch(prefetch('artwork', 21, options));
        await idle();
        cells.push(gallery.requests.length === 1 ? 'request' : '–');
      }
      rows.push(cells.map((cell, at) => cell.padEnd(widths[at]!)).join(''));
    }
    await record('./options.output.txt', rows.join('\n'));
  });

  test('0 is no age: it counts as no option', async () => {
    await store.dispatch(initiate(21, {subscribe: false}));
    store.dispatch(prefetch('artwork', 21, {ifOlderThan: 0}));
    await idle();
    expect(gallery.requests).toHaveLength(1);
  });

  test('a pending request is shared, even with force', async () => {
    for (let i = 0; i < 5; i++) {
      store.dispatch(prefetch('artwork', 21, {force: true}));
    }
    await idle();
    expect(gallery.requests).toEqual(['artworks/21']);
  });

  test('a failed entry is fetched again', async () => {
    gallery.setFailing(true);
    store.dispatch(prefetch('artwork', 21));
    await idle();
    expect(entry().isError).toBe(true);
    store.dispatch(prefetch('artwork', 21, {ifOlderThan: 3600}));
    await idle();
    expect(gallery.requests).toHaveLength(2);
  });
});

describe('the life of a prefetched entry', () => {
  test('it has no subscriber, and is removed 60 seconds after its answer', async () => {
    const clock = useFakeClock();
    store.dispatch(prefetch('artwork', 21));
    await idle();
    expect(subscribers()).toBe(0);
    await clock.advance(59_000);
    expect(entry().isSuccess).toBe(true);
    // Found in the cache, so nothing is sent, and the end stays the same.
    store.dispatch(prefetch('artwork', 21));
    await clock.advance(2_000);
    expect(entry().isUninitialized).toBe(true);
    expect(gallery.requests).toHaveLength(1);
  });

  test('a new response starts the time again, a running request does not', async () => {
    const clock = useFakeClock();
    store.dispatch(prefetch('artwork', 21));
    await idle();
    await clock.advance(59_000);
    store.dispatch(prefetch('artwork', 21, {force: true}));
    await idle();
    await clock.advance(59_000);
    expect(entry().isSuccess).toBe(true);

    const release = gallery.hold();
    store.dispatch(prefetch('artwork', 21, {force: true}));
    const [running] = store.dispatch(
      galleryApi.util.getRunningQueriesThunk(),
    );
    await clock.advance(2_000);
    expect(entry().isUninitialized).toBe(true);
    release();
    await running;
    expect(entry().isUninitialized).toBe(true);
    expect(gallery.requests).toHaveLength(3);
  });

  test('an invalidation removes it instead of refetching it', async () => {
    store.dispatch(prefetch('artwork', 21));
    await idle();
    store.dispatch(invalidateTags([{type: 'Artwork', id: 21}]));
    await idle();
    expect(entry().isUninitialized).toBe(true);
    expect(gallery.requests).toHaveLength(1);

    await store.dispatch(initiate(21));
    expect(gallery.requests).toHaveLength(2);
  });

  test('refetchOnFocus removes it if createApi has it, and ignores it otherwise', async () => {
    for (const refetchOnFocus of [true, false]) {
      const api = createApi({
        baseQuery: () => ({data: 'Harbor at dawn'}),
        refetchOnFocus,
        endpoints: (build) => ({
          title: build.query<string, number>({query: (id) => id}),
        }),
      });
      const app = configureStore({
        reducer: {[api.reducerPath]: api.reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().concat(api.middleware),
      });
      app.dispatch(api.util.prefetch('title', 21));
      await Promise.all(app.dispatch(api.util.getRunningQueriesThunk()));
      const {select} = api.endpoints.title;
      const before = select(21)(app.getState()).fulfilledTimeStamp;
      app.dispatch(api.internalActions.onFocus());
      const {isUninitialized, fulfilledTimeStamp} = select(21)(
        app.getState(),
      );
      expect(isUninitialized).toBe(refetchOnFocus);
      if (!refetchOnFocus) expect(fulfilledTimeStamp).toBe(before);
      app.dispatch(api.util.resetApiState());
    }
  });

  test('so does refetchOnReconnect, when the network is back', async () => {
    for (const refetchOnReconnect of [true, false]) {
      const api = createApi({
        baseQuery: () => ({data: 'Two bakers'}),
        refetchOnReconnect,
        endpoints: (build) => ({
          title: build.query<string, number>({query: (id) => id}),
        }),
      });
      const app = configureStore({
        reducer: {[api.reducerPath]: api.reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().concat(api.middleware),
      });
      app.dispatch(api.util.prefetch('title', 22));
      await Promise.all(app.dispatch(api.util.getRunningQueriesThunk()));
      app.dispatch(api.internalActions.onOnline());
      const {isUninitialized} = api.endpoints.title.select(22)(
        app.getState(),
      );
      expect(isUninitialized).toBe(refetchOnReconnect);
      app.dispatch(api.util.resetApiState());
    }
  });
});

describe('without hooks', () => {
  test('prefetch returns nothing', async () => {
    const result = store.dispatch(prefetch('artwork', 21));
    expectTypeOf(result).toEqualTypeOf<void>();
    expect(result).toBeUndefined();
    await idle();
  });

  test('afterSignIn', async () => {
    const {data, letGo} = await afterSignIn(store, 21);
    expect(data?.title).toBe('Harbor at dawn');
    expect(subscribers()).toBe(0);
    await idle();
    expect(gallery.requests.toSorted()).toEqual([
      'artworks/21',
      'artworks?page=1',
      'artworks?page=2',
    ]);
    letGo();
    gallery.setFailing(true);
    const {error} = await afterSignIn(store, 22);
    expect(error).toMatchObject({status: 503});
  });

  test('the loader waits, and leaves no subscriber', async () => {
    const loading = artworkLoader(store, 21);
    expect(subscribers()).toBe(1);
    expect((await loading).painter).toBe('Ida Lund');
    expect(subscribers()).toBe(0);
    await artworkLoader(store, 21);
    expect(gallery.requests).toHaveLength(1);
  });

  test('the loader rejects with the error', async () => {
    gallery.setFailing(true);
    await expect(artworkLoader(store, 21)).rejects.toMatchObject({
      status: 503,
    });
    expect(subscribers()).toBe(0);
  });

  test('the loader rejects with an Error if the cache is reset meanwhile', async () => {
    const open = gallery.hold();
    const loading = artworkLoader(store, 21);
    await vi.waitFor(() => expect(gallery.requests).toHaveLength(1));
    store.dispatch(galleryApi.util.resetApiState());
    await expect(loading).rejects.toBeInstanceOf(Error);
    open();
  });

  test('data with a failed refetch: nothing is sent, the loader returns the data, unwrap rejects', async () => {
    const request = store.dispatch(initiate(21));
    await request;
    gallery.setFailing(true);
    await request.refetch();
    request.unsubscribe();
    gallery.setFailing(false);
    expect(entry()).toMatchObject({isError: true, data: {id: 21}});

    expect((await artworkLoader(store, 21)).painter).toBe('Ida Lund');
    store.dispatch(prefetch('artwork', 21));
    const again = store.dispatch(initiate(21));
    await expect(again.unwrap()).rejects.toMatchObject({status: 503});
    again.unsubscribe();
    expect(gallery.requests).toHaveLength(2);
  });

  test('the types refuse infinite queries and mutations', () => {
    const api = galleryApi.injectEndpoints({
      endpoints: (build) => ({
        tour: build.infiniteQuery<string, void, number>({
          query: ({pageParam}) => `tour/${pageParam}`,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: () => undefined,
          },
        }),
        sell: build.mutation<null, number>({query: (id) => `sell/${id}`}),
      }),
    });
    expectTypeOf(api.util.prefetch)
      .parameter(0)
      .toEqualTypeOf<'artwork' | 'artworkPage'>();
  });
});

test('pages that share an entry: a prefetch changes the screen', async () => {
  const api = createApi({
    baseQuery: async (page: number) => ({data: [page]}),
    endpoints: (build) => ({
      rows: build.query<number[], number>({
        query: (page) => page,
        serializeQueryArgs: ({endpointName}) => endpointName,
        merge: (rows, more) => void rows.push(...more),
        forceRefetch: ({currentArg, previousArg}) =>
          currentArg !== previousArg,
      }),
    }),
  });
  const shared = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await shared.dispatch(api.endpoints.rows.initiate(1));
  shared.dispatch(api.util.prefetch('rows', 2));
  await Promise.all(shared.dispatch(api.util.getRunningQueriesThunk()));
  expect(api.endpoints.rows.select(1)(shared.getState()).data).toEqual([
    1, 2,
  ]);
});
