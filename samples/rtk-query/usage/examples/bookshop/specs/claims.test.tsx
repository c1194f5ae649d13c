import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../../testing/captureConsole';
import {server} from '../../../../../testing/server';
import {useFakeClock} from '../../../../../testing/useFakeClock';
import {App} from '../App';
import {BookDetails} from '../BookDetails';
import {BookList} from '../BookList';
import {booksApi, useBooksQuery} from '../booksApi';
import {bookshopHandlers} from './handlers';
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
  await screen.findByText(/The book could not be loaded/);
  screen.getByRole('button', {name: 'Back'}).click();
  expect(onBack).toHaveBeenCalledOnce();
});

test('the handlers know no other book', async () => {
  server.use(...bookshopHandlers());
  const {book, renameBook} = booksApi.endpoints;
  const {dispatch} = testStore();
  const read = await dispatch(book.initiate('none'));
  expect(read.error).toMatchObject({status: 404});
  const edit = renameBook.initiate({id: 'none', title: 'Fog'});
  expect(await dispatch(edit)).toMatchObject({error: {status: 404}});
});

test('a failed Save says so, and keeps what was typed', async () => {
  server.use(
    http.patch(`${shelf}/b1`, () => new HttpResponse(null, {status: 500}), {
      once: true,
    }),
    ...bookshopHandlers(),
  );
  render(
    <Provider store={testStore()}>
      <App />
    </Provider>,
  );
  const click = async (name: string) =>
    userEvent.click(await screen.findByRole('button', {name}));
  await click('Tide Tables');
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, ' 2027');
  await click('Save');
  await screen.findByText('The title is not saved.');
  expect(title).toHaveProperty('value', 'Tide Tables 2027');
  await click('Save');
  await screen.findByText('The title is saved.');
});

test('a failed refetch stands beside the books and the book', async () => {
  server.use(...bookshopHandlers());
  const store = testStore();
  render(
    <Provider store={store}>
      <BookList onOpen={() => {}} />
      <BookDetails id="b1" onBack={() => {}} />
    </Provider>,
  );
  await screen.findByText('Knots and Splices');
  await screen.findByRole('heading', {name: 'Tide Tables'});
  server.use(http.get(`${shelf}*`, () => HttpResponse.error()));
  store.dispatch(booksApi.util.invalidateTags(['Book']));
  await screen.findByText(/The shelf could not be loaded/);
  await screen.findByText(/The book could not be loaded/);
  screen.getByText('Knots and Splices');
  screen.getByRole('heading', {name: 'Tide Tables'});
});

test('a book fetched during the sale can overwrite the change', async () => {
  let finishSale = () => {};
  const held = new Promise<void>((resolve) => (finishSale = resolve));
  server.use(
    http.post(`${shelf}/b1/sales`, async () => {
      await held;
      return HttpResponse.json({...wind, id: 'b1'});
    }),
    ...bookshopHandlers(),
  );
  const store = testStore();
  const {sellBook, book} = booksApi.endpoints;
  await store.dispatch(books.initiate());
  const sale = store.dispatch(sellBook.initiate('b1'));
  await store.dispatch(book.initiate('b1'));
  finishSale();
  await sale;
  const {data} = books.select()(store.getState());
  expect(data?.find(({id}) => id === 'b1')?.stock).toBe(2);
  expect(book.select('b1')(store.getState()).data?.stock).toBe(3);
});

test('another id has another form', async () => {
  server.use(...bookshopHandlers());
  const store = testStore();
  const show = (id: string) => (
    <Provider store={store}>
      <BookDetails id={id} onBack={() => {}} />
    </Provider>
  );
  const {rerender} = render(show('b1'));
  await screen.findByDisplayValue('Tide Tables');
  rerender(show('b2'));
  screen.getByText('Loading the book…');
  await screen.findByDisplayValue('Knots and Splices');
  rerender(show('b1'));
  screen.getByDisplayValue('Tide Tables');
});

test('the fake server sells, renames and refuses', async () => {
  // The fake replaces `fetch`; this brings the real one back.
  vi.stubGlobal('fetch', globalThis.fetch);
  await import('../fakeServer');
  const store = testStore();
  const {sellBook, renameBook} = booksApi.endpoints;
  const {data} = await store.dispatch(books.initiate());
  expect(data).toHaveLength(2);
  await store.dispatch(sellBook.initiate('b2')).unwrap();
  const sold = await store.dispatch(sellBook.initiate('b2'));
  expect(sold.error).toMatchObject({status: 409});
  const book = await store
    .dispatch(renameBook.initiate({id: 'b2', title: 'Knots'}))
    .unwrap();
  expect(book).toEqual({id: 'b2', title: 'Knots', stock: 0});
  const missing = await store.dispatch(
    booksApi.endpoints.book.initiate('x'),
  );
  expect(missing.error).toMatchObject({status: 404});
  server.use(
    http.get('https://other.example/', () => HttpResponse.text('real')),
  );
  expect(await (await fetch('https://other.example/')).text()).toBe('real');
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

test('a seeded entry is shown at once; refetchOnMount sends a request', async () => {
  let asked = 0;
  server.use(
    http.get(shelf, () => {
      asked += 1;
      return HttpResponse.json({items: [{...wind, stock: 8}]});
    }),
  );
  function Stock({refetch}: {refetch: true | number}) {
    const {data} = useBooksQuery(undefined, {
      refetchOnMountOrArgChange: refetch,
    });
    return <p>stock {data?.[0]?.stock}</p>;
  }
  const store = testStore();
  store.dispatch(
    booksApi.util.upsertQueryEntries([
      {endpointName: 'books', arg: undefined, value: [wind]},
    ]),
  );
  const show = (refetch: true | number) =>
    render(
      <Provider store={store}>
        <Stock refetch={refetch} />
      </Provider>,
    );
  // A number of seconds sends nothing: the data is new.
  const {unmount} = show(30);
  screen.getByText('stock 1');
  expect(store.dispatch(booksApi.util.getRunningQueriesThunk())).toEqual(
    [],
  );
  unmount();

  show(true);
  screen.getByText('stock 1');
  await screen.findByText('stock 8');
  expect(asked).toBe(1);
});

test('a shared store: unmount before the reset', async () => {
  let requests = 0;
  server.use(
    http.get(shelf, () => {
      requests++;
      return HttpResponse.json({items: [wind]});
    }),
  );
  const store = testStore();
  const open = async () => {
    const view = render(
      <Provider store={store}>
        <BookList onOpen={() => {}} />
      </Provider>,
    );
    await screen.findByText('Wind');
    return view;
  };
  const reset = () => store.dispatch(booksApi.util.resetApiState());
  const first = await open();
  act(() => void reset());
  await vi.waitFor(() => expect(requests).toBe(2));
  await screen.findByText('Wind');
  first.unmount();
  reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toBe(2);
  expect(store.getState()[booksApi.reducerPath].queries).toEqual({});
});

test('an AbortController whose signal is no event target', async () => {
  class Incomplete {
    signal = {aborted: false};
  }
  vi.stubGlobal('AbortController', Incomplete);
  captureConsole();
  const request = testStore().dispatch(books.initiate());
  await expect(request).rejects.toThrow(
    'abortController.signal.removeEventListener is not a function',
  );
});

test('fake timers hold the frame in which components are told', async () => {
  server.use(http.get(shelf, () => HttpResponse.json({items: [wind]})));
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'setTimeout']});
  const store = testStore();
  render(
    <Provider store={store}>
      <BookList onOpen={() => {}} />
    </Provider>,
  );
  const {isSuccess} = await store.dispatch(books.initiate());
  expect(isSuccess).toBe(true);
  expect(screen.queryByText('Wind')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  screen.getByText('Wind');
});
