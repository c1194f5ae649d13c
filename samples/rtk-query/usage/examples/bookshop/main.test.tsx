import {screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {bootApp} from '../../../../testing/bootApp';
import {server} from '../../../../testing/server';
import {bookshopHandlers} from './specs/handlers';

test('the page starts and lists the books by title', async () => {
  server.use(...bookshopHandlers());
  await bootApp(() => import('./main'));
  await screen.findByText('Tide Tables');
  expect(
    screen.getAllByRole('listitem').map((row) => row.textContent),
  ).toEqual([
    'Knots and Splices 1 in stock Sell',
    'Tide Tables 3 in stock Sell',
  ]);
});
