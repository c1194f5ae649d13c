import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {invoiceServer} from './handlers';
import {InvoiceTable} from './InvoiceTable';
import {invoicesApi, useGetInvoicesQuery} from './invoicesApi';
import {makeStore} from './store';

test('a failed payment is shown beside the list', async () => {
  server.use(...invoiceServer(() => {}));
  server.use(
    http.post('https://invoices.example/api/invoices/:id/payment', () =>
      HttpResponse.json(null, {status: 500}),
    ),
  );
  render(
    <Provider store={makeStore()}>
      <InvoiceTable />
    </Provider>,
  );
  const button = await screen.findByText('Pay Harbor Bakery');
  server.use(
    http.get('https://invoices.example/api/invoices', () =>
      HttpResponse.json(null, {status: 500}),
    ),
  );
  await userEvent.setup().click(button);
  await screen.findByText('The payment failed.');
  await screen.findByText('The invoices could not be loaded.');
  screen.getByText(/Harbor Bakery: open/);
});

test('while another request holds the tags back, it is not paid again', async () => {
  const requests: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('https://invoices.example/api/invoices/2', async () => {
      await held;
      return HttpResponse.json(null);
    }),
    ...invoiceServer((line) => requests.push(line)),
  );
  const store = makeStore();
  render(
    <Provider store={store}>
      <InvoiceTable />
    </Provider>,
  );
  const button =
    await screen.findByText<HTMLButtonElement>('Pay Harbor Bakery');
  const slow = store.dispatch(invoicesApi.endpoints.getInvoice.initiate(2));
  const user = userEvent.setup();
  await user.click(button);
  await waitFor(() =>
    expect(
      Object.values(store.getState().invoicesApi.mutations)[0]?.status,
    ).toBe('fulfilled'),
  );
  // The list is not refetched yet, and still says open.
  screen.getByText(/Harbor Bakery: open/);
  await user.click(button);
  await user.click(screen.getByText('Pay Mill Theatre'));
  release();
  await slow;
  await screen.findByText(/Harbor Bakery: paid/);
  expect(requests).toEqual([
    'GET /invoices',
    'POST /invoices/1/payment',
    'GET /invoices',
  ]);
  await user.click(screen.getByText('Pay Mill Theatre'));
  await screen.findByText(/Mill Theatre: paid/);
});

test('after a payment whose refetch failed, it is not paid again', async () => {
  const requests: string[] = [];
  server.use(...invoiceServer((line) => requests.push(line)));
  render(
    <Provider store={makeStore()}>
      <InvoiceTable />
    </Provider>,
  );
  const user = userEvent.setup();
  const button =
    await screen.findByText<HTMLButtonElement>('Pay Harbor Bakery');
  server.use(
    http.get(
      'https://invoices.example/api/invoices',
      () => HttpResponse.json(null, {status: 500}),
      {once: true},
    ),
  );
  await user.click(button);
  await screen.findByText('The invoices could not be loaded.');
  screen.getByText(/Harbor Bakery: open/);
  expect(button.disabled).toBe(true);
  await user.click(screen.getByText('Try again'));
  await screen.findByText(/Harbor Bakery: paid/);
  expect(requests.filter((line) => line.startsWith('POST'))).toHaveLength(
    1,
  );
});

test('a payment that the server takes back does not block the others', async () => {
  server.use(...invoiceServer(() => {}));
  const store = makeStore();
  render(
    <Provider store={store}>
      <InvoiceTable />
    </Provider>,
  );
  const button =
    await screen.findByText<HTMLButtonElement>('Pay Harbor Bakery');
  await userEvent.setup().click(button);
  await screen.findByText(/Harbor Bakery: paid/);
  server.use(...invoiceServer(() => {})); // nothing is paid
  store.dispatch(invoicesApi.util.invalidateTags(['Invoice']));
  await screen.findByText(/Harbor Bakery: open/);
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('the list keeps its rows while it is fetched again', async () => {
  const requests: string[] = [];
  server.use(...invoiceServer((line) => requests.push(line)));
  const seen: string[] = [];
  function Witness() {
    const {data, isLoading, isFetching} = useGetInvoicesQuery();
    const rows = data?.map(({paid}) => (paid ? 'paid' : 'open')).join(', ');
    const line = [rows ?? 'undefined', isLoading, isFetching]
      .map((cell) => String(cell).padEnd(12))
      .join('')
      .trimEnd();
    if (seen.at(-1) !== line) seen.push(line);
    return null;
  }
  render(
    <Provider store={makeStore()}>
      <InvoiceTable />
      <Witness />
    </Provider>,
  );
  screen.getByText('Loading invoices…');
  const user = userEvent.setup();
  const button = await screen.findByText('Pay Harbor Bakery');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    // Returning nothing leaves the request to the next handler.
    http.get('https://invoices.example/api/invoices', () => held),
  );
  await user.click(button);
  const list = screen.getByRole('list');
  await waitFor(() => expect(list.ariaBusy).toBe('true'));
  expect(list.textContent).toContain('Harbor Bakery: open');
  // Not again, until the list shows that it is paid.
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(
    screen.getByText<HTMLButtonElement>('Pay Harbor Bakery').disabled,
  ).toBe(true);
  answer();
  await screen.findByText(/Harbor Bakery: paid/);
  expect(requests).toEqual([
    'GET /invoices',
    'POST /invoices/1/payment',
    'GET /invoices',
  ]);
  await record(
    './InvoiceTable.output.txt',
    ['data        isLoading   isFetching', ...seen].join('\n'),
  );
});
