import {act, render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Profiler, StrictMode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {setupStore, stockApi} from './stockApi';
import {startStockPage} from './stockPage';
import {StockSign} from './StockSign';

let stock = 3;
let requests: string[] = [];
beforeEach(() => {
  stock = 3;
  requests = [];
  server.use(
    http.get('https://bookshop.example/api/books/:id', ({params}) => {
      requests.push(String(params.id));
      if (stock < 0) return new HttpResponse(null, {status: 500});
      return HttpResponse.json({title: `Book ${params.id}`, stock});
    }),
  );
});

function page() {
  document.body.innerHTML = '<p id="sign"></p><button>Refresh</button>';
  const sign = document.querySelector<HTMLElement>('#sign')!;
  const button = document.querySelector('button')!;
  return {sign, button, stop: startStockPage(sign, button)};
}

test('a page without React', async () => {
  const {sign, button, stop} = page();
  expect(sign.textContent).toBe('One moment…');
  await vi.waitFor(() => expect(sign.textContent).toBe('Book b1: 3 left'));

  stock = 2;
  button.click();
  await vi.waitFor(() => expect(sign.textContent).toBe('Book b1: 2 left'));

  stock = -1;
  button.click();
  await vi.waitFor(() =>
    expect(sign.textContent).toBe('Book b1: 2 left (not up to date)'),
  );

  stop();
  button.click();
  expect(requests).toEqual(['b1', 'b1', 'b1']);
});

test('a page without React says so when the server fails', async () => {
  stock = -1;
  const {sign, stop} = page();
  await vi.waitFor(() => expect(sign.textContent).toBe('Ask at the desk'));
  stop();
});

test('a class component follows its prop and unsubscribes', async () => {
  const clock = useFakeClock();
  const store = setupStore();
  const sign = (id: string) => (
    <StrictMode>
      <Provider store={store}>
        <StockSign bookId={id} />
      </Provider>
    </StrictMode>
  );
  const {rerender, unmount} = render(sign('b1'));
  screen.getByText('One moment…');
  await screen.findByText('Book b1: 3 left');

  rerender(sign('b2'));
  await screen.findByText('Book b2: 3 left');
  expect(requests).toEqual(['b1', 'b2']);

  // Only an entry without a subscription is removed after a minute.
  const kept = () => Object.keys(store.getState().stockApi.queries);
  await clock.advance(61_000);
  expect(kept()).toEqual(['stock("b2")']);
  unmount();
  await clock.advance(61_000);
  expect(kept()).toEqual([]);
});

test('a class component shows a failed refetch beside the stock', async () => {
  const store = setupStore();
  render(
    <Provider store={store}>
      <StockSign bookId="b1" />
    </Provider>,
  );
  await screen.findByText('Book b1: 3 left');
  stock = -1;
  const {initiate} = stockApi.endpoints.stock;
  await act(() => store.dispatch(initiate('b1', {forceRefetch: true})));
  await screen.findByText('Book b1: 3 left (not up to date)');
});

test('a class component does not render after foreign actions', async () => {
  const store = setupStore();
  let commits = 0;
  render(
    <Provider store={store}>
      <Profiler id="sign" onRender={() => (commits += 1)}>
        <StockSign bookId="b1" />
      </Profiler>
    </Provider>,
  );
  await screen.findByText('Book b1: 3 left');
  const before = commits;
  act(() => void store.dispatch({type: 'elsewhere'}));
  expect(commits).toBe(before);
});
