import {configureStore, createAction} from '@reduxjs/toolkit';
import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {storeFor} from './handlers';

test('the members of the four api objects', async () => {
  const members: Record<string, string[]> = {};
  const note = (name: string, api: object) => {
    members[name] = Object.keys(api)
      .filter((key) => api[key as keyof typeof api] !== undefined)
      .sort();
  };
  const api = createApi({
    baseQuery: () => ({data: 'ok'}),
    endpoints: (build) => ({
      read: build.query<string, void>({
        query: () => 'loan',
        onQueryStarted: (arg, api) => note('query started', api),
        onCacheEntryAdded: (arg, api) => note('query added', api),
      }),
      write: build.mutation<string, void>({
        query: () => 'loan',
        onQueryStarted(arg, api) {
          // @ts-expect-error a mutation has no cached data to update
          expect(api.updateCachedData).toBeUndefined();
          note('mutation started', api);
        },
        onCacheEntryAdded: (arg, api) => note('mutation added', api),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.read.initiate());
  await store.dispatch(api.endpoints.write.initiate());
  // `extra` is undefined here: the store has no extra argument.
  const common = ['dispatch', 'getCacheEntry', 'getState', 'requestId'];
  const shared = (...more: string[]) =>
    expect.arrayContaining([...common, ...more]);
  const entry = ['cacheDataLoaded', 'cacheEntryRemoved'];
  expect(members).toEqual({
    'query started': shared('queryFulfilled', 'updateCachedData'),
    'query added': shared(...entry, 'updateCachedData'),
    'mutation started': shared('queryFulfilled'),
    'mutation added': shared(...entry),
  });
});

test('an untracked mutation has no entry, so onCacheEntryAdded is not called', async () => {
  const called: string[] = [];
  const api = createApi({
    baseQuery: () => ({data: 'ok'}),
    endpoints: (build) => ({
      write: build.mutation<string, void>({
        query: () => 'loan',
        onQueryStarted: () => void called.push('onQueryStarted'),
        onCacheEntryAdded: () => void called.push('onCacheEntryAdded'),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(
    api.endpoints.write.initiate(undefined, {track: false}),
  );
  expect(called).toEqual(['onQueryStarted']);
  await store.dispatch(api.endpoints.write.initiate());
  expect(called.slice(1)).toEqual(['onCacheEntryAdded', 'onQueryStarted']);
});

test('getCacheEntry of a mutation with a fixedCacheKey is that of the latest call', async () => {
  const finish: (() => void)[] = [];
  const seen: unknown[] = [];
  const api = createApi({
    baseQuery: () => ({data: 'ok'}),
    endpoints: (build) => ({
      lend: build.mutation<number, number>({
        queryFn: (call) =>
          new Promise((resolve) => {
            finish[call] = () => resolve({data: call});
          }),
        async onQueryStarted(call, {getCacheEntry, queryFulfilled}) {
          await queryFulfilled;
          const {status, data} = getCacheEntry();
          seen.push([call, status, data]);
        },
      }),
    }),
  });
  const store = storeFor(api);
  const [first, second] = [0, 1].map((call) =>
    store.dispatch(
      api.endpoints.lend.initiate(call, {fixedCacheKey: 'loan'}),
    ),
  );
  finish[0]?.();
  await first;
  finish[1]?.();
  await second;
  expect(seen).toEqual([
    [0, 'pending', undefined],
    [1, 'fulfilled', 1],
  ]);
});

test('the entry of a dispatched mutation stays until reset', async () => {
  const api = createApi({
    baseQuery: () => ({data: 'ok'}),
    endpoints: (build) => ({
      write: build.mutation<string, void>({query: () => 'loan'}),
    }),
  });
  const store = storeFor(api);
  const entries = () => Object.keys(store.getState().api.mutations);
  const first = store.dispatch(api.endpoints.write.initiate());
  await first;
  const second = store.dispatch(api.endpoints.write.initiate());
  await second;
  expect(entries()).toEqual([first.requestId, second.requestId]);
  first.reset();
  expect(entries()).toEqual([second.requestId]);
});

test('a restored or preloaded entry does not call onCacheEntryAdded, not even later', async () => {
  const added: string[] = [];
  const restored = createAction<unknown>('library/restored');
  const api = createApi({
    baseQuery: () => ({data: 'ok'}),
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the saved state of this very API slice
    extractRehydrationInfo: (action): any =>
      restored.match(action) ? action.payload : undefined,
    endpoints: (build) => ({
      read: build.query<string, string>({
        query: () => 'loan',
        onCacheEntryAdded: (id) => void added.push(id),
      }),
      write: build.mutation<string, void>({query: () => 'loan'}),
    }),
  });
  const {read, write} = api.endpoints;
  const first = storeFor(api);
  await first.dispatch(read.initiate('saved'));
  await first.dispatch(write.initiate());
  await first.dispatch(write.initiate(undefined, {fixedCacheKey: 'kept'}));
  expect(added.splice(0)).toEqual(['saved']);

  const second = storeFor(api);
  second.dispatch(restored(first.getState().api));
  // Of the mutations, only the one with a key of its own.
  expect(Object.keys(second.getState().api.mutations)).toEqual(['kept']);
  const third = configureStore({
    reducer: {api: api.reducer},
    preloadedState: first.getState(),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  for (const store of [second, third]) {
    await store.dispatch(read.initiate('saved'));
    await store.dispatch(read.initiate('saved', {forceRefetch: true}));
    expect(added).toEqual([]);
    await store.dispatch(read.initiate('new'));
    expect(added.splice(0)).toEqual(['new']);
  }
});

test('queryFulfilled rejects with the error, its meta, and whether it was handled', async () => {
  captureConsole();
  const reasons: unknown[] = [];
  const baseQuery: BaseQueryFn<string> = (path) => {
    if (path === 'throw') throw new Error('line cut');
    return {error: 'no such loan', meta: {tookMs: 3}};
  };
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<string, string>({
        query: (path) => path,
        async onQueryStarted(path, {queryFulfilled}) {
          await queryFulfilled.catch((reason) => reasons.push(reason));
        },
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.read.initiate('refuse'));
  await store.dispatch(api.endpoints.read.initiate('throw'));
  expect(reasons).toMatchObject([
    {
      error: 'no such loan',
      isUnhandledError: false,
      meta: {tookMs: 3},
    },
    {error: {message: 'line cut'}, isUnhandledError: true},
  ]);
});

describe('messages', () => {
  test('a callback that throws at once', async () => {
    const printed = captureConsole();
    const fail = () => {
      throw new Error('oops');
    };
    const api = createApi({
      baseQuery: () => ({data: 'ok'}),
      endpoints: (build) => ({
        read: build.query<string, void>({
          query: () => 'loan',
          onQueryStarted: fail,
          onCacheEntryAdded: fail,
        }),
      }),
    });
    const {data} = await storeFor(api).dispatch(
      api.endpoints.read.initiate(),
    );
    expect(data).toBe('ok');
    const [first, second] = printed.texts('error');
    expect(first).toContain(
      'An error was thrown synchronously in `onCacheEntryAdded` for the endpoint "read". The error was caught and the request continues.',
    );
    expect(second).toContain(
      'An error was thrown synchronously in `onQueryStarted` for the endpoint "read".',
    );
  });

  test('updateCachedData without data', async () => {
    const printed = captureConsole();
    const api = createApi({
      baseQuery: () => ({data: ['ok']}),
      endpoints: (build) => ({
        read: build.query<string[], void>({
          query: () => 'loan',
          onQueryStarted: (arg, {updateCachedData}) => {
            updateCachedData((draft) => void draft.push('early'));
          },
        }),
      }),
    });
    const {data} = await storeFor(api).dispatch(
      api.endpoints.read.initiate(),
    );
    expect(data).toEqual(['ok']);
    expect(printed.texts('warn')).toEqual([
      '`updateCachedData` was called in `onQueryStarted` for the endpoint "read" before the cache entry had any data, so it did nothing. Await `cacheDataLoaded` or `queryFulfilled` before updating the cached data.',
    ]);
  });

  test('updateCachedData after the entry was removed', async () => {
    const printed = captureConsole();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const api = createApi({
      baseQuery: () => ({data: ['ok']}),
      endpoints: (build) => ({
        read: build.query<string[], void>({
          query: () => 'loan',
          async onCacheEntryAdded(arg, api) {
            await api.cacheDataLoaded;
            api.updateCachedData((draft) => void draft.push('in time'));
            expect(printed.texts('warn')).toEqual([]);
            await api.cacheEntryRemoved;
            api.updateCachedData((draft) => void draft.push('late'));
            finish();
          },
        }),
      }),
    });
    const store = storeFor(api);
    await store.dispatch(api.endpoints.read.initiate());
    store.dispatch(api.util.resetApiState());
    await finished;
    expect(printed.texts('warn')).toEqual([
      expect.stringContaining('before the cache entry had any data'),
    ]);
  });

  test('cacheDataLoaded of an entry that dies without data', async () => {
    captureConsole();
    const reasons: unknown[] = [];
    const baseQuery: BaseQueryFn<string> = () => ({error: 'closed'});
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        read: build.query<string, void>({
          query: () => 'loan',
          async onCacheEntryAdded(arg, {cacheDataLoaded}) {
            await cacheDataLoaded.catch(({message}) =>
              reasons.push(message),
            );
          },
        }),
      }),
    });
    const store = storeFor(api);
    await store.dispatch(api.endpoints.read.initiate());
    expect(reasons).toEqual([]);
    store.dispatch(api.util.resetApiState());
    await Promise.resolve();
    await expect
      .poll(() => reasons)
      .toEqual(['Promise never resolved before cacheEntryRemoved.']);
  });

  test('an await needs no catch, a promise made with then does', async () => {
    captureConsole();
    const ends: string[] = [];
    const baseQuery: BaseQueryFn<string> = () => ({error: 'closed'});
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        // If its rejection were unhandled, the run of the tests would fail.
        awaits: build.query<string, void>({
          query: () => 'loan',
          async onCacheEntryAdded(arg, {cacheDataLoaded}) {
            try {
              await cacheDataLoaded;
            } finally {
              ends.push('awaits');
            }
          },
        }),
        chains: build.query<string, void>({
          query: () => 'loan',
          onCacheEntryAdded(arg, {cacheDataLoaded}) {
            const chained = cacheDataLoaded.then(() => {});
            chained.catch(({message}) => ends.push(message));
          },
        }),
      }),
    });
    const store = storeFor(api);
    await store.dispatch(api.endpoints.awaits.initiate());
    await store.dispatch(api.endpoints.chains.initiate());
    store.dispatch(api.util.resetApiState());
    await expect
      .poll(() => ends)
      .toEqual([
        'awaits',
        'Promise never resolved before cacheEntryRemoved.',
      ]);
  });
});
