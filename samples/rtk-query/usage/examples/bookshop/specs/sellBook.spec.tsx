import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {App} from '../App';
import {renderWithProviders} from './renderWithProviders';
import {requests, server} from './server';

const sales = 'https://bookshop.example/api/books/b1/sales';
const sell = () =>
  userEvent.click(screen.getByRole('button', {name: 'Sell Tide Tables'}));

/** The next sale waits for `refuse`, and then fails. */
function holdSale() {
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.post(
      sales,
      async () => {
        await held;
        return new HttpResponse(null, {status: 500});
      },
      {once: true},
    ),
  );
  return refuse;
}

test('a sale shows at once, and is taken back on a failure', async () => {
  const refuse = holdSale();
  renderWithProviders(<App />);
  await screen.findByText(/3 in stock/);

  await sell();
  await screen.findByText(/2 in stock/); // no response yet

  refuse();
  await screen.findByText(/3 in stock/);
  await screen.findByText('The sale failed.');
});

test('a failed sale does not undo another one', async () => {
  const refuse = holdSale();
  renderWithProviders(<App />);
  await screen.findByText(/3 in stock/);

  await sell(); // held
  await sell(); // succeeds
  await screen.findByText(/1 in stock/, {selector: 'li:nth-child(2)'});

  refuse();
  await screen.findByText('The sale failed.');
  await screen.findByText(/2 in stock/);
  expect(requests.at(-1)).toBe('GET /api/books');
});
