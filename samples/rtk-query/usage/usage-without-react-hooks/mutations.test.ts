import {beforeEach, describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airApi, type Reading} from './airApi';
import {airServer} from './handlers';
import {importReports} from './importReports';
import {allSettled} from './running';
import {sendReport} from './sendReport';
import {makeStore} from './store';

let air = airServer();
let store = makeStore();
beforeEach(() => {
  air = airServer();
  server.use(...air.handlers);
  store = makeStore();
});
const {advice, reading, report} = airApi.endpoints;
const results = () => Object.keys(store.getState().air.mutations).length;
const rows = [8, 9, 10].map((pm25) => ({station: 'park', pm25}));

describe('a report', () => {
  test('its states, and no result left after reset', async () => {
    const shown: string[] = [];
    await sendReport(store, rows[0]!, (text) => shown.push(text));
    air.setFailing(true);
    await sendReport(store, rows[0]!, (text) => shown.push(text));
    expect(shown).toEqual(['pending', 'stored 8', 'pending', 'not sent']);
    expect(results()).toBe(0);
  });

  test('results pile up without reset', async () => {
    for (const row of rows) await store.dispatch(report.initiate(row));
    expect(results()).toBe(3);
  });

  test('unwrap rejects with the error', async () => {
    air.setFailing(true);
    await expect(
      store.dispatch(report.initiate(rows[0]!)).unwrap(),
    ).rejects.toEqual({status: 503, data: 'maintenance'});
  });

  test('its tags refetch what is subscribed', async () => {
    await store.dispatch(reading.initiate('park'));
    await store.dispatch(report.initiate(rows[0]!, {track: false}));
    await allSettled(store);
    expect(air.requests).toEqual([
      'GET stations/park/reading',
      'POST reports',
      'GET stations/park/reading',
    ]);
  });
});

describe('an import', () => {
  test('leaves nothing in the state', async () => {
    expect(await importReports(store, rows)).toEqual([]);
    expect(air.requests).toEqual(Array(3).fill('POST reports'));
    expect(store.getState().air.mutations).toEqual({});
    const call = store.dispatch(report.initiate(rows[0]!, {track: false}));
    expect(
      report.select(call.requestId)(store.getState()).isUninitialized,
    ).toBe(true);
    expect((await call).data).toEqual(rows[0]);
  });

  test('names the rows that failed', async () => {
    air.setFailing(true);
    expect(await importReports(store, rows)).toEqual(rows);
    expect(store.getState().air.mutations).toEqual({});
  });
});

test('the listener fetches the advice once after a burst of bad air', async () => {
  const clock = useFakeClock();
  // Without a subscriber, it fetches nothing.
  await store.dispatch(report.initiate({station: 'park', pm25: 51}));
  await clock.advance(1_000);
  expect(air.requests).toEqual(['POST reports']);

  await store.dispatch(advice.initiate());
  const asked = () =>
    air.requests.filter((request) => request === 'GET advice').length;
  const send = (pm25: number) =>
    store.dispatch(report.initiate({station: 'park', pm25}));
  await send(50);
  await clock.advance(2_000);
  expect(asked()).toBe(1);

  await send(51);
  await clock.advance(900);
  await send(70);
  await clock.advance(900);
  expect(asked()).toBe(1);
  await clock.advance(100);
  await allSettled(store);
  expect(asked()).toBe(2);
});

test('each store has its own listener', async () => {
  const clock = useFakeClock();
  const stores = [store, makeStore()];
  for (const one of stores) {
    await one.dispatch(advice.initiate());
    await one.dispatch(report.initiate({station: 'park', pm25: 51}));
  }
  await clock.advance(1_000);
  await Promise.all(stores.map(allSettled));
  expect(
    air.requests.filter((request) => request === 'GET advice'),
  ).toHaveLength(4);
});

test('advice that is loading while bad air is reported is fetched again', async () => {
  const clock = useFakeClock();
  const subscription = store.dispatch(advice.initiate());
  await subscription;
  await store.dispatch(report.initiate({station: 'park', pm25: 51}));
  const open = air.hold();
  const older = subscription.refetch();
  await clock.advance(1_000);
  expect(air.requests).toEqual([
    'GET advice',
    'POST reports',
    'GET advice',
  ]);
  open();
  await older;
  await allSettled(store);
  expect(air.requests).toHaveLength(4);
});

test('a tag function can depend on the result, too', async () => {
  const api = airApi.injectEndpoints({
    endpoints: (build) => ({
      taggedReport: build.mutation<Reading, Reading>({
        query: (body) => ({url: 'reports', method: 'POST', body}),
        invalidatesTags: (result) =>
          result && result.pm25 > 50 ? ['Advice'] : [],
      }),
    }),
  });
  const {taggedReport} = api.endpoints;
  await store.dispatch(advice.initiate());
  for (const pm25 of [50, 51]) {
    await store.dispatch(taggedReport.initiate({station: 'park', pm25}));
    await allSettled(store);
  }
  expect(air.requests).toEqual([
    'GET advice',
    'POST reports',
    'POST reports',
    'GET advice',
  ]);
});
