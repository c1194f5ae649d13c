/// <reference types="node" />
import {configureStore, createAction} from '@reduxjs/toolkit';
import {
  type ApiRootState,
  createApi,
  type EndpointDefinitions,
  fakeBaseQuery,
} from '@reduxjs/toolkit/query';
import {createElement, useState} from 'react';
import {renderToString} from 'react-dom/server';
import {Provider, useDispatch} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {auctionApi, makeStore} from './auctionApi';
import {auctionServer, FakeConnection, opening} from './handlers';
import {liveBidsApi} from './liveBids';

const {liveBids} = liveBidsApi.endpoints;
const second = {id: 2, bidder: 'Bo', amount: 120};

let house: ReturnType<typeof auctionServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  house = auctionServer();
  server.use(...house.handlers);
  store = makeStore();
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeConnection);
});
const bids = () => liveBids.select(7)(store.getState()).data;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a message changes the cached list', async () => {
  await store.dispatch(liveBids.initiate(7));
  expect(bids()).toEqual([opening]);
  const socket = FakeConnection.last();
  expect(socket.url).toBe('wss://auction.example/lots/7');
  socket.push(second);
  expect(bids()).toEqual([opening, second]);
  socket.push({...second, amount: 125});
  expect(bids()).toEqual([opening, {...second, amount: 125}]);
  expect(house.requests).toEqual(['GET /api/lots/7/bids']);
});

test('one connection for each entry, however many subscribers', async () => {
  await store.dispatch(liveBids.initiate(7));
  await store.dispatch(liveBids.initiate(7));
  await store.dispatch(liveBids.initiate(8));
  expect(FakeConnection.opened.map(({url}) => url)).toEqual([
    'wss://auction.example/lots/7',
    'wss://auction.example/lots/8',
  ]);
  await store.dispatch(liveBids.initiate(7, {forceRefetch: true}));
  expect(FakeConnection.opened).toHaveLength(2);
});

test('records the life of a connection', async () => {
  const clock = useFakeClock();
  const start = Date.now();
  const rows: string[] = [];
  const state = () => {
    const socket = FakeConnection.opened[0];
    return socket ? (socket.isClosed ? 'closed' : 'open') : 'none';
  };
  const note = (text: string) => {
    const time = String((Date.now() - start) / 1000).padStart(3);
    rows.push(`${time} s  ${text.padEnd(25)}  socket ${state()}`);
  };

  const first = store.dispatch(liveBids.initiate(7));
  await first;
  note('first component mounts');
  await clock.advance(5_000);
  const other = store.dispatch(liveBids.initiate(7));
  await other;
  note('second component mounts');
  await clock.advance(5_000);
  first.unsubscribe();
  other.unsubscribe();
  note('both components unmount');
  await clock.advance(59_000);
  FakeConnection.last().push(second);
  note(`a message, ${bids()?.length} bids cached`);
  await clock.advance(1_000);
  await settle();
  note('60 seconds unused');

  expect(FakeConnection.opened).toHaveLength(1);
  expect(bids()).toBeUndefined();
  await record('./life.output.txt', rows.join('\n'));
});

test('a new subscriber in time keeps the connection', async () => {
  const clock = useFakeClock();
  const first = store.dispatch(liveBids.initiate(7));
  await first;
  first.unsubscribe();
  await clock.advance(30_000);
  await store.dispatch(liveBids.initiate(7));
  await clock.advance(120_000);
  expect(FakeConnection.last().isClosed).toBe(false);
  expect(FakeConnection.opened).toHaveLength(1);
});

test('resetApiState removes the entry and closes the connection', async () => {
  await store.dispatch(liveBids.initiate(7));
  store.dispatch(auctionApi.util.resetApiState());
  await settle();
  expect(FakeConnection.last().isClosed).toBe(true);
});

test('upsertQueryData makes an entry, too', async () => {
  await store.dispatch(
    liveBidsApi.util.upsertQueryData('liveBids', 7, [second]),
  );
  FakeConnection.last().push(opening);
  expect(bids()).toEqual([second, opening]);
  expect(house.requests).toEqual([]);
});

describe('a restored entry', () => {
  const restored =
    createAction<ApiRootState<EndpointDefinitions, never, 'api'>>(
      'restored',
    );
  const added = vi.fn();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    extractRehydrationInfo(action, {reducerPath}) {
      if (restored.match(action)) return action.payload[reducerPath];
    },
    endpoints: (build) => ({
      lot: build.query<string, number>({
        queryFn: (id) => ({data: `lot ${id}`}),
        onCacheEntryAdded: (id) => added(id),
      }),
    }),
  });
  const setup = (preloadedState?: {api: ReturnType<typeof api.reducer>}) =>
    configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
      preloadedState,
    });
  const {lot} = api.endpoints;
  async function savedState() {
    const other = setup();
    await other.dispatch(lot.initiate(7));
    expect(added).toHaveBeenCalledExactlyOnceWith(7);
    added.mockClear();
    return other.getState();
  }

  test.each(['extractRehydrationInfo', 'preloadedState'])(
    'does not run the callback: %s',
    async (way) => {
      const saved = await savedState();
      const app = setup(way === 'preloadedState' ? saved : undefined);
      if (way === 'extractRehydrationInfo') app.dispatch(restored(saved));
      const subscription = app.dispatch(lot.initiate(7));
      expect((await subscription).data).toBe('lot 7');
      await subscription.refetch();
      expect(added).not.toHaveBeenCalled();
    },
  );

  test('updateQueryData changes it', async () => {
    const app = setup(await savedState());
    app.dispatch(api.util.updateQueryData('lot', 7, () => 'sold'));
    expect(lot.select(7)(app.getState()).data).toBe('sold');
  });

  test('upsertQueryEntries runs it', () => {
    const app = setup();
    app.dispatch(
      api.util.upsertQueryEntries([
        {endpointName: 'lot', arg: 7, value: 'lot 7'},
      ]),
    );
    expect(added).toHaveBeenCalledExactlyOnceWith(7);
    added.mockClear();
    app.dispatch(api.util.resetApiState());
  });
});

test('an entry that is seeded while a server renders opens a connection', async () => {
  function Lot() {
    const dispatch = useDispatch<typeof store.dispatch>();
    useState(() =>
      dispatch(
        liveBidsApi.util.upsertQueryEntries([
          {endpointName: 'liveBids', arg: 7, value: [opening]},
        ]),
      ),
    );
    return null;
  }
  const children = createElement(Lot);
  const page = createElement(Provider, {store, children});
  expect(renderToString(page)).toBe('');
  expect(FakeConnection.opened).toHaveLength(1);
  store.dispatch(auctionApi.util.resetApiState());
  await settle();
  expect(FakeConnection.last().isClosed).toBe(true);
});

describe('before the first data', () => {
  test('removal ends the callback, and nothing is unhandled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const release = house.hold();
    store.dispatch(liveBids.initiate(7));
    store.dispatch(auctionApi.util.resetApiState());
    await settle();
    expect(FakeConnection.last().isClosed).toBe(true);
    release();
    await settle();
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('a failed request leaves the callback waiting for a later success', async () => {
    house.setFailing(true);
    const subscription = store.dispatch(liveBids.initiate(7));
    await subscription;
    const socket = FakeConnection.last();
    socket.push(second);
    expect(bids()).toBeUndefined();

    house.setFailing(false);
    await subscription.refetch();
    await settle();
    socket.push(second);
    expect(bids()).toEqual([opening, second]);
    expect(FakeConnection.opened).toHaveLength(1);
  });

  test('a message that nobody listens to is lost', async () => {
    const release = house.hold();
    const request = store.dispatch(liveBids.initiate(7));
    FakeConnection.last().push(second);
    release();
    await request;
    expect(bids()).toEqual([opening]);
  });
});

describe('a refetch', () => {
  test('brings no duplicates, because bids are replaced by id', async () => {
    const subscription = store.dispatch(liveBids.initiate(7));
    await subscription;
    FakeConnection.last().push(second);
    house.setBids([opening, second]);
    await subscription.refetch();
    FakeConnection.last().push(second);
    expect(bids()).toEqual([opening, second]);
  });

  test('loses a bid that is newer than its response', async () => {
    const subscription = store.dispatch(liveBids.initiate(7));
    await subscription;
    const release = house.hold();
    const refetch = subscription.refetch();
    await vi.waitFor(() => expect(house.requests).toHaveLength(2));
    FakeConnection.last().push(second);
    expect(bids()).toEqual([opening, second]);
    release();
    await refetch;
    expect(bids()).toEqual([opening]);
  });
});

test('a message never warns after the data is there', async () => {
  const printed = captureConsole();
  await store.dispatch(liveBids.initiate(7));
  FakeConnection.last().push(second);
  expect(printed.texts()).toEqual([]);
});
