import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeBank} from './handlers';
import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const {getRate} = ratesApi.endpoints;
const PAIR = 'EUR-USD';

/** An entry whose last subscriber left four of its five seconds ago, and a server that takes its time from now on. */
async function abandonedEntry(clock: ReturnType<typeof useFakeClock>) {
  server.use(...makeBank().handlers);
  const store = makeStore();
  const first = store.dispatch(getRate.initiate(PAIR));
  await first;
  first.unsubscribe();
  await clock.advance(4_000);

  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.get('https://rates.example/api/rates/:pair', async () => {
      await held;
      return HttpResponse.json({pair: PAIR, value: 1.5});
    }),
  );
  return {store, respond};
}

test('a call without a subscription does not stop the timer of the last subscriber', async () => {
  const clock = useFakeClock();
  const {store, respond} = await abandonedEntry(clock);
  const request = store.dispatch(
    getRate.initiate(PAIR, {forceRefetch: true, subscribe: false}),
  );
  await clock.advance(2_000);
  respond();
  expect(await request).toMatchObject({isUninitialized: true});
  expect(await request.unwrap()).toBeUndefined();
});

test('nor the timer of an earlier call without a subscription', async () => {
  const clock = useFakeClock();
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  let calls = 0;
  server.use(
    http.get('https://rates.example/api/rates/:pair', async () => {
      if (++calls > 1) await held;
      return HttpResponse.json({pair: PAIR, value: 1.5});
    }),
  );
  const store = makeStore();
  const ask = () =>
    store
      .dispatch(getRate.initiate(PAIR, {forceRefetch: 3, subscribe: false}))
      .unwrap();
  expect(await ask()).toMatchObject({value: 1.5});
  await clock.advance(4_000);
  const second = ask();
  await clock.advance(2_000);
  respond();
  expect(await second).toBeUndefined();
  expect(calls).toBe(2);
});

test('a prefetch does not stop it either', async () => {
  const clock = useFakeClock();
  const {store, respond} = await abandonedEntry(clock);
  store.dispatch(ratesApi.util.prefetch('getRate', PAIR, {force: true}));
  const [request] = store.dispatch(ratesApi.util.getRunningQueriesThunk());
  await clock.advance(2_000);
  respond();
  expect(await request).toMatchObject({isUninitialized: true});
});

test('a call with a subscription stops it', async () => {
  const clock = useFakeClock();
  const {store, respond} = await abandonedEntry(clock);
  const request = store.dispatch(
    getRate.initiate(PAIR, {forceRefetch: true}),
  );
  await clock.advance(2_000);
  respond();
  expect(await request.unwrap()).toEqual({pair: PAIR, value: 1.5});
  request.unsubscribe();
});

test('a subscriber that leaves meanwhile takes the request with it', async () => {
  const clock = useFakeClock();
  const {store, respond} = await abandonedEntry(clock);
  await clock.advance(2_000);
  const request = store.dispatch(
    getRate.initiate(PAIR, {subscribe: false}),
  );
  store.dispatch(getRate.initiate(PAIR)).unsubscribe();
  await clock.advance(5_000);
  respond();
  expect(await request.unwrap()).toBeUndefined();
});
