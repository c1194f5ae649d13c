import {configureStore} from '@reduxjs/toolkit';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
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
  render(
    <Provider store={store}>
      <BookList card="R-77" />
    </Provider>,
  );
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

test('a failed first request can be repeated', async () => {
  server.use(closed);
  show();
  const again = await screen.findByText('Try again');
  server.use(...libraryServer().handlers);
  await userEvent.click(again);
  await screen.findByText('Borrow');
});
