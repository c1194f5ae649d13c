/// <reference types="node" />
import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {auctionApi, makeStore} from './auctionApi';
import {auctionServer, FakeConnection, opening} from './handlers';
import {liveBidsApi} from './liveBids';
import {lotBidsApi} from './lotBids';
import {lotStoryApi} from './lotStory';
import {memberBidsApi} from './memberBids';
import {placeBidApi} from './placeBid';
import {roomCallsApi} from './roomCalls';
import {saleEntered, saleLeft, saleListener} from './saleListener';

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

test('lots share one socket until the last one leaves', async () => {
  const clock = useFakeClock();
  const {lotBids} = lotBidsApi.endpoints;
  const seven = store.dispatch(lotBids.initiate(7));
  const eight = store.dispatch(lotBids.initiate(8));
  await Promise.all([seven, eight]);
  await settle();
  expect(FakeConnection.opened).toHaveLength(1);
  FakeConnection.last().push({lotId: 8, bid: second});
  FakeConnection.last().push({lotId: 9, bid: third});
  const count = (lot: number) =>
    lotBids.select(lot)(store.getState()).data?.length;
  expect([count(7), count(8)]).toEqual([1, 2]);

  seven.unsubscribe();
  await clock.advance(61_000);
  await settle();
  expect(FakeConnection.last().isClosed).toBe(false);
  eight.unsubscribe();
  await clock.advance(61_000);
  await settle();
  expect(FakeConnection.last().isClosed).toBe(true);

  await store.dispatch(lotBids.initiate(7));
  expect(FakeConnection.opened).toHaveLength(2);
  store.dispatch(auctionApi.util.resetApiState());
  await settle();
});

test('the shared socket opens again, and every lot catches up', async () => {
  const clock = useFakeClock();
  const {lotBids} = lotBidsApi.endpoints;
  const release = house.hold();
  const both = [7, 8].map((lot) => store.dispatch(lotBids.initiate(lot)));
  await settle();
  FakeConnection.last().accept();
  FakeConnection.last().push({lotId: 8, bid: second}); // early
  release();
  await Promise.all(both);
  await settle();
  const ids = (lot: number) =>
    lotBids
      .select(lot)(store.getState())
      .data?.map(({id}) => id);
  expect([ids(7), ids(8)]).toEqual([[1], [1, 2]]);

  FakeConnection.last().close();
  house.setBids([opening, third]);
  await clock.advance(1_000);
  expect(FakeConnection.opened).toHaveLength(2);
  FakeConnection.last().accept();
  await vi.waitFor(() =>
    expect([ids(7), ids(8)]).toEqual([
      [1, 3],
      [1, 2, 3],
    ]),
  );
  FakeConnection.last().push({lotId: 7, bid: second});
  expect(ids(7)).toEqual([1, 3, 2]);
  store.dispatch(auctionApi.util.resetApiState());
  await settle();
  expect(FakeConnection.last().isClosed).toBe(true);
});

describe('a socket for members', () => {
  const {memberBids} = memberBidsApi.endpoints;
  let tickets = 0;
  let refused = false;
  beforeEach(() => {
    tickets = 0;
    refused = false;
    server.use(
      http.post('https://auction.example/api/tickets', () =>
        refused
          ? HttpResponse.json(null, {status: 503})
          : HttpResponse.json({ticket: `t+${++tickets}`}),
      ),
    );
  });
  const opened = (count: number) =>
    vi.waitFor(() => expect(FakeConnection.opened).toHaveLength(count));

  test('each connection has its own ticket', async () => {
    const clock = useFakeClock();
    await store.dispatch(memberBids.initiate(7));
    await opened(1);
    FakeConnection.last().accept();
    FakeConnection.last().push('still here');
    FakeConnection.last().push(second);
    const bids = () => memberBids.select(7)(store.getState()).data;
    expect(bids()).toEqual([opening, second]);

    refused = true; // no ticket: try again later
    FakeConnection.last().close();
    await clock.advance(1_000);
    await settle();
    refused = false;
    await vi.waitFor(async () => {
      await clock.advance(1_000);
      expect(FakeConnection.opened).toHaveLength(2);
    });
    expect(FakeConnection.opened.map(({url}) => url)).toEqual([
      'wss://auction.example/lots/7?ticket=t%2B1',
      'wss://auction.example/lots/7?ticket=t%2B2',
    ]);
    store.dispatch(auctionApi.util.resetApiState());
    await settle();
    expect(FakeConnection.last().isClosed).toBe(true);
  });

  test('a silent connection is replaced', async () => {
    const clock = useFakeClock();
    await store.dispatch(memberBids.initiate(7));
    await opened(1);
    FakeConnection.last().accept();
    await clock.advance(44_000);
    FakeConnection.last().push('still here');
    await clock.advance(44_000);
    expect(FakeConnection.last().isClosed).toBe(false);
    await clock.advance(1_000);
    expect(FakeConnection.last().isClosed).toBe(true);
    await clock.advance(1_000);
    await opened(2);
    house.requests.length = 0;
    FakeConnection.last().accept();
    await vi.waitFor(() =>
      expect(house.requests).toEqual(['GET /api/lots/7/bids']),
    );
    await clock.advance(10_000);
    expect(FakeConnection.opened).toHaveLength(2);
    store.dispatch(auctionApi.util.resetApiState());
    await settle();
  });

  test('a bid that arrives during the refetch stays', async () => {
    const clock = useFakeClock();
    await store.dispatch(memberBids.initiate(7));
    await opened(1);
    FakeConnection.last().close();
    await clock.advance(1_000);
    await opened(2);
    const release = house.hold();
    house.requests.length = 0;
    FakeConnection.last().accept();
    await vi.waitFor(() => expect(house.requests).toHaveLength(1));
    FakeConnection.last().push(second);
    release();
    await Promise.all(
      store.dispatch(auctionApi.util.getRunningQueriesThunk()),
    );
    expect(memberBids.select(7)(store.getState()).data).toEqual([
      opening,
      second,
    ]);
    store.dispatch(auctionApi.util.resetApiState());
    await settle();
  });
});

describe('a long response', () => {
  const {lotStory} = lotStoryApi.endpoints;
  const story = () => lotStory.select(7)(store.getState()).data;
  let chunks: ReadableStreamDefaultController<Uint8Array>;
  let asked = 0;
  let cancelled: () => void;
  beforeEach(() => {
    asked = 0;
    cancelled = vi.fn<() => void>();
    server.use(
      http.get('https://auction.example/api/lots/7/story', ({request}) => {
        asked++;
        request.signal.addEventListener('abort', cancelled);
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => void (chunks = controller),
        });
        return new HttpResponse(body);
      }),
    );
  });
  const send = (text: string) =>
    chunks.enqueue(new TextEncoder().encode(text));

  test('is shown while it arrives', async () => {
    const subscription = store.dispatch(lotStory.initiate(7));
    await subscription;
    expect(story()).toEqual({text: '', state: 'reading'});
    await vi.waitFor(() => expect(asked).toBe(1));
    send('A vase ');
    await vi.waitFor(() => expect(story()?.text).toBe('A vase '));
    send('from 1790.');
    chunks.close();
    await vi.waitFor(() =>
      expect(story()).toEqual({
        text: 'A vase from 1790.',
        state: 'complete',
      }),
    );
    // A refetch runs `queryFn` again, but not the callback.
    await subscription.refetch();
    expect(story()).toEqual({text: '', state: 'reading'});
    expect(asked).toBe(1);
  });

  test('loses its beginning to a refetch', async () => {
    const subscription = store.dispatch(lotStory.initiate(7));
    await vi.waitFor(() => expect(asked).toBe(1));
    send('A vase ');
    await vi.waitFor(() => expect(story()?.text).toBe('A vase '));
    await subscription.refetch();
    send('from 1790.');
    chunks.close();
    await vi.waitFor(() =>
      expect(story()).toEqual({text: 'from 1790.', state: 'complete'}),
    );
  });

  test('stops with the entry', async () => {
    await store.dispatch(lotStory.initiate(7));
    await vi.waitFor(() => expect(asked).toBe(1));
    store.dispatch(auctionApi.util.resetApiState());
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  });

  test('can break', async () => {
    await store.dispatch(lotStory.initiate(7));
    await vi.waitFor(() => expect(asked).toBe(1));
    send('A va');
    await vi.waitFor(() => expect(story()?.text).toBe('A va'));
    chunks.error(new Error('cut'));
    await vi.waitFor(() =>
      expect(story()).toEqual({text: 'A va', state: 'broken'}),
    );
  });
});

describe('a mutation', () => {
  const {placeBid} = placeBidApi.endpoints;
  const {liveBids} = liveBidsApi.endpoints;

  test('listens until it is reset', async () => {
    await store.dispatch(liveBids.initiate(7));
    const trigger = store.dispatch(
      placeBid.initiate({lotId: 7, amount: 120}),
    );
    await trigger;
    await settle();
    const socket = FakeConnection.last();
    expect(socket.url).toBe('wss://auction.example/tickets/t9');
    socket.push(second);
    expect(liveBids.select(7)(store.getState()).data).toEqual([
      opening,
      second,
    ]);
    expect(socket.isClosed).toBe(false);
    trigger.reset();
    await settle();
    expect(socket.isClosed).toBe(true);
  });

  test('runs for every call', async () => {
    await store.dispatch(placeBid.initiate({lotId: 7, amount: 120}));
    await store.dispatch(placeBid.initiate({lotId: 7, amount: 120}));
    await settle();
    expect(FakeConnection.opened.map((it) => it.isClosed)).toEqual([
      false,
      false,
    ]);
  });

  test('does not run for a call that is not tracked', async () => {
    await store.dispatch(
      placeBid.initiate({lotId: 7, amount: 120}, {track: false}),
    );
    await settle();
    expect(FakeConnection.opened).toEqual([]);
  });

  test('ends when the same fixedCacheKey is used again', async () => {
    const options = {fixedCacheKey: 'my bid'};
    await store.dispatch(
      placeBid.initiate({lotId: 7, amount: 120}, options),
    );
    await settle();
    await store.dispatch(
      placeBid.initiate({lotId: 7, amount: 130}, options),
    );
    await settle();
    expect(FakeConnection.opened.map((it) => it.isClosed)).toEqual([
      true,
      false,
    ]);
  });
});

test('a listener feeds several endpoints', async () => {
  const saleStore = configureStore({
    reducer: {[auctionApi.reducerPath]: auctionApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(saleListener.middleware)
        .concat(auctionApi.middleware),
  });
  await saleStore.dispatch(liveBidsApi.endpoints.liveBids.initiate(7));
  await saleStore.dispatch(
    roomCallsApi.endpoints.roomCalls.initiate('blue'),
  );
  saleStore.dispatch(saleEntered('spring'));
  const socket = FakeConnection.last();
  expect(socket.url).toBe('wss://auction.example/sales/spring');
  socket.push({kind: 'bid', lotId: 7, bid: second});
  socket.push({kind: 'call', room: 'blue', text: 'Fair warning'});
  const state = saleStore.getState();
  expect(liveBidsApi.endpoints.liveBids.select(7)(state).data).toEqual([
    opening,
    second,
  ]);
  expect(
    roomCallsApi.endpoints.roomCalls.select('blue')(state).data,
  ).toEqual(['Fair warning']);
  // The endpoint has a socket of its own, which brings the call again.
  FakeConnection.opened
    .find(({url}) => url.endsWith('/rooms/blue'))
    ?.push('Fair warning');
  expect(
    roomCallsApi.endpoints.roomCalls.select('blue')(saleStore.getState())
      .data,
  ).toEqual(['Fair warning', 'Fair warning']);
  for (let call = 1; call <= 101; call++)
    socket.push({kind: 'call', room: 'blue', text: `call ${call}`});
  expect(
    roomCallsApi.endpoints.roomCalls.select('blue')(saleStore.getState())
      .data,
  ).toEqual(Array.from({length: 100}, (_, index) => `call ${index + 2}`));
  // A lot that is loading has no data to change yet.
  const release = house.hold();
  const loading = saleStore.dispatch(
    liveBidsApi.endpoints.liveBids.initiate(8),
  );
  socket.push({kind: 'bid', lotId: 8, bid: second});
  release();
  expect((await loading).data).toEqual([opening]);
  // Entering another sale leaves the first.
  saleStore.dispatch(saleEntered('autumn'));
  await settle();
  expect(socket.isClosed).toBe(true);
  expect(FakeConnection.last().isClosed).toBe(false);
  saleStore.dispatch(saleLeft());
  await settle();
  expect(FakeConnection.last().isClosed).toBe(true);
});
