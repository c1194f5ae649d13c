import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {BookList} from '../BookList';
import {renderWithProviders} from './renderWithProviders';
import {requests, server} from './server';

const shelf = 'https://bookshop.example/api/books';

test('shows that it loads, then the books', async () => {
  renderWithProviders(<BookList onOpen={() => {}} />);

  screen.getByText('Loading the shelf…');
  await screen.findByText('Tide Tables');
  expect(requests).toEqual(['GET /api/books']);
});

test('offers another try after a failure', async () => {
  server.use(
    // Only the first request fails; then the usual handler responds.
    http.get(shelf, () => new HttpResponse(null, {status: 500}), {
      once: true,
    }),
  );
  renderWithProviders(<BookList onOpen={() => {}} />);

  await screen.findByText('The shelf could not be loaded.');
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText('Tide Tables');
});
