import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query';
import {beforeEach, expect, test, vi} from 'vitest';
import type {CacheMessage, FrameMessage} from '../protocol';
import {ApiSlices} from './apiSlices';
import {apiStatesOf, CacheWatch} from './cacheWatch';

let told: FrameMessage[];
const latest = () => (told.at(-1) as CacheMessage).slices[0]!.entries;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});

function boats() {
  const slices = new ApiSlices();
  const packages: Record<string, unknown> = {'@reduxjs/toolkit/query': {createApi}};
  slices.watch(packages);
  const {createApi: watched} = packages['@reduxjs/toolkit/query'] as {createApi: typeof createApi};
  const api = watched({
    reducerPath: 'boats',
    tagTypes: ['Boat'],
    baseQuery: (name: string) => (name === 'none' ? {error: 'sunk'} : {data: {name}}),
    endpoints: (build) => ({
      boat: build.query<{name: string}, string>({
        query: (name) => name,
        providesTags: (_result, _error, name) => [{type: 'Boat', id: name}],
        keepUnusedDataFor: 5,
      }),
      sail: build.mutation<{name: string}, string>({query: (name) => name}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const watch = new CacheWatch(slices, (message) => told.push(message), String);
  store.subscribe(() => watch.look(0, store.getState()));
  return {api, store};
}

test('entries have endpoint, argument, status, data, tags and subscribers', async () => {
  const {api, store} = boats();
  await store.dispatch(api.endpoints.boat.initiate('Ida'));
  await vi.advanceTimersByTimeAsync(600);
  expect(latest()).toEqual([
    {
      key: 'boat("Ida")',
      kind: 'query',
      endpoint: 'boat',
      arg: 'Ida',
      status: 'fulfilled',
      data: '[object Object]',
      tags: ['Boat Ida'],
      subscribers: 1,
    },
  ]);
});

test('an entry that nobody uses says when it is removed, and then is gone', async () => {
  const {api, store} = boats();
  const request = store.dispatch(api.endpoints.boat.initiate('Ida'));
  await request;
  request.unsubscribe();
  await vi.advanceTimersByTimeAsync(600);
  const {removedAt} = latest()[0]!;
  // Its endpoint keeps it for 5 seconds; the API slice itself would for 60.
  expect(removedAt! - Date.now()).toBeGreaterThan(4000);
  expect(removedAt! - Date.now()).toBeLessThanOrEqual(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(latest()).toEqual([]);
});

test('a mutation is there, too; an error is one', async () => {
  const {api, store} = boats();
  await store.dispatch(api.endpoints.sail.initiate('none'));
  await vi.advanceTimersByTimeAsync(600);
  expect(latest()).toMatchObject([{kind: 'mutation', endpoint: 'sail', status: 'rejected', error: 'sunk'}]);
});

test('a state without an API slice has no cache', () => {
  expect(apiStatesOf({a: {queries: 1}, b: null, c: 'text'})).toEqual([]);
  expect(apiStatesOf(3)).toEqual([]);
});
