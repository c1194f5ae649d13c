import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {makeReportApi} from './reportApi';

const base = 'https://invoices.example/api';

/** A server whose totals wait for `answer`; each holds the amount paid when it was asked. */
function setUp(behavior: 'delayed' | 'immediately') {
  const api = makeReportApi(behavior);
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  let paidCents = 0;
  const asked: Array<() => void> = [];
  server.use(
    http.get(`${base}/monthly-total`, async () => {
      const total = {paidCents};
      await new Promise<void>((answer) => asked.push(answer));
      return HttpResponse.json(total);
    }),
    http.post(`${base}/invoices/:id/payment`, () => {
      paidCents += 5000;
      return HttpResponse.json(null);
    }),
  );
  const {getMonthlyTotal, payInvoice} = api.endpoints;
  return {
    api,
    store,
    asked,
    total: () => getMonthlyTotal.select()(store.getState()).data,
    pay: () => store.dispatch(payInvoice.initiate(1)),
    loaded: () =>
      Promise.all(store.dispatch(api.util.getRunningQueriesThunk())),
    async askedTimes(times: number) {
      await vi.waitFor(() => expect(asked).toHaveLength(times));
      return asked.at(-1);
    },
  };
}

describe('the first request is in flight when the mutation ends', () => {
  test('delayed: two requests, and the total is right', async () => {
    const {api, store, askedTimes, pay, loaded, total} = setUp('delayed');
    store.dispatch(api.endpoints.getMonthlyTotal.initiate());
    const answerFirst = await askedTimes(1);
    await pay();
    answerFirst?.();
    const answerSecond = await askedTimes(2);
    expect(total()).toEqual({paidCents: 0});
    answerSecond?.();
    await loaded();
    expect(total()).toEqual({paidCents: 5000});
  });

  test('immediately: one request, and the total stays stale', async () => {
    const {api, store, askedTimes, asked, pay, loaded, total} =
      setUp('immediately');
    store.dispatch(api.endpoints.getMonthlyTotal.initiate());
    const answerFirst = await askedTimes(1);
    await pay();
    answerFirst?.();
    await loaded();
    expect(asked).toHaveLength(1);
    expect(total()).toEqual({paidCents: 0});
  });
});

test('immediately: an entry that is refetching is not fetched again either', async () => {
  const {api, store, askedTimes, asked, pay, loaded, total} =
    setUp('immediately');
  const query = store.dispatch(api.endpoints.getMonthlyTotal.initiate());
  (await askedTimes(1))?.();
  await query;
  query.refetch();
  const answer = await askedTimes(2);
  await pay();
  answer?.();
  await loaded();
  expect(asked).toHaveLength(2);
  expect(total()).toEqual({paidCents: 0});
});

test.each([
  ['delayed', 1],
  ['immediately', 2],
] as const)(
  '%s: an unrelated request without an answer',
  async (behavior, requests) => {
    const {api, store, askedTimes, asked, pay} = setUp(behavior);
    server.use(http.get(`${base}/customers`, () => new Promise(() => {})));
    const query = store.dispatch(api.endpoints.getMonthlyTotal.initiate());
    (await askedTimes(1))?.();
    await query;
    const stuck = store.dispatch(api.endpoints.getCustomers.initiate());
    await pay();
    // A request would have left at once: the decision falls in the same dispatch.
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).toHaveLength(requests);
    stuck.abort();
    await askedTimes(2);
  },
);

test('delayed: two payments that overlap cause one refetch', async () => {
  const {api, store, askedTimes, asked, pay, loaded, total} =
    setUp('delayed');
  const query = store.dispatch(api.endpoints.getMonthlyTotal.initiate());
  (await askedTimes(1))?.();
  await query;
  await Promise.all([pay(), pay()]);
  (await askedTimes(2))?.();
  await loaded();
  expect(asked).toHaveLength(2);
  expect(total()).toEqual({paidCents: 10000});
});

test('delayed: a running mutation is in another list than the queries', async () => {
  const {api, store, askedTimes, asked, pay, total} = setUp('delayed');
  const {getMonthlyTotal, payInvoice} = api.endpoints;
  const {getRunningQueriesThunk, getRunningMutationsThunk} = api.util;
  const query = store.dispatch(getMonthlyTotal.initiate());
  (await askedTimes(1))?.();
  await query;
  let finish = () => {};
  server.use(
    http.post(`${base}/invoices/2/payment`, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return HttpResponse.json(null, {status: 500});
    }),
  );
  const slow = store.dispatch(payInvoice.initiate(2));
  await pay();
  const queries = () => store.dispatch(getRunningQueriesThunk());
  const mutations = () => store.dispatch(getRunningMutationsThunk());
  expect(queries()).toEqual([]);
  expect(mutations()).toEqual([slow]);

  const all = (async () => {
    for (;;) {
      const running = [...queries(), ...mutations()];
      if (!running.length) return;
      await Promise.all<unknown>(running);
    }
  })();
  await vi.waitFor(() => {
    finish();
    expect(asked).toHaveLength(2);
  });
  asked[1]?.();
  await all;
  expect(total()).toEqual({paidCents: 5000});
});
