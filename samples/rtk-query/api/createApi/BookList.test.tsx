import {configureStore} from '@reduxjs/toolkit';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {delay, http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {BookList} from './BookList';
import {libraryServer} from './handlers';
import {libraryApi} from './libraryApi';

function show() {
  const store = configureStore({
    reducer: {[libraryApi.reducerPath]: libraryApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(libraryApi.middleware),
  });
  const withCard = (card: string) => (
    <Provider store={store}>
      <BookList card={card} />
    </Provider>
  );
  const {rerender} = render(withCard('R-77'));
  const changeCard = (card: string) => rerender(withCard(card));
  return {store, changeCard};
}

const closed = http.all('https://library.example/api/*', () =>
  HttpResponse.json(null, {status: 503}),
);

test('borrowing refetches the list', async () => {
  const {handlers, requests} = libraryServer();
  server.use(...handlers);
  show();
  await userEvent.click(await screen.findByText('Borrow'));
  await screen.findByText('On loan');
  expect(requests).toEqual(['GET /books', 'POST /loans', 'GET /books']);
});

test('a book cannot be borrowed twice while the list is refetched', async () => {
  const {handlers, requests} = libraryServer();
  server.use(...handlers);
  show();
  await screen.findByText('Borrow');
  server.use(
    http.get('https://library.example/api/books', async () => {
      await delay(100);
    }),
  );
  await userEvent.click(screen.getByText('Borrow'));
  while (!screen.queryByText('On loan')) {
    await userEvent.click(screen.getByRole('button'));
  }
  expect(requests).toEqual(['GET /books', 'POST /loans', 'GET /books']);
});

test('nor while the refetch waits for a slow request', async () => {
  const {handlers, requests} = libraryServer();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('https://library.example/api/cards/R-77/loans', () => slow),
    ...handlers,
  );
  const {store} = show();
  const {listLoans} = libraryApi.endpoints;
  const loans = store.dispatch(listLoans.initiate('R-77'));
  await userEvent.click(await screen.findByText('Borrow'));
  for (let clicks = 0; clicks < 5; clicks++) {
    await delay(20);
    await userEvent.click(screen.getByRole('button'));
  }
  expect(requests).toEqual(['GET /books', 'POST /loans']);
  answer();
  await screen.findByText('On loan');
  loans.unsubscribe();
  const posts = requests.filter((line) => line.startsWith('POST'));
  expect(posts).toHaveLength(1);
});

test('a failed loan leaves the list, and can be repeated', async () => {
  server.use(...libraryServer().handlers);
  show();
  await screen.findByText('Borrow');
  server.use(closed);
  await userEvent.click(screen.getByText('Borrow'));
  await screen.findByText('That did not work.');
  server.use(...libraryServer().handlers);
  await userEvent.click(screen.getByText('Borrow'));
  await screen.findByText('On loan');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the next card does not see that a loan failed', async () => {
  server.use(...libraryServer().handlers);
  const {changeCard} = show();
  await screen.findByText('Borrow');
  server.use(closed);
  await userEvent.click(screen.getByText('Borrow'));
  await screen.findByText('That did not work.');
  changeCard('R-78');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed first request can be repeated', async () => {
  server.use(closed);
  show();
  const again = await screen.findByText('Try again');
  server.use(...libraryServer().handlers);
  await userEvent.click(again);
  await screen.findByText('Borrow');
});
