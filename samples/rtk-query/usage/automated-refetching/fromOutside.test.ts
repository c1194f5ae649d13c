import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {bankApi} from './bankApi';
import {bankListener} from './bankListener';
import {invoiceServer} from './handlers';
import {invoicesApi} from './invoicesApi';
import {listenForPayments} from './listenForPayments';
import {makeStore} from './store';

const {getInvoice} = invoicesApi.endpoints;
const {getRunningQueriesThunk} = invoicesApi.util;
let requests: string[];

beforeEach(() => {
  requests = [];
  server.use(...invoiceServer((line) => requests.push(line)));
});

test('a message of a socket refetches the invoice it names', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(getInvoice.initiate(1)),
    store.dispatch(getInvoice.initiate(2)),
  ]);
  const socket = new EventTarget();
  const stop = listenForPayments(socket, store.dispatch);
  socket.dispatchEvent(new MessageEvent('message', {data: '2'}));
  await Promise.all(store.dispatch(getRunningQueriesThunk()));
  expect(requests).toEqual([
    'GET /invoices/1',
    'GET /invoices/2',
    'GET /invoices/2',
  ]);
  stop();
  socket.dispatchEvent(new MessageEvent('message', {data: '1'}));
  await Promise.all(store.dispatch(getRunningQueriesThunk()));
  expect(requests).toHaveLength(3);
});

test.each([
  ['onQueryStarted', bankApi.endpoints.transfer],
  ['a listener', bankApi.endpoints.refund],
])('%s carries the change to another API', async (_name, booking) => {
  let refused = false;
  server.use(
    http.post('https://bank.example/api/:kind', () =>
      HttpResponse.json(null, {status: refused ? 422 : 200}),
    ),
  );
  const store = configureStore({
    reducer: {
      [invoicesApi.reducerPath]: invoicesApi.reducer,
      [bankApi.reducerPath]: bankApi.reducer,
    },
    middleware: (getDefault) =>
      getDefault()
        .prepend(bankListener.middleware)
        .concat(invoicesApi.middleware, bankApi.middleware),
  });
  await store.dispatch(getInvoice.initiate(1));
  const book = async () => {
    await store.dispatch(booking.initiate({invoiceId: 1, cents: 12900}));
    await Promise.all(store.dispatch(getRunningQueriesThunk()));
  };
  await book();
  expect(requests).toEqual(['GET /invoices/1', 'GET /invoices/1']);
  refused = true;
  await book();
  expect(requests).toHaveLength(2);
});
