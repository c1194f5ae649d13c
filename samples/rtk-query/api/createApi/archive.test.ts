import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {archiveApi} from './archiveApi';
import {storeFor} from './handlers';

const at = 'https://archive.example/api/letters/4';
const {letter, lettre} = archiveApi.endpoints;

const newStore = () =>
  configureStore({
    reducer: {[archiveApi.reducerPath]: archiveApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(archiveApi.middleware),
  });

test('the base query gets what `query` returns, and the extraOptions', async () => {
  const languages: (string | null)[] = [];
  server.use(
    http.get(at, ({request}) => {
      languages.push(request.headers.get('accept-language'));
      return HttpResponse.json({text: 'Dear Ines'});
    }),
  );
  const store = newStore();
  const {data} = await store.dispatch(letter.initiate(4));
  await store.dispatch(lettre.initiate(4));
  expect(data).toEqual({text: 'Dear Ines'});
  expect(languages).toEqual(['en', 'fr']);
});

test.each([
  ['offline', () => HttpResponse.error(), {reason: 'offline'}],
  [
    'refused',
    () => HttpResponse.json(null, {status: 404}),
    {reason: 'refused', status: 404},
  ],
  [
    'unreadable',
    () => HttpResponse.html('<p>Hello</p>'),
    {reason: 'unreadable', status: 200},
  ],
])('a failure is returned: %s', async (_, response, error) => {
  const printed = captureConsole();
  server.use(http.get(at, response));
  const result = await newStore().dispatch(letter.initiate(4));
  expect(result.error).toEqual(error);
  expect(printed.texts()).toEqual([]);
});

test('abort cancels the request', async () => {
  let arrived = () => {};
  const request = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let aborted = false;
  server.use(
    http.get(at, async ({request}) => {
      request.signal.addEventListener('abort', () => {
        aborted = true;
      });
      arrived();
      return new Promise<never>(() => {});
    }),
  );
  const running = newStore().dispatch(letter.initiate(4));
  await request;
  running.abort();
  expect((await running).error).toMatchObject({name: 'AbortError'});
  await expect.poll(() => aborted).toBe(true);
});

describe('what a base query receives', () => {
  const calls: {args: string; api: BaseQueryApi; extra: unknown}[] = [];
  const baseQuery: BaseQueryFn<string, string> = (args, api, extra) => {
    calls.push({args, api, extra});
    return {data: 'ok'};
  };
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<string, number>({query: (id) => `read ${id}`}),
      fresh: build.query<string, number>({
        query: (id) => `fresh ${id}`,
        forceRefetch: () => true,
      }),
      write: build.mutation<string, number>({query: (id) => `w ${id}`}),
      pages: build.infiniteQuery<string, void, number>({
        query: ({pageParam}) => `page ${pageParam}`,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: () => null,
        },
      }),
    }),
  });

  test('an infinite query is a query', async () => {
    await storeFor(api).dispatch(api.endpoints.pages.initiate());
    expect(calls.splice(0)).toMatchObject([
      {args: 'page 1', api: {type: 'query', endpoint: 'pages'}},
    ]);
  });

  test('a request that only forceRefetch asks for is not forced', async () => {
    const store = storeFor(api);
    await store.dispatch(api.endpoints.fresh.initiate(4));
    await store.dispatch(api.endpoints.fresh.initiate(4));
    expect(calls.splice(0).map(({api}) => api.forced)).toEqual([
      false,
      false,
    ]);
  });

  test('a query, forced or not, and a mutation', async () => {
    const store = storeFor(api);
    const reading = store.dispatch(api.endpoints.read.initiate(4));
    await reading;
    await reading.refetch();
    await store.dispatch(api.endpoints.write.initiate(4));
    expect(calls.map(({args}) => args)).toEqual([
      'read 4',
      'read 4',
      'w 4',
    ]);
    expect(calls.map(({api}) => api)).toMatchObject([
      {
        endpoint: 'read',
        type: 'query',
        forced: false,
        queryCacheKey: 'read(4)',
      },
      {forced: true},
      {endpoint: 'write', type: 'mutation'},
    ]);
    const [, , mutation] = calls;
    expect(mutation?.api.forced).toBeUndefined();
    expect(mutation?.api.queryCacheKey).toBeUndefined();
    // Not the object that the type promises.
    expect(calls.map(({extra}) => extra)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
