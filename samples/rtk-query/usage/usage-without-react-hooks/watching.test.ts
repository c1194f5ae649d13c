import {beforeEach, describe, expect, expectTypeOf, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airApi, type Reading} from './airApi';
import {createQueryStore} from './createQueryStore';
import {airServer} from './handlers';
import {allSettled} from './running';
import {makeStore} from './store';
import {watchQuery} from './watchQuery';

let air = airServer();
let store = makeStore();
beforeEach(() => {
  air = airServer();
  server.use(...air.handlers);
  store = makeStore();
});
const {reading, stations} = airApi.endpoints;
const entries = () => Object.keys(store.getState().air.queries);
/** How many subscriptions the middleware counts. */
const subscribers = () => {
  const selectors: unknown = store.dispatch(
    airApi.internalActions.internal_getRTKQSubscriptions(),
  );
  const {getSubscriptionCount} = selectors as {
    getSubscriptionCount(key: string): number;
  };
  return getSubscriptionCount('reading("harbor")');
};

describe('watchQuery', () => {
  test('the callbacks in order; the cleanup lets the entry go', async () => {
    const clock = useFakeClock();
    const seen: unknown[] = [];
    const stop = watchQuery(store, reading, 'harbor', (result) => {
      expectTypeOf(result.data).toEqualTypeOf<Reading | undefined>();
      seen.push([result.status, result.data?.pm25]);
    });
    expect(seen).toEqual([['pending', undefined]]);
    await allSettled(store);
    await clock.advance(20);
    expect(seen).toEqual([
      ['pending', undefined],
      ['fulfilled', 12],
    ]);

    // Other entries change: no callback.
    await store.dispatch(stations.initiate());
    await clock.advance(20);
    expect(seen).toHaveLength(2);

    stop();
    await clock.advance(61_000);
    expect(entries()).toEqual(['stations(undefined)']);
    expect(seen).toHaveLength(2);
  });

  test('a cached entry arrives at once, without a request', async () => {
    await store.dispatch(reading.initiate('harbor'));
    const seen: string[] = [];
    watchQuery(store, reading, 'harbor', ({status}) => seen.push(status));
    expect(seen).toEqual(['fulfilled']);
    expect(air.requests).toHaveLength(1);
  });
});

test('the store tells of actions about something else, too', () => {
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.dispatch({type: 'something else'});
  expect(told).toHaveBeenCalled();
  stop();
});

test('a query store subscribes for its first listener, until its last', async () => {
  const clock = useFakeClock();
  const harbor = createQueryStore(store, reading, 'harbor');
  expect(air.requests).toEqual([]);
  const one = vi.fn();
  const two = vi.fn();

  const stopOne = harbor.subscribe(one);
  expect(one).toHaveBeenCalledTimes(1);
  expect(subscribers()).toBe(1);
  const stopTwo = harbor.subscribe(two);
  expect(two).toHaveBeenCalledTimes(1);
  expect(subscribers()).toBe(1);

  await allSettled(store);
  await clock.advance(20);
  expect(one).toHaveBeenCalledTimes(2);
  expect(two.mock.lastCall?.[0]).toMatchObject({data: {pm25: 12}});

  stopOne();
  stopOne();
  expect(subscribers()).toBe(1);
  stopTwo();
  expect(subscribers()).toBe(0);
  await clock.advance(61_000);
  expect(entries()).toEqual([]);

  const stop = harbor.subscribe(one);
  expect(subscribers()).toBe(1);
  expect(one.mock.lastCall?.[0]).toMatchObject({status: 'pending'});
  await allSettled(store);
  expect(air.requests).toHaveLength(2);

  // The same function twice: two listeners, one subscription.
  const stopAgain = harbor.subscribe(one);
  expect(subscribers()).toBe(1);
  stop();
  expect(subscribers()).toBe(1);
  stopAgain();
  expect(subscribers()).toBe(0);
});

test('a query store after resetApiState', async () => {
  const clock = useFakeClock();
  const harbor = createQueryStore(store, reading, 'harbor');
  const seen = vi.fn();
  const stop = harbor.subscribe(seen);
  await allSettled(store);
  store.dispatch(airApi.util.resetApiState());
  const stopTwo = harbor.subscribe(seen);
  await clock.advance(20);
  expect(seen.mock.lastCall?.[0]).toMatchObject({status: 'uninitialized'});
  expect(air.requests).toHaveLength(1);
  stop();
  stopTwo();
  harbor.subscribe(seen)();
  await allSettled(store);
  expect(air.requests).toHaveLength(2);
});
