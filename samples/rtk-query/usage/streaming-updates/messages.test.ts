/// <reference types="node" />
import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';

type Callback = (tools: {
  updateCachedData(recipe: (calls: string[]) => void): unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}) => Promise<void> | void;

function storeWith(callback: Callback) {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      calls: build.query<string[], void>({
        queryFn: () => ({data: ['Lot one']}),
        onCacheEntryAdded: (_, tools) => callback(tools),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  return {api, store};
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function unhandledOf(run: () => void) {
  const seen = vi.fn();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', seen);
  run();
  await settle();
  await settle();
  process.removeAllListeners('unhandledRejection');
  others.forEach((listener) => process.on('unhandledRejection', listener));
  return seen.mock.calls.map(([error]) => String(error));
}

test('updateCachedData before the first data does nothing and warns', async () => {
  const printed = captureConsole();
  const {api, store} = storeWith(({updateCachedData}) => {
    updateCachedData((calls) => {
      calls.push('lost');
    });
  });
  const result = await store.dispatch(api.endpoints.calls.initiate());
  expect(result.data).toEqual(['Lot one']);
  expect(printed.texts('warn')).toEqual([
    '`updateCachedData` was called in `onCacheEntryAdded` for the endpoint "calls" before the cache entry had any data, so it did nothing. Await `cacheDataLoaded` or `queryFulfilled` before updating the cached data.',
  ]);
});

test('updateCachedData after the removal warns, too', async () => {
  const printed = captureConsole();
  const {api, store} = storeWith(async (tools) => {
    await tools.cacheEntryRemoved;
    tools.updateCachedData((calls) => {
      calls.push('late');
    });
  });
  await store.dispatch(api.endpoints.calls.initiate());
  store.dispatch(api.util.resetApiState());
  await settle();
  expect(printed.texts('warn')).toHaveLength(1);
});

test('an error thrown at once is printed, and the request goes on', async () => {
  const printed = captureConsole();
  const {api, store} = storeWith(() => {
    throw new Error('no socket here');
  });
  const result = await store.dispatch(api.endpoints.calls.initiate());
  expect(result.data).toEqual(['Lot one']);
  expect(printed.texts('error')[0]).toMatch(
    'An error was thrown synchronously in `onCacheEntryAdded` for the endpoint "calls". The error was caught and the request continues.',
  );
});

test('the error of a removed entry is swallowed', async () => {
  let caught: unknown;
  const {api, store} = storeWith(async ({cacheDataLoaded}) => {
    await cacheDataLoaded.catch((error: unknown) => {
      caught = error;
      throw error;
    });
  });
  const unhandled = await unhandledOf(() => {
    store.dispatch(api.endpoints.calls.initiate());
    store.dispatch(api.util.resetApiState());
  });
  expect(String(caught)).toBe(
    'Error: Promise never resolved before cacheEntryRemoved.',
  );
  expect(unhandled).toEqual([]);
});

test.each([
  ['not returned', false, 1],
  ['returned', true, 0],
])(
  'the error of a removed entry in a then() that is %s',
  async (_, isReturned, count) => {
    const {api, store} = storeWith(({cacheDataLoaded}) => {
      const listening = cacheDataLoaded.then(() => {});
      if (isReturned) return listening;
    });
    const unhandled = await unhandledOf(() => {
      store.dispatch(api.endpoints.calls.initiate());
      store.dispatch(api.util.resetApiState());
    });
    expect(unhandled).toEqual(
      Array(count).fill(
        'Error: Promise never resolved before cacheEntryRemoved.',
      ),
    );
  },
);

test('any other error of an async callback is an unhandled rejection', async () => {
  const {api, store} = storeWith(async () => {
    await Promise.resolve();
    throw new Error('no socket here');
  });
  const unhandled = await unhandledOf(() => {
    void store.dispatch(api.endpoints.calls.initiate());
  });
  expect(unhandled).toEqual(['Error: no socket here']);
});
