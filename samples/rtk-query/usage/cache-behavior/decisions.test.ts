import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery, skipToken} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';

const makeApi = (refetchOnMountOrArgChange: boolean | number = false) =>
  createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
    refetchOnMountOrArgChange,
    endpoints: (build) => ({
      getExhibit: build.query<string, number>({
        query: (id) => `exhibits/${id}`,
      }),
      getLive: build.query<string, number>({
        query: (id) => `exhibits/${id}`,
        forceRefetch: () => true,
      }),
      getPages: build.infiniteQuery<string, void, number>({
        query: ({pageParam}) => `exhibits/${pageParam}`,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, all) => (all.length < 2 ? 2 : null),
        },
      }),
    }),
  });

/** A store, and a server that can fail; `sent` counts its requests. */
function setUp(option?: boolean | number) {
  const api = makeApi(option);
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const museum = {sent: 0, status: 200};
  server.use(
    http.get('https://museum.example/api/exhibits/:id', () => {
      museum.sent += 1;
      return HttpResponse.json('Amber beetle', {status: museum.status});
    }),
  );
  const {getExhibit, getLive, getPages} = api.endpoints;
  const {dispatch, getState} = store;
  return {api, dispatch, getState, museum, getExhibit, getLive, getPages};
}

test('upsertQueryData runs, also while a request is pending', async () => {
  const {api, dispatch, museum, getExhibit, getState} = setUp();
  const query = dispatch(getExhibit.initiate(1));
  await dispatch(
    api.util.upsertQueryData('getExhibit', 1, 'Bronze mirror'),
  );
  expect(getExhibit.select(1)(getState()).data).toBe('Bronze mirror');
  await query;
  expect(getExhibit.select(1)(getState()).data).toBe('Amber beetle');
  expect(museum.sent).toBe(1);
});

test('after an upsert, a forced fetch does not wait for the running request', async () => {
  const {api, dispatch, museum, getExhibit, getState} = setUp();
  const query = dispatch(getExhibit.initiate(1));
  await dispatch(
    api.util.upsertQueryData('getExhibit', 1, 'Bronze mirror'),
  );
  expect(getExhibit.select(1)(getState()).status).toBe('fulfilled');
  await Promise.all([query, query.refetch()]);
  expect(museum.sent).toBe(2);
});

test('skipToken sends nothing', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  const result = await dispatch(getExhibit.initiate(skipToken as never));
  expect(result.isUninitialized).toBe(true);
  expect(museum.sent).toBe(0);
});

test('a pending request is shared, also with forceRefetch', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  const query = dispatch(getExhibit.initiate(1));
  await Promise.all([
    query,
    dispatch(getExhibit.initiate(1)),
    dispatch(getExhibit.initiate(1, {forceRefetch: true})),
    query.refetch(),
  ]);
  expect(museum.sent).toBe(1);
});

test('refetch and forceRefetch send a request for cached data', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  const query = dispatch(getExhibit.initiate(1));
  await query;
  await query.refetch();
  expect(museum.sent).toBe(2);
  await dispatch(getExhibit.initiate(1, {forceRefetch: true}));
  expect(museum.sent).toBe(3);
});

test.each([
  [false, 1],
  [true, 2],
  [30, 2],
  [60, 1],
  [0, 1],
])(
  'refetchOnMountOrArgChange %s, 31 seconds later',
  async (option, expected) => {
    const clock = useFakeClock();
    const {dispatch, museum, getExhibit} = setUp(option);
    await dispatch(getExhibit.initiate(1));
    await clock.advance(31_000);
    await dispatch(getExhibit.initiate(1));
    expect(museum.sent).toBe(expected);
    // It is an option for subscribers.
    await dispatch(getExhibit.initiate(1, {subscribe: false}));
    expect(museum.sent).toBe(expected);
  },
);

test('forceRefetch of the endpoint', async () => {
  const {dispatch, museum, getLive} = setUp();
  await dispatch(getLive.initiate(1));
  await dispatch(getLive.initiate(1));
  expect(museum.sent).toBe(2);
});

test('cached data is used', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  await dispatch(getExhibit.initiate(1));
  expect(await dispatch(getExhibit.initiate(1))).toMatchObject({
    data: 'Amber beetle',
    isSuccess: true,
  });
  expect(museum.sent).toBe(1);
});

test('an entry that never succeeded is tried again', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  museum.status = 500;
  await dispatch(getExhibit.initiate(1));
  await dispatch(getExhibit.initiate(1));
  expect(museum.sent).toBe(2);
});

test('an entry whose refetch failed is not: it has data', async () => {
  const {dispatch, museum, getExhibit} = setUp();
  const query = dispatch(getExhibit.initiate(1));
  await query;
  museum.status = 500;
  await query.refetch();
  expect(await dispatch(getExhibit.initiate(1))).toMatchObject({
    isError: true,
    data: 'Amber beetle',
  });
  expect(museum.sent).toBe(2);
});

test.each([false, true])(
  'an infinite query without a next page sends nothing, refetchOnMountOrArgChange %s',
  async (option) => {
    const {dispatch, museum, getPages} = setUp(option);
    const next = {direction: 'forward'} as const;
    await dispatch(getPages.initiate());
    await dispatch(getPages.initiate(undefined, next));
    await dispatch(getPages.initiate(undefined, next));
    expect(museum.sent).toBe(2);
    const forced = {...next, forceRefetch: true};
    await dispatch(getPages.initiate(undefined, forced));
    expect(museum.sent).toBe(2);
  },
);
