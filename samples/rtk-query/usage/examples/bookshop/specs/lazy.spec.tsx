import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {booksApi} from '../booksApi';
import {renderWithProviders} from './renderWithProviders';
import {requests, server} from './server';

const shelf = 'https://bookshop.example/api/books';

function StockCheck() {
  const [check, {data, isError}] = booksApi.useLazyBooksQuery();
  return (
    <>
      <button onClick={() => void check()}>Check the stock</button>
      {isError && <p role="alert">No connection to the shop.</p>}
      {data && <p>{data.length} titles</p>}
    </>
  );
}

test('a lazy query: nothing before the click, then the result', async () => {
  renderWithProviders(<StockCheck />);
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByText('Check the stock'));
  await screen.findByText(/titles$/);
  expect(requests).toEqual(['GET /api/books']);
});

test('a lazy query that fails', async () => {
  server.use(http.get(shelf, () => new HttpResponse(null, {status: 500})));
  const {store} = renderWithProviders(<StockCheck />);
  await userEvent.click(screen.getByText('Check the stock'));
  // The alert comes one render after the response: wait for it.
  await screen.findByRole('alert');

  // Without a component: the promise does not reject, unwrap() does.
  const {books} = booksApi.endpoints;
  const again = () => store.dispatch(books.initiate(undefined));
  expect((await again()).isError).toBe(true);
  await expect(again().unwrap()).rejects.toMatchObject({status: 500});
});
