import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {addAtOnceApi} from './addAtOnce';
import {addApi} from './addSetlist';
import {feedApi} from './feedApi';
import {setlistServer} from './handlers';
import {setlistsApi} from './setlistsApi';
import {makeStore} from './store';
import {reorderApi} from './reorderSongs';
import {tourApi} from './tourWithDetails';

const {getSetlist, getTour} = setlistsApi.endpoints;
let page: ReturnType<typeof setlistServer>;
beforeEach(() => {
  page = setlistServer();
  server.use(...page.handlers);
});

test('pessimistic create: the server gives the id, no extra GET', async () => {
  const store = makeStore();
  await store.dispatch(getTour.initiate('spring'));
  const {addSetlist} = addApi.endpoints;
  const saving = store.dispatch(
    addSetlist.initiate({tour: 'spring', name: 'Rooftop'}),
  );
  const names = () =>
    getTour
      .select('spring')(store.getState())
      .data?.map(({id, name}) => `${id} ${name}`);
  expect(names()).toEqual(['1 Opening night', '2 Harbor stage']);
  await saving;
  expect(names()).toEqual([
    '1 Opening night',
    '2 Harbor stage',
    '70 Rooftop',
  ]);
  expect(page.requests).toEqual([
    'GET /tours/spring',
    'POST /tours/spring',
  ]);

  page.refuse = true;
  await store.dispatch(addSetlist.initiate({tour: 'spring', name: 'Lost'}));
  expect(names()).toHaveLength(3);
});

test('pessimistic create: a refetch that has the row already leaves it single', async () => {
  const store = makeStore();
  await store.dispatch(getTour.initiate('spring'));
  const names = () =>
    getTour
      .select('spring')(store.getState())
      .data?.map(({name}) => name);
  const saving = store.dispatch(
    addApi.endpoints.addSetlist.initiate({tour: 'spring', name: 'Rooftop'}),
  );
  // What a poll brings before the response of the mutation.
  store.dispatch(
    setlistsApi.util.updateQueryData('getTour', 'spring', (setlists) => {
      const [first] = setlists;
      if (first) setlists.push({...first, id: 70, name: 'Rooftop'});
    }),
  );
  await saving;
  expect(names()).toEqual(['Opening night', 'Harbor stage', 'Rooftop']);
});

test.each([
  ['addSetlist', addApi.endpoints.addSetlist],
  ['addAtOnce', addAtOnceApi.endpoints.addAtOnce],
])(
  '%s: the row survives a request that is older',
  async (_name, create) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const store = makeStore();
    const list = store.dispatch(getTour.initiate('spring'));
    const {data: old = []} = await list;
    server.use(
      http.get(
        'https://setlists.example/api/tours/spring',
        async () => {
          await held;
          return HttpResponse.json(old);
        },
        {once: true},
      ),
    );
    const refetch = list.refetch();
    await store.dispatch(
      create.initiate({tour: 'spring', name: 'Rooftop'}),
    );
    release();
    expect((await refetch).data).toHaveLength(2);
    await vi.waitFor(() =>
      expect(
        getTour
          .select('spring')(store.getState())
          .data?.map(({name}) => name),
      ).toEqual(['Opening night', 'Harbor stage', 'Rooftop']),
    );
  },
);

test.each([
  ['saved', false, ['Ember', 'Tide', 'Late train'], 3],
  ['refused', true, ['Tide', 'Ember', 'Late train'], 6],
])('reorder in every entry: %s', async (_label, refuse, expected, gets) => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(getTour.initiate('spring')),
    store.dispatch(getTour.initiate('summer')),
    store.dispatch(getSetlist.initiate(1)),
  ]);
  page.refuse = refuse;
  const songs = ['Ember', 'Tide', 'Late train'];
  const saving = store.dispatch(
    reorderApi.endpoints.reorderSongs.initiate({id: 1, songs}),
  );
  const shown = (tour: string) =>
    getTour.select(tour)(store.getState()).data?.[0]?.songs;
  const all = () => [
    shown('spring'),
    shown('summer'),
    getSetlist.select(1)(store.getState()).data?.songs,
  ];
  expect(all()).toEqual([songs, songs, songs]);
  await saving;
  await Promise.all(
    store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
  );
  expect(all()).toEqual([expected, expected, expected]);
  expect(
    page.requests.filter((line) => line.startsWith('GET')),
  ).toHaveLength(gets);
});

test('a tour fills the details: opening one sends nothing', async () => {
  const store = makeStore();
  await store.dispatch(
    tourApi.endpoints.getTourWithDetails.initiate('spring'),
  );
  const detail = await store.dispatch(getSetlist.initiate(2));
  expect(detail).toMatchObject({isSuccess: true, data: {id: 2}});
  expect(page.requests).toEqual(['GET /tours/spring']);
});

test.each([
  ['accepted', 200, 1],
  ['refused', 500, 0],
])('a like on page 2 that is %s', async (_label, status, likes) => {
  server.use(
    http.get('https://setlists.example/api/feed', ({request}) => {
      const number = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json([{id: number * 10, likes: 0}]);
    }),
    http.post('https://setlists.example/api/setlists/:id/likes', () =>
      HttpResponse.json(null, {status}),
    ),
  );
  const store = configureStore({
    reducer: {[feedApi.reducerPath]: feedApi.reducer},
    middleware: (getDefault) => getDefault().concat(feedApi.middleware),
  });
  const {getFeed, like} = feedApi.endpoints;
  await store.dispatch(getFeed.initiate());
  await store.dispatch(getFeed.initiate(undefined, {direction: 'forward'}));
  const counts = () =>
    getFeed
      .select()(store.getState())
      .data?.pages.map(([row]) => row?.likes);
  const saving = store.dispatch(like.initiate(20));
  expect(counts()).toEqual([0, 1]);
  await saving;
  await Promise.all(store.dispatch(feedApi.util.getRunningQueriesThunk()));
  expect(counts()).toEqual([0, likes]);
});

test('a like while the next page loads is lost with it, and refetched', async () => {
  let saved = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested: number[] = [];
  server.use(
    http.get('https://setlists.example/api/feed', async ({request}) => {
      const number = Number(new URL(request.url).searchParams.get('page'));
      requested.push(number);
      if (number === 2) await held;
      const likes = number === 1 ? saved : 0;
      return HttpResponse.json([{id: number * 10, likes}]);
    }),
    http.post('https://setlists.example/api/setlists/10/likes', () => {
      saved += 1;
      return HttpResponse.json(null);
    }),
  );
  const store = configureStore({
    reducer: {[feedApi.reducerPath]: feedApi.reducer},
    middleware: (getDefault) => getDefault().concat(feedApi.middleware),
  });
  const {getFeed, like} = feedApi.endpoints;
  const counts = () =>
    getFeed
      .select()(store.getState())
      .data?.pages.map(([row]) => row?.likes);
  await store.dispatch(getFeed.initiate());
  const next = store.dispatch(
    getFeed.initiate(undefined, {direction: 'forward'}),
  );
  await store.dispatch(like.initiate(10));
  expect(counts()).toEqual([1]);
  release();
  const {data} = await next;
  expect(data?.pages.flat().map(({likes}) => likes)).toEqual([0, 0]);
  await vi.waitFor(() => expect(counts()).toEqual([1, 0]));
  expect(requested).toEqual([1, 2, 1, 2]);
});

test('a like is not lost to a refetch that starts after it', async () => {
  let saved = 0;
  let save = () => {};
  let release = () => {};
  const saving = new Promise<void>((resolve) => (save = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('https://setlists.example/api/feed', async () => {
      const likes = saved;
      if (requested++ === 1) await held;
      return HttpResponse.json([{id: 10, likes}]);
    }),
    http.post(
      'https://setlists.example/api/setlists/10/likes',
      async () => {
        await saving;
        saved += 1;
        return HttpResponse.json(null);
      },
    ),
  );
  let requested = 0;
  const store = configureStore({
    reducer: {[feedApi.reducerPath]: feedApi.reducer},
    middleware: (getDefault) => getDefault().concat(feedApi.middleware),
  });
  const {getFeed, like} = feedApi.endpoints;
  const likes = () =>
    getFeed.select()(store.getState()).data?.pages[0]?.[0]?.likes;
  const feed = store.dispatch(getFeed.initiate());
  await feed;
  const liked = store.dispatch(like.initiate(10));
  const refetch = feed.refetch();
  await vi.waitFor(() => expect(requested).toBe(2));
  save();
  await liked;
  release();
  expect((await refetch).data?.pages[0]?.[0]?.likes).toBe(0);
  await vi.waitFor(() => expect(likes()).toBe(1));
});

test('a like is not lost to a refetch that ends before it is saved', async () => {
  let saved = 0;
  let save = () => {};
  const saving = new Promise<void>((resolve) => (save = resolve));
  server.use(
    http.get('https://setlists.example/api/feed', () =>
      HttpResponse.json([{id: 10, likes: saved}]),
    ),
    http.post(
      'https://setlists.example/api/setlists/10/likes',
      async () => {
        await saving;
        saved += 1;
        return HttpResponse.json(null);
      },
    ),
  );
  const store = configureStore({
    reducer: {[feedApi.reducerPath]: feedApi.reducer},
    middleware: (getDefault) => getDefault().concat(feedApi.middleware),
  });
  const {getFeed, like} = feedApi.endpoints;
  const likes = () =>
    getFeed.select()(store.getState()).data?.pages[0]?.[0]?.likes;
  const feed = store.dispatch(getFeed.initiate());
  await feed;
  const liked = store.dispatch(like.initiate(10));
  await feed.refetch();
  expect(likes()).toBe(0);
  save();
  await liked;
  await vi.waitFor(() => expect(likes()).toBe(1));
});
