import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {skipToken} from '@reduxjs/toolkit/query';
import * as plain from '@reduxjs/toolkit/query';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airApi} from './airApi';
import {cleanestStation} from './cleanestStation';
import {airServer} from './handlers';
import {readFresh, readOnce} from './readOnce';
import {allSettled, pendingReading, readUnlessAborted} from './running';
import {stationPanel} from './stationPanel';
import {makeStore} from './store';

let air = airServer();
let store = makeStore();
beforeEach(() => {
  air = airServer();
  server.use(...air.handlers);
  store = makeStore();
});
const {reading} = airApi.endpoints;
const entries = () => Object.keys(store.getState().air.queries);

test('the entry point without React makes no hooks', () => {
  expect(
    Object.keys(airApi).filter((key) => key.startsWith('use')),
  ).toEqual([]);
  expect(Object.keys(reading)).not.toContain('useQuery');
  expect(plain).not.toHaveProperty('ApiProvider');
});

test.each([
  [false, 1],
  [true, 2],
])(
  'with refetchOnMountOrArgChange: %s, two calls of initiate send %i requests',
  async (refetchOnMountOrArgChange, count) => {
    const baseQuery = vi.fn(() => ({data: 12}));
    const api = plain.createApi({
      baseQuery,
      refetchOnMountOrArgChange,
      endpoints: (build) => ({
        dust: build.query<number, void>({query: () => 'dust'}),
      }),
    });
    const {dispatch} = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    await dispatch(api.endpoints.dust.initiate());
    await dispatch(api.endpoints.dust.initiate());
    expect(baseQuery).toHaveBeenCalledTimes(count);
    // Without a subscription, cached data is used all the same.
    await dispatch(
      api.endpoints.dust.initiate(undefined, {subscribe: false}),
    );
    expect(baseQuery).toHaveBeenCalledTimes(count);
    dispatch(api.util.resetApiState());
  },
);

describe('a panel that subscribes', () => {
  test('reads, changes its argument, and lets the entries go', async () => {
    const clock = useFakeClock();
    const panel = stationPanel(store, 'harbor');
    expect(panel.current().isLoading).toBe(true);
    await allSettled(store);
    expect(panel.current().data?.pm25).toBe(12);
    expect(panel.current()).toBe(panel.current());

    panel.show('park');
    await allSettled(store);
    expect(panel.current().data?.pm25).toBe(5);
    await clock.advance(61_000);
    expect(entries()).toEqual(['reading("park")']);

    await panel.refresh();
    expect(air.requests).toEqual([
      'GET stations/harbor/reading',
      'GET stations/park/reading',
      'GET stations/park/reading',
    ]);
    panel.close();
    await clock.advance(59_000);
    expect(entries()).toEqual(['reading("park")']);
    await clock.advance(2_000);
    expect(entries()).toEqual([]);
  });

  test('without unsubscribe the entry stays', async () => {
    const clock = useFakeClock();
    await store.dispatch(reading.initiate('harbor'));
    await clock.advance(24 * 3600 * 1000);
    expect(entries()).toEqual(['reading("harbor")']);
  });

  test('two subscriptions share a request; each ends by itself', async () => {
    const clock = useFakeClock();
    const first = stationPanel(store, 'harbor');
    const second = stationPanel(store, 'harbor');
    await allSettled(store);
    expect(air.requests).toHaveLength(1);
    first.close();
    first.close();
    await clock.advance(61_000);
    expect(second.current().isSuccess).toBe(true);
    second.close();
    await clock.advance(50_000);
    second.close(); // the 60 seconds begin again
    await clock.advance(59_000);
    expect(entries()).toHaveLength(1);
    await clock.advance(2_000);
    expect(entries()).toEqual([]);
  });
});

test('a listener with matchRejected also runs for a cache hit', async () => {
  const seen: boolean[] = [];
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: {[airApi.reducerPath]: airApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(listener.middleware)
        .concat(airApi.middleware),
  });
  listener.startListening({
    matcher: reading.matchRejected,
    effect: ({meta}) => void seen.push(meta.condition),
  });
  await readOnce(store, 'harbor');
  expect(seen).toEqual([]);
  await readOnce(store, 'harbor');
  expect(seen).toEqual([true]);
  air.setFailing(true);
  await expect(readFresh(store, 'harbor')).rejects.toBeDefined();
  expect(seen).toEqual([true, false]);
});

test('every call of select makes another selector', async () => {
  await readOnce(store, 'harbor');
  const state = store.getState();
  const one = reading.select('harbor');
  expect(one(state)).toBe(one(state));
  expect(one(state)).not.toBe(reading.select('harbor')(state));
  expect(reading.select(skipToken)(state).isUninitialized).toBe(true);
});

describe('reading once', () => {
  test('from the cache, or fresh', async () => {
    const clock = useFakeClock();
    expect((await readOnce(store, 'harbor')).pm25).toBe(12);
    await readOnce(store, 'harbor');
    expect(air.requests).toHaveLength(1);
    await readFresh(store, 'harbor');
    expect(air.requests).toHaveLength(2);

    // A number is an age in seconds.
    const max30 = {subscribe: false, forceRefetch: 30};
    await clock.advance(20_000);
    await store.dispatch(reading.initiate('harbor', max30));
    expect(air.requests).toHaveLength(2);
    await clock.advance(10_000);
    await store.dispatch(reading.initiate('harbor', max30));
    expect(air.requests).toHaveLength(3);
    await clock.advance(61_000);
    expect(entries()).toEqual([]);
  });

  test('without a subscription, the timer of an earlier call can end it', async () => {
    const clock = useFakeClock();
    air.setFailing(true);
    await expect(readOnce(store, 'harbor')).rejects.toBeDefined();
    air.setFailing(false);
    await clock.advance(59_000);
    const respond = air.hold();
    const second = readOnce(store, 'harbor');
    await clock.advance(2_000);
    respond();
    expect(await second).toBeUndefined();
  });

  test('readFresh outlives such a timer, and leaves no subscription', async () => {
    const clock = useFakeClock();
    await readOnce(store, 'harbor');
    await clock.advance(59_000);
    const respond = air.hold();
    const fresh = readFresh(store, 'harbor');
    await clock.advance(2_000);
    respond();
    expect((await fresh).pm25).toBe(12);
    expect(entries()).toHaveLength(1);
    await clock.advance(61_000);
    expect(entries()).toEqual([]);
  });

  test('a pending request is shared, even when forced', async () => {
    await Promise.all([
      readOnce(store, 'harbor'),
      readFresh(store, 'harbor'),
    ]);
    expect(air.requests).toHaveLength(1);
  });

  test('the promise resolves to the state; unwrap rejects', async () => {
    air.setFailing(true);
    const request = store.dispatch(
      reading.initiate('harbor', {subscribe: false}),
    );
    expect(await request).toMatchObject({
      status: 'rejected',
      isError: true,
      error: {status: 503, data: 'maintenance'},
    });
    await expect(request.unwrap()).rejects.toEqual({
      status: 503,
      data: 'maintenance',
    });
  });

  test('data with a failed refetch: nothing is sent, and unwrap rejects', async () => {
    await readOnce(store, 'harbor');
    air.setFailing(true);
    await expect(readFresh(store, 'harbor')).rejects.toBeDefined();
    air.setFailing(false);
    expect(air.requests).toHaveLength(2);

    const request = store.dispatch(
      reading.initiate('harbor', {subscribe: false}),
    );
    expect(await request).toMatchObject({
      data: {pm25: 12},
      error: {status: 503},
    });
    await expect(request.unwrap()).rejects.toMatchObject({status: 503});
    expect(air.requests).toHaveLength(2);
    expect((await readFresh(store, 'harbor')).pm25).toBe(12);
    expect(air.requests).toHaveLength(3);
  });
});

test('resetApiState ends a subscription for good', async () => {
  const clock = useFakeClock();
  const subscription = store.dispatch(
    reading.initiate('harbor', {
      subscriptionOptions: {pollingInterval: 1_000},
    }),
  );
  await subscription;
  store.dispatch(airApi.util.resetApiState());
  await clock.advance(5_000);
  expect(entries()).toEqual([]);
  expect(air.requests).toHaveLength(1);
});

test('the flags of select at each step', async () => {
  const select = reading.select('harbor');
  const rows: string[] = [];
  const line = (cells: string[]) =>
    rows.push(
      cells
        .map((cell) => cell.padEnd(15))
        .join('')
        .trimEnd(),
    );
  const note = (moment: string) => {
    const {status, isLoading, data} = select(store.getState());
    line([
      moment,
      status,
      String(isLoading),
      String(isLoading && !data),
      data ? 'yes' : 'no',
    ]);
  };
  line(['moment', 'status', 'isLoading', 'first load', 'data']);
  note('before');
  const first = store.dispatch(reading.initiate('harbor'));
  note('first request');
  await first;
  note('response');
  const second = first.refetch();
  note('refetch');
  await second;
  air.setFailing(true);
  await first.refetch();
  note('refetch failed');
  expect(select(store.getState())).not.toHaveProperty('isFetching');
  expect(select(store.getState())).not.toHaveProperty('currentData');
  expect(select(store.getState())).not.toHaveProperty('refetch');
  await record('./flags.output.txt', rows.join('\n'));
});

describe('running requests', () => {
  test('waiting for one, and for all', async () => {
    expect(pendingReading(store, 'harbor')).toBeUndefined();
    const open = air.hold();
    store.dispatch(reading.initiate('harbor'));
    const pending = pendingReading(store, 'harbor');
    expect(pending).toBeInstanceOf(Promise);
    open();
    const result = await pending;
    // @ts-expect-error -- the type of the promise does not know the data
    expect(result?.data?.pm25).toBe(12);
    expect(reading.select('harbor')(store.getState()).data?.pm25).toBe(12);
    await allSettled(store);
    expect(pendingReading(store, 'harbor')).toBeUndefined();
  });

  test('a query that starts later is not waited for', async () => {
    const open = air.hold();
    store.dispatch(reading.initiate('harbor'));
    const first = allSettled(store);
    await vi.waitFor(() => expect(air.requests).toHaveLength(1));
    open();
    const openLater = air.hold();
    store.dispatch(reading.initiate('park'));
    await first;
    expect(pendingReading(store, 'park')).toBeInstanceOf(Promise);
    openLater();
    await allSettled(store);
  });

  test('a signal that is aborted already', async () => {
    const signal = AbortSignal.abort();
    expect(await readUnlessAborted(store, 'harbor', signal)).toMatchObject({
      error: {name: 'AbortError'},
    });
  });

  test('abort ends the request with an AbortError', async () => {
    air.hold();
    const controller = new AbortController();
    const result = readUnlessAborted(store, 'harbor', controller.signal);
    controller.abort();
    expect(await result).toEqual({
      data: undefined,
      error: {name: 'AbortError', message: 'Aborted'},
    });
    expect(reading.select('harbor')(store.getState()).isError).toBe(true);
  });

  test('no listener is left on the signal', async () => {
    const {signal} = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const {data} = await readUnlessAborted(store, 'harbor', signal);
    expect(data?.pm25).toBe(12);
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  test('a call right after abort joins the aborted request', async () => {
    const first = store.dispatch(reading.initiate('harbor'));
    first.abort();
    const second = store.dispatch(reading.initiate('harbor'));
    expect((await second).error).toMatchObject({name: 'AbortError'});
    const third = store.dispatch(reading.initiate('harbor'));
    expect((await third).data?.pm25).toBe(12);
  });

  test('abort of a call that joined a request changes nothing', async () => {
    const first = store.dispatch(reading.initiate('harbor'));
    const second = store.dispatch(reading.initiate('harbor'));
    second.abort();
    expect((await first).data?.pm25).toBe(12);
    expect((await second).data?.pm25).toBe(12);
  });

  test('unsubscribe lets a running request finish', async () => {
    const subscription = store.dispatch(reading.initiate('harbor'));
    subscription.unsubscribe();
    expect((await subscription).data?.pm25).toBe(12);
  });

  test('its response starts the seconds again', async () => {
    const clock = useFakeClock();
    const open = air.hold();
    const subscription = store.dispatch(reading.initiate('harbor'));
    subscription.unsubscribe();
    await clock.advance(50_000);
    open();
    await subscription;
    await clock.advance(59_000);
    expect(entries()).toHaveLength(1);
    await clock.advance(2_000);
    expect(entries()).toEqual([]);
  });

  test('but not one that runs longer than the unused entry stays', async () => {
    const clock = useFakeClock();
    const open = air.hold();
    const subscription = store.dispatch(reading.initiate('harbor'));
    subscription.unsubscribe();
    await clock.advance(59_000);
    expect(entries()).toHaveLength(1);
    await clock.advance(1_000);
    expect((await subscription).isUninitialized).toBe(true);
    expect(entries()).toEqual([]);
    open();
  });
});

describe('a thunk with two endpoints', () => {
  test('the value', async () => {
    expect(await store.dispatch(cleanestStation())).toEqual({
      station: 'park',
      pm25: 5,
    });
    expect(air.requests).toHaveLength(4);
    await store.dispatch(cleanestStation());
    expect(air.requests).toHaveLength(4);
  });

  test('the error', async () => {
    air.setFailing(true);
    await expect(store.dispatch(cleanestStation())).rejects.toEqual({
      status: 503,
      data: 'maintenance',
    });
    expect(air.requests).toEqual(['GET stations']);
  });

  test('the error of a failed refetch, although data is there', async () => {
    await store.dispatch(cleanestStation());
    const harbor = store.dispatch(reading.initiate('harbor'));
    air.setFailing(true);
    expect((await harbor.refetch()).data).toBeDefined();
    air.setFailing(false);
    air.requests.length = 0;
    await expect(store.dispatch(cleanestStation())).rejects.toMatchObject({
      status: 503,
    });
    expect(air.requests).toEqual([]);
    harbor.unsubscribe();

    // Only this entry is cached: the others are requested.
    store = makeStore();
    await readFresh(store, 'harbor');
    air.setFailing(true);
    await expect(readFresh(store, 'harbor')).rejects.toBeDefined();
    air.setFailing(false);
    air.requests.length = 0;
    await expect(store.dispatch(cleanestStation())).rejects.toBeDefined();
    await allSettled(store);
    expect(air.requests).toEqual([
      'GET stations',
      'GET stations/airport/reading',
      'GET stations/park/reading',
    ]);
  });

  test('the timer of a failed call does not end the next one', async () => {
    const clock = useFakeClock();
    air.setFailing(true);
    await expect(store.dispatch(cleanestStation())).rejects.toBeDefined();
    air.setFailing(false);
    await clock.advance(59_000);
    const open = air.hold();
    const cleanest = store.dispatch(cleanestStation());
    await clock.advance(2_000);
    open();
    expect(await cleanest).toEqual({station: 'park', pm25: 5});
    await clock.advance(61_000);
    expect(entries()).toEqual([]);
  });
});
