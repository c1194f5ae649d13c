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

describe('a long answer', () => {
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
  saleStore.dispatch(saleLeft());
  await settle();
  expect(socket.isClosed).toBe(true);
});
