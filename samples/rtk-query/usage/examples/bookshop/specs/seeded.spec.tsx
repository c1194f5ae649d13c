import {screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {BookList} from '../BookList';
import {booksApi} from '../booksApi';
import {renderWithProviders, testStore} from './renderWithProviders';
import {requests} from './server';

test('an empty stock cannot be sold', () => {
  const store = testStore();
  store.dispatch(
    booksApi.util.upsertQueryEntries([
      {
        endpointName: 'books',
        arg: undefined,
        value: [{id: 'b9', title: 'Star Charts', stock: 0}],
      },
    ]),
  );

  renderWithProviders(<BookList onOpen={() => {}} />, store);

  const sell = screen.getByRole('button', {name: 'Sell Star Charts'});
  expect(sell).toHaveProperty('disabled', true);
  expect(requests).toEqual([]);
});
