import {
  createApi,
  defaultSerializeQueryArgs,
  fakeBaseQuery,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {coverApi} from './coverApi';
import {storeFor} from './handlers';

test('two clients share one entry and one request', async () => {
  const desks: (string | null)[] = [];
  server.use(
    http.get('https://library.example/api/books/12/cover', (info) => {
      desks.push(info.request.headers.get('x-desk'));
      return HttpResponse.json('https://covers.example/12.png');
    }),
  );
  const store = storeFor(coverApi);
  for (const desk of ['north', 'south']) {
    const client = {desk, session: `${desk}-1`};
    await store.dispatch(
      coverApi.endpoints.coverUrl.initiate({bookId: 12, client}),
    );
  }
  expect(desks).toEqual(['north']);
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'coverUrl({"bookId":12})',
  ]);
});

test('the endpoint decides before the api; a number or boolean is serialized, a string is the key', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    serializeQueryArgs: (args) => `v2/${defaultSerializeQueryArgs(args)}`,
    endpoints: (build) => ({
      fromApi: build.query<null, number>({queryFn: () => ({data: null})}),
      text: build.query<null, number>({
        queryFn: () => ({data: null}),
        serializeQueryArgs: ({queryArgs}) => `loan ${queryArgs}`,
      }),
      number: build.query<null, number>({
        queryFn: () => ({data: null}),
        serializeQueryArgs: ({queryArgs}) => queryArgs * 2,
      }),
      flag: build.query<null, number>({
        queryFn: () => ({data: null}),
        serializeQueryArgs: ({queryArgs}) => queryArgs > 0,
      }),
    }),
  });
  const store = storeFor(api);
  for (const {initiate} of Object.values(api.endpoints)) {
    await store.dispatch(initiate(7));
  }
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'v2/fromApi(7)',
    'loan 7',
    'number(14)',
    'flag(true)',
  ]);
});

test('an argument that is no plain data is reported by the serializability check', async () => {
  const printed = captureConsole();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      search: build.query<null, Set<string>>({
        queryFn: () => ({data: null}),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.search.initiate(new Set(['maps'])));
  expect(printed.texts('error')[0]).toContain(
    'A non-serializable value was detected in the state, in the path: `api.queries.search({}).originalArgs`',
  );
});

test('NaN and Infinity share the entry of null', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      search: build.query<null, number | null>({
        queryFn: () => ({data: null}),
      }),
    }),
  });
  const store = storeFor(api);
  for (const argument of [NaN, Infinity, null]) {
    await store.dispatch(api.endpoints.search.initiate(argument));
  }
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'search(null)',
  ]);
});

test('the key of an object is remembered, even if the object changes', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      page: build.query<number, {page: number}>({
        queryFn: ({page}) => ({data: page}),
      }),
    }),
  });
  const changed = {page: 1};
  const {page} = api.endpoints;
  page.select(changed);
  changed.page = 2;
  const store = storeFor(api);
  await store.dispatch(page.initiate(changed));
  await store.dispatch(page.initiate({page: 2}));
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'page({"page":1})',
    'page({"page":2})',
  ]);
});

test('a change of an argument throws, or goes unnoticed', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      page: build.query<number, {page: number; in: {room: number}}>({
        queryFn: ({page}) => ({data: page}),
      }),
    }),
  });
  const {page} = api.endpoints;
  const store = storeFor(api);
  const passed = {page: 1, in: {room: 3}};
  await store.dispatch(page.initiate(passed));
  expect(() => (passed.page = 2)).toThrow(
    'Cannot assign to read only property',
  );
  expect(() => Object.assign(passed, {desk: 2})).toThrow(TypeError);
  expect(() => (passed.in.room = 4)).toThrow(
    'Cannot assign to read only property',
  );
  // From the cache: not frozen, and a change of it is not noticed.
  const again = {page: 1, in: {room: 3}};
  await store.dispatch(page.initiate(again));
  again.page = 2;
  expect((await store.dispatch(page.initiate(again))).data).toBe(1);
});
