import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {App} from '../App';
import {renderWithProviders} from './renderWithProviders';
import {requests} from './server';

const click = async (name: string) =>
  userEvent.click(await screen.findByRole('button', {name}));

test('sell a book, rename it, come back', async () => {
  renderWithProviders(<App />);
  await click('Sell Tide Tables');
  await screen.findByText(/2 in stock/);

  await click('Tide Tables');
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Tide Tables 2027');
  await click('Save');
  await screen.findByRole('heading', {name: 'Tide Tables 2027'});
  await screen.findByText('The title is saved.');

  await click('Back');
  await screen.findByRole('button', {name: 'Tide Tables 2027'});
  expect(requests).toEqual([
    'GET /api/books',
    'POST /api/books/b1/sales',
    'GET /api/books/b1',
    'PATCH /api/books/b1',
    'GET /api/books/b1',
    'GET /api/books',
  ]);
});
