import {render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../../testing/server';
import {useFakeClock} from '../../../../../testing/useFakeClock';
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
