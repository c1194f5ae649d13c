import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {fakeArchive, type films} from './handlers';
import {searchApi} from './searchApi';
import {makeStore} from './store';

test('a Date in the cache is reported', async () => {
  server.use(...fakeArchive().handlers);
  const printed = captureConsole();
  const api = createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
    endpoints: (build) => ({
      restored: build.query<{on: Date}, string>({
        query: (id) => `films/${id}`,
        transformResponse: (film: (typeof films)[0]) => ({
          on: new Date(film.restoredOn),
        }),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.restored.initiate('f1'));
  expect(printed.texts('error').map((text) => text.split('.')[0])).toEqual([
    'A non-serializable value was detected in an action, in the path: `payload',
    'A non-serializable value was detected in the state, in the path: `api',
  ]);
});

test.each([
  ['Map', () => new Map([['f1', 'Faust']])],
  ['Set', () => new Set(['Faust'])],
])(
  'a refetch of a %s throws, and leaves the entry pending',
  async (_, make) => {
    let requests = 0;
    let counts = 0;
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      tagTypes: ['Film'],
      endpoints: (build) => ({
        titles: build.query<unknown, void>({
          queryFn: () => {
            requests += 1;
            return {data: make()};
          },
        }),
        count: build.query<number, void>({
          queryFn: () => ({data: (counts += 1)}),
          providesTags: ['Film'],
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) =>
        getDefault({serializableCheck: false}).concat(api.middleware),
    });
    await store.dispatch(api.endpoints.count.initiate());
    const refetchByTag = async () => {
      store.dispatch(api.util.invalidateTags(['Film']));
      const {getRunningQueriesThunk} = api.util;
      await Promise.all(store.dispatch(getRunningQueriesThunk()));
    };
    const request = store.dispatch(api.endpoints.titles.initiate());
    expect((await request).status).toBe('fulfilled');
    await refetchByTag();
    expect(counts).toBe(2);
    await expect(request.refetch()).rejects.toThrow(
      "The plugin for 'MapSet' has not been loaded into Immer",
    );
    expect((await request.refetch()).status).toBe('pending');
    expect(requests).toBe(2);
    await refetchByTag();
    expect(counts).toBe(2);
  },
);

test('the data and the argument of a request are frozen', async () => {
  server.use(...fakeArchive().handlers);
  const store = makeStore();
  const search = {title: 'u'};
  const {data} = await store.dispatch(
    searchApi.endpoints.searchFilms.initiate(search),
  );
  expect(Object.isFrozen(data)).toBe(true);
  expect(Object.isFrozen(search)).toBe(true);

  // No request, so the store does not keep this object.
  const equal = {title: 'u'};
  await store.dispatch(searchApi.endpoints.searchFilms.initiate(equal));
  expect(Object.isFrozen(equal)).toBe(false);
});

test('equal search arguments are one entry, kept for ten seconds', async () => {
  const clock = useFakeClock();
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const store = makeStore();
  const {initiate, select} = searchApi.endpoints.searchFilms;
  const first = store.dispatch(initiate({title: 'u', from: 1920}));
  const second = store.dispatch(initiate({from: 1920, title: 'u'}));
  await Promise.all([first, second]);
  expect(archive.requests).toEqual(['films/search?title=u&from=1920']);

  first.unsubscribe();
  second.unsubscribe();
  const entry = () => select({title: 'u', from: 1920})(store.getState());
  await clock.advance(9_000);
  expect(entry().data).toHaveLength(2);
  await clock.advance(2_000);
  expect(entry().data).toBeUndefined();
});

test('the list of found films provides one tag for each', async () => {
  server.use(...fakeArchive().handlers);
  const store = makeStore();
  await store.dispatch(
    searchApi.endpoints.searchFilms.initiate({title: 'u'}),
  );
  const found = searchApi.util.selectInvalidatedBy(store.getState(), [
    {type: 'Film', id: 'f2'},
  ]);
  expect(found.map((entry) => entry.endpointName)).toEqual(['searchFilms']);
});

test('after a failed refetch, a search still has the tag of the list', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const store = makeStore();
  const search = store.dispatch(
    searchApi.endpoints.searchFilms.initiate({title: 'u'}),
  );
  await search;
  archive.fail(true);
  await search.refetch();
  const found = searchApi.util.selectInvalidatedBy(store.getState(), [
    {type: 'Film', id: 'LIST'},
  ]);
  expect(found).toHaveLength(1);
});

test('an upsert clears the error of a failed request', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const store = makeStore();
  const {initiate, select} = searchApi.endpoints.searchFilms;
  const entry = () => select({title: 'u'})(store.getState());
  archive.fail(true);
  await store.dispatch(initiate({title: 'u'}));
  expect(entry()).toMatchObject({isError: true, error: {status: 500}});
  store.dispatch(
    searchApi.util.upsertQueryEntries([
      {endpointName: 'searchFilms', arg: {title: 'u'}, value: []},
    ]),
  );
  expect(entry()).toMatchObject({isError: false, isSuccess: true});
  expect(entry().error).toBeUndefined();
});
