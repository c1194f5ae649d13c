import {render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../../testing/server';
import {useFakeClock} from '../../../../../testing/useFakeClock';
import {BookDetails} from '../BookDetails';
import {booksApi, useBooksQuery} from '../booksApi';
import {forgetStores, testStore} from './renderWithProviders';

const {books} = booksApi.endpoints;
const shelf = 'https://bookshop.example/api/books';
const wind = {id: 'w', title: 'Wind', stock: 1};

test('a fetch that is replaced late is used', async () => {
  const late = vi.fn(async () => Response.json({items: []}));
  vi.stubGlobal('fetch', late);
  const {data} = await testStore().dispatch(books.initiate());
  expect(data).toEqual([]);
  expect(late).toHaveBeenCalledTimes(1);
});

test('forgetStores stops polling and removal timers', async () => {
  const clock = useFakeClock();
  server.use(http.get(shelf, () => HttpResponse.json({items: []})));
  const left = testStore().dispatch(books.initiate());
  const polled = testStore().dispatch(
    books.initiate(undefined, {
      subscriptionOptions: {pollingInterval: 5000},
    }),
  );
  await Promise.all([left, polled]);
  left.unsubscribe();
  await clock.advance(1000);
  expect(vi.getTimerCount()).toBe(2);

  forgetStores();
  await clock.advance(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('forgetStores aborts a running request, and nothing is stored', async () => {
  let signal: AbortSignal | null | undefined;
  const silent = vi.fn((request: Request) => {
    signal = request.signal;
    return new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () =>
        reject(request.signal.reason),
      );
    });
  });
  vi.stubGlobal('fetch', silent);
  const store = testStore();
  const request = store.dispatch(books.initiate());
  await vi.waitFor(() => expect(silent).toHaveBeenCalled());
  forgetStores();
  await request;
  expect(signal?.aborted).toBe(true);
  expect(store.getState().booksApi.queries).toEqual({});
});

test('a book that cannot be loaded says so, and has a way back', async () => {
  server.use(
    http.get(`${shelf}/b1`, () => HttpResponse.json(null, {status: 500})),
  );
  const onBack = vi.fn();
  render(
    <Provider store={testStore()}>
      <BookDetails id="b1" onBack={onBack} />
    </Provider>,
  );
  await screen.findByText(/The book did not load/);
  screen.getByRole('button', {name: 'Back'}).click();
  expect(onBack).toHaveBeenCalledOnce();
});

test('a saved title refetches its book and the shelf, no other book', async () => {
  const asked: string[] = [];
  server.use(
    http.get(shelf, () => {
      asked.push('shelf');
      return HttpResponse.json({items: []});
    }),
    http.get(`${shelf}/:id`, ({params}) => {
      asked.push(String(params.id));
      return HttpResponse.json(wind);
    }),
    http.patch(`${shelf}/b1`, () => HttpResponse.json(wind)),
  );
  const store = testStore();
  const {book, renameBook} = booksApi.endpoints;
  await Promise.all([
    store.dispatch(books.initiate()),
    store.dispatch(book.initiate('b1')),
    store.dispatch(book.initiate('b2')),
  ]);
  asked.length = 0;
  await store.dispatch(renameBook.initiate({id: 'b1', title: 'Wind'}));
  await Promise.all(store.dispatch(booksApi.util.getRunningQueriesThunk()));
  expect(asked.sort()).toEqual(['b1', 'shelf']);
});

test('a seeded entry is shown at once; refetchOnMount asks', async () => {
  let asked = 0;
  server.use(
    http.get(shelf, () => {
      asked += 1;
      return HttpResponse.json({items: [{...wind, stock: 8}]});
    }),
  );
  function Stock() {
    const {data} = useBooksQuery(undefined, {
      refetchOnMountOrArgChange: true,
    });
    return <p>stock {data?.[0]?.stock}</p>;
  }
  const store = testStore();
  store.dispatch(
    booksApi.util.upsertQueryEntries([
      {endpointName: 'books', arg: undefined, value: [wind]},
    ]),
  );
  render(
    <Provider store={store}>
      <Stock />
    </Provider>,
  );
  screen.getByText('stock 1');
  await screen.findByText('stock 8');
  expect(asked).toBe(1);
});
