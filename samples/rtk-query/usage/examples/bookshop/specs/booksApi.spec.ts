import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {booksApi, readShelf} from '../booksApi';
import {testStore} from './renderWithProviders';
import {requests, server} from './server';

const {books, renameBook, sellBook} = booksApi.endpoints;

// #region query
test('books: the address and the parsed response', async () => {
  const store = testStore();

  const {data} = await store.dispatch(books.initiate());

  expect(requests).toEqual(['GET /api/books']);
  expect(data?.[0]).toEqual({
    id: 'b2',
    title: 'Knots and Splices',
    stock: 1,
  });
});
// #endregion

// #region mutation
test('renameBook: method, address and body', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.patch(
      'https://bookshop.example/api/books/b1',
      async ({request}) => {
        bodies.push(await request.json());
        return HttpResponse.json({id: 'b1', title: 'Tides', stock: 3});
      },
    ),
  );
  const edit = renameBook.initiate({id: 'b1', title: 'Tides'});

  const book = await testStore().dispatch(edit).unwrap();

  expect(bodies).toEqual([{title: 'Tides'}]);
  expect(book.title).toBe('Tides');
});
// #endregion

// #region transform
test('readShelf sorts by title', () => {
  const items = ['Wind', 'Fog'].map((title) => ({
    id: title,
    title,
    stock: 1,
  }));
  const titles = readShelf({items}).map(({title}) => title);
  expect(titles).toEqual(['Fog', 'Wind']);
});
// #endregion

// #region reducer
test('the notice reacts to a failed sale and the next', async () => {
  const store = testStore({notice: 'The title is saved.'});

  await store.dispatch(sellBook.initiate('no such book'));
  expect(store.getState().notice).toBe('The sale failed.');

  await store.dispatch(sellBook.initiate('b1'));
  expect(store.getState().notice).toBe('');
});
// #endregion
