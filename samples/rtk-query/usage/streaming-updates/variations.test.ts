/// <reference types="node" />
import {configureStore, type Middleware} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {auctionApi, makeStore} from './auctionApi';
import {bufferedBidsApi} from './bufferedBids';
import {busyBidsApi} from './busyBids';
import {auctionServer, FakeConnection, opening} from './handlers';
import {mergedBidsApi} from './mergedBids';
import {roomCallsApi} from './roomCalls';
import {saleBidsApi, selectSaleBids} from './saleBids';
import {steadyBidsApi} from './steadyBids';

const second = {id: 2, bidder: 'Bo', amount: 120};
const third = {id: 3, bidder: 'Cy', amount: 140};

let house: ReturnType<typeof auctionServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  house = auctionServer();
  server.use(...house.handlers);
  store = makeStore();
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeConnection);
  vi.stubGlobal('EventSource', FakeConnection);
});
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('early messages wait for the first data', async () => {
  const printed = captureConsole();
  const {bufferedBids} = bufferedBidsApi.endpoints;
  const release = house.hold();
  const request = store.dispatch(bufferedBids.initiate(7));
  FakeConnection.last().push(second);
  release();
  await request;
  FakeConnection.last().push(third);
  expect(bufferedBids.select(7)(store.getState()).data).toEqual([
    opening,
    second,
    third,
  ]);
  expect(printed.texts()).toEqual([]);
});

/** Returns while the refetch is running, with what lets it end. */
async function refetchMerged() {
  const {mergedBids} = mergedBidsApi.endpoints;
  const subscription = store.dispatch(mergedBids.initiate(7));
  await subscription;
  const release = house.hold();
  const refetch = subscription.refetch();
  await vi.waitFor(() => expect(house.requests).toHaveLength(2));
  const end = async () => {
    release();
    await refetch;
  };
  return {mergedBids, end};
}

test('merge keeps a bid that is newer than the response', async () => {
  const {mergedBids, end} = await refetchMerged();
  FakeConnection.last().push(second);
  await end();
  expect(mergedBids.select(7)(store.getState()).data).toEqual([
    opening,
    second,
  ]);
});

test('merge puts back the old value of a bid that a message changed', async () => {
  const {mergedBids, end} = await refetchMerged();
  const amounts = () =>
    mergedBids
      .select(7)(store.getState())
      .data?.map(({amount}) => amount);
  FakeConnection.last().push({...opening, amount: 110});
  expect(amounts()).toEqual([110]);
  await end();
  expect(amounts()).toEqual([opening.amount]);
});

describe('a connection that drops', () => {
  const {steadyBids} = steadyBidsApi.endpoints;
  const bids = () => steadyBids.select(7)(store.getState()).data;

  test('opens again and fetches what was missed', async () => {
    const clock = useFakeClock();
    await store.dispatch(steadyBids.initiate(7));
    const [socket] = FakeConnection.opened;
    socket?.accept();
    socket?.push(second);
    expect(house.requests).toHaveLength(1);

    socket?.close();
    house.setBids([opening, second, third]);
    await clock.advance(999);
    expect(FakeConnection.opened).toHaveLength(1);
    await clock.advance(1);
    expect(FakeConnection.opened).toHaveLength(2);
    expect(house.requests).toHaveLength(1);

    FakeConnection.last().accept();
    await vi.waitFor(() =>
      expect(bids()).toEqual([opening, second, third]),
    );
    expect(house.requests).toHaveLength(2);
    FakeConnection.last().push({...third, amount: 150});
    expect(bids()?.at(-1)?.amount).toBe(150);
  });

  test('and is back keeps a bid that was withdrawn meanwhile', async () => {
    const clock = useFakeClock();
    house.setBids([opening, second]);
    await store.dispatch(steadyBids.initiate(7));
    FakeConnection.last().accept();
    FakeConnection.last().close();
    house.setBids([opening, third]);
    await clock.advance(1_000);
    FakeConnection.last().accept();
    await vi.waitFor(() =>
      expect(bids()).toEqual([opening, second, third]),
    );
  });

  test('and is back lacks the missed bid if the request fails', async () => {
    const clock = useFakeClock();
    const loading = store.dispatch(steadyBids.initiate(7));
    await loading;
    FakeConnection.last().accept();
    FakeConnection.last().close();
    house.setBids([opening, second]);
    house.setFailing(true);
    await clock.advance(1_000);
    FakeConnection.last().accept();
    const state = () => steadyBids.select(7)(store.getState());
    await vi.waitFor(() => expect(state().isError).toBe(true));
    house.setFailing(false);
    FakeConnection.last().push(third);
    await clock.advance(10_000);
    expect(house.requests).toHaveLength(2);
    expect(state().isError).toBe(true);
    expect(bids()).toEqual([opening, third]);
    await loading.refetch();
    expect(bids()).toContainEqual(second);
  });

  test('and is back during the first load sends no second request', async () => {
    const clock = useFakeClock();
    const release = house.hold();
    const loading = store.dispatch(steadyBids.initiate(7));
    await vi.waitFor(() => expect(house.requests).toHaveLength(1));
    FakeConnection.last().accept();
    FakeConnection.last().close();
    house.setBids([opening, second]);
    await clock.advance(1_000);
    FakeConnection.last().accept();
    release();
    await loading;
    expect(bids()).toEqual([opening]);
    expect(house.requests).toHaveLength(1);
    await loading.refetch();
    expect(bids()).toEqual([opening, second]);
  });

  test('waits longer after each failure, 30 seconds at most', async () => {
    const clock = useFakeClock();
    await store.dispatch(steadyBids.initiate(7));
    const waits: number[] = [];
    let since = Date.now();
    FakeConnection.last().close();
    for (let seconds = 0; seconds < 95; seconds++) {
      const before = FakeConnection.opened.length;
      await clock.advance(1_000);
      if (FakeConnection.opened.length === before) continue;
      waits.push((Date.now() - since) / 1000);
      since = Date.now();
      FakeConnection.last().close();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test('waits longer after a connection without a message, too', async () => {
    const clock = useFakeClock();
    await store.dispatch(steadyBids.initiate(7));
    const drop = () => {
      FakeConnection.last().accept();
      FakeConnection.last().close();
    };
    drop();
    await clock.advance(1_000);
    expect(FakeConnection.opened).toHaveLength(2);
    drop();
    await clock.advance(1_999);
    expect(FakeConnection.opened).toHaveLength(2);
    await clock.advance(1);
    expect(FakeConnection.opened).toHaveLength(3);
    FakeConnection.last().push(second);
    drop();
    await clock.advance(1_000);
    expect(FakeConnection.opened).toHaveLength(4);
    store.dispatch(auctionApi.util.resetApiState());
  });

  test('stays closed after the entry is gone, and the refetch did not keep it', async () => {
    const clock = useFakeClock();
    const subscription = store.dispatch(steadyBids.initiate(7));
    await subscription;
    FakeConnection.last().close();
    await clock.advance(1_000);
    FakeConnection.last().accept();
    await vi.waitFor(() => expect(house.requests).toHaveLength(2));
    await settle();
    subscription.unsubscribe();
    await clock.advance(60_000);
    await settle();
    expect(FakeConnection.last().isClosed).toBe(true);
    await clock.advance(60_000);
    expect(FakeConnection.opened).toHaveLength(2);
  });

  test('and each refetch after it gives an unused entry another minute', async () => {
    const clock = useFakeClock();
    const subscription = store.dispatch(steadyBids.initiate(7));
    await subscription;
    subscription.unsubscribe();
    await clock.advance(50_000);
    FakeConnection.last().close();
    await clock.advance(1_000);
    FakeConnection.last().accept();
    await Promise.all(
      store.dispatch(auctionApi.util.getRunningQueriesThunk()),
    );
    await clock.advance(59_000);
    expect(bids()).toEqual([opening]);
    await clock.advance(1_000);
    expect(bids()).toBeUndefined();
  });

  test('and keeps it as long as it drops more often than that', async () => {
    const clock = useFakeClock();
    const subscription = store.dispatch(steadyBids.initiate(7));
    await subscription;
    subscription.unsubscribe();
    for (let minute = 1; minute <= 5; minute += 1) {
      await clock.advance(50_000);
      FakeConnection.last().push(second);
      FakeConnection.last().close();
      await clock.advance(1_000);
      FakeConnection.last().accept();
      await Promise.all(
        store.dispatch(auctionApi.util.getRunningQueriesThunk()),
      );
    }
    expect(house.requests).toHaveLength(6);
    expect(FakeConnection.last().isClosed).toBe(false);
    await clock.advance(60_000);
    await settle();
    expect(FakeConnection.last().isClosed).toBe(true);
  });
});

test('a tag refetches a used entry, and ends the stream of an unused one', async () => {
  const events: string[] = [];
  const tagged = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Bids'],
    endpoints: (build) => ({
      bids: build.query<string[], number>({
        queryFn(lotId) {
          events.push(`request ${lotId}`);
          return {data: []};
        },
        providesTags: ['Bids'],
        async onCacheEntryAdded(lotId, {cacheEntryRemoved}) {
          await cacheEntryRemoved;
          events.push(`closed ${lotId}`);
        },
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[tagged.reducerPath]: tagged.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(tagged.middleware),
  });
  const used = dispatch(tagged.endpoints.bids.initiate(1));
  const unused = dispatch(tagged.endpoints.bids.initiate(2));
  await Promise.all([used, unused]);
  unused.unsubscribe();
  events.length = 0;
  dispatch(tagged.util.invalidateTags(['Bids']));
  await settle();
  expect(events.sort()).toEqual(['closed 2', 'request 1']);
  dispatch(tagged.util.resetApiState());
});

test('server-sent events replace a bid by its id', async () => {
  const {saleBids} = saleBidsApi.endpoints;
  house.setBids([opening, second]);
  await store.dispatch(saleBids.initiate('spring'));
  const events = FakeConnection.last();
  expect(events.url).toBe(
    'https://auction.example/api/sales/spring/events',
  );
  events.push({...opening, amount: 160}, 'bid');
  const all = () => {
    const {data} = saleBids.select('spring')(store.getState());
    return data && selectSaleBids(data);
  };
  expect(all()).toEqual([{...opening, amount: 160}, second]);
  events.push('2', 'withdrawn');
  expect(all()).toEqual([{...opening, amount: 160}]);
});

test('a stream without a request', async () => {
  const clock = useFakeClock();
  const {roomCalls} = roomCallsApi.endpoints;
  const subscription = store.dispatch(roomCalls.initiate('blue'));
  await subscription;
  const socket = FakeConnection.last();
  for (let call = 1; call <= 101; call++) socket.push(`call ${call}`);
  const {data} = roomCalls.select('blue')(store.getState());
  expect(data).toHaveLength(100);
  expect(data?.[0]).toBe('call 2');
  expect(house.requests).toEqual([]);
  // A refetch empties the list, over the same socket.
  await subscription.refetch();
  expect(roomCalls.select('blue')(store.getState()).data).toEqual([]);
  expect(FakeConnection.last()).toBe(socket);

  subscription.unsubscribe();
  await clock.advance(0);
  await clock.advance(1);
  await settle();
  expect(socket.isClosed).toBe(true);
});

test('with a lifetime of 0, a subscriber in the same turn keeps it', async () => {
  const clock = useFakeClock();
  const {roomCalls} = roomCallsApi.endpoints;
  const first = store.dispatch(roomCalls.initiate('blue'));
  await first;
  await settle();
  first.unsubscribe();
  store.dispatch(roomCalls.initiate('blue'));
  await clock.advance(1_000);
  await settle();
  expect(FakeConnection.opened).toHaveLength(1);
  expect(FakeConnection.last().isClosed).toBe(false);
});

describe('many messages at once', () => {
  const actions: unknown[] = [];
  const count: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const push = (count: number) => {
    for (let id = 2; id <= count + 1; id++)
      FakeConnection.last().push({id, bidder: 'Bo', amount: 100 + id});
  };
  let clock: ReturnType<typeof useFakeClock>;
  beforeEach(() => {
    clock = useFakeClock();
    store = configureStore({
      reducer: {[auctionApi.reducerPath]: auctionApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(auctionApi.middleware, count),
    });
  });

  test('each update dispatches two actions', async () => {
    const {mergedBids} = mergedBidsApi.endpoints;
    await store.dispatch(mergedBids.initiate(7));
    actions.length = 0;
    push(5);
    expect(actions).toHaveLength(10);
    expect(mergedBids.select(7)(store.getState()).data).toHaveLength(6);
    store.dispatch(auctionApi.util.resetApiState());
  });

  test('a batch is one update', async () => {
    const {busyBids} = busyBidsApi.endpoints;
    await store.dispatch(busyBids.initiate(7));
    actions.length = 0;
    push(500);
    expect(actions).toEqual([]);
    await clock.advance(50);
    expect(actions).toMatchObject([
      {type: 'auction/queries/queryResultPatched'},
      {type: 'auction/invalidation/updateProvidedBy'},
    ]);
    expect(busyBids.select(7)(store.getState()).data).toHaveLength(501);

    const printed = captureConsole();
    FakeConnection.last().push(third);
    store.dispatch(auctionApi.util.resetApiState());
    await clock.advance(100);
    expect(printed.texts()).toEqual([]);
  });
});

test('an infinite query: a page that is loading undoes a message', async () => {
  let send = (_text: string) => {};
  let release = () => {};
  let held = Promise.resolve();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      calls: build.infiniteQuery<string[], void, number>({
        async queryFn({pageParam}) {
          await held;
          return {data: [`call ${pageParam}`]};
        },
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => last + 1,
        },
        async onCacheEntryAdded(_arg, {cacheDataLoaded, updateCachedData}) {
          await cacheDataLoaded;
          send = (text) =>
            void updateCachedData(({pages}) => void pages[0]?.push(text));
        },
      }),
    }),
  });
  const {dispatch, getState} = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {initiate, select} = api.endpoints.calls;
  const pages = () => select()(getState()).data?.pages;
  await dispatch(initiate());
  held = new Promise((resolve) => (release = resolve));
  const next = dispatch(initiate(undefined, {direction: 'forward'}));
  send('Sold!');
  expect(pages()).toEqual([['call 1', 'Sold!']]);
  release();
  await next;
  expect(pages()).toEqual([['call 1'], ['call 2']]);
});
