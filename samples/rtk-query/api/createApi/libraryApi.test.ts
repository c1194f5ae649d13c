import {createApi as createCoreApi} from '@reduxjs/toolkit/query';
import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {expect, expectTypeOf, test} from 'vitest';
import {server} from '../../../testing/server';
import {libraryServer} from './handlers';
import * as library from './libraryApi';

const {libraryApi} = library;

const newStore = () =>
  configureStore({
    reducer: {[libraryApi.reducerPath]: libraryApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(libraryApi.middleware),
  });

test('a mutation refetches what provides its tags, and nothing else', async () => {
  const {handlers, requests} = libraryServer();
  server.use(...handlers);
  const store = newStore();
  const {listBooks, listLoans, borrowBook} = libraryApi.endpoints;
  await Promise.all([
    store.dispatch(listBooks.initiate()),
    store.dispatch(listLoans.initiate('R-77')),
  ]);
  requests.length = 0;
  await store.dispatch(borrowBook.initiate({bookId: 12, card: 'R-77'}));
  await Promise.all(
    store.dispatch(libraryApi.util.getRunningQueriesThunk()),
  );
  expect(requests).toHaveLength(3);
  expect(requests[0]).toBe('POST /loans');
  expect(requests.slice(1).sort()).toEqual([
    'GET /books',
    'GET /cards/R-77/loans',
  ]);
});

test('transformErrorResponse changes the value, not the type', async () => {
  server.use(
    http.get('https://library.example/api/books', () =>
      HttpResponse.json({closed: true}, {status: 503}),
    ),
  );
  const result = await newStore().dispatch(
    libraryApi.endpoints.listBooks.initiate(),
  );
  expect(result.error).toBe(503);
  expectTypeOf(result.error).not.toEqualTypeOf<number | undefined>();

  server.use(
    http.get('https://library.example/api/books', () =>
      HttpResponse.error(),
    ),
  );
  const offline = await newStore().dispatch(
    libraryApi.endpoints.listBooks.initiate(),
  );
  expect(offline.error).toBe('FETCH_ERROR');
});

test('a 204 gives null to a mutation', async () => {
  server.use(...libraryServer().handlers);
  const loan = {id: 501, bookId: 12, dueOn: '2026-05-02'};
  const result = await newStore().dispatch(
    libraryApi.endpoints.returnLoan.initiate(loan),
  );
  expect(result.data).toBeNull();
});

test('the React entry point adds hooks, the core entry point does not', () => {
  expect(library.useListBooksQuery).toBeTypeOf('function');
  expect(library.useReturnLoanMutation).toBeTypeOf('function');
  const core = createCoreApi({
    baseQuery: () => ({data: 1}),
    endpoints: (build) => ({
      count: build.query<number, void>({query: () => 'count'}),
    }),
  });
  expect(core).not.toHaveProperty('useCountQuery');
});
