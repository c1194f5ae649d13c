import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {test} from 'vitest';
import {App} from '../App';
import {renderWithProviders} from './renderWithProviders';
import {server} from './server';

test('a sale shows at once, and is taken back on a failure', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('https://bookshop.example/api/books/b1/sales', async () => {
      await held;
      return new HttpResponse(null, {status: 500});
    }),
  );
  renderWithProviders(<App />);
  await screen.findByText(/3 in stock/);

  await userEvent.click(
    screen.getByRole('button', {name: 'Sell Tide Tables'}),
  );
  await screen.findByText(/2 in stock/); // no answer yet

  answer();
  await screen.findByText(/3 in stock/);
  await screen.findByText('The sale failed.');
});
