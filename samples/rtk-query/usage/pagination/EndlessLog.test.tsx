import {act, configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {EndlessLog} from './EndlessLog';
import {quakeServer} from './handlers';
import {makeStore, quakesApi} from './quakesApi';

configure({asyncUtilTimeout: 4000});

/** The viewport: an observer reports when it starts to observe, and whenever `scroll` says so. */
let endVisible = false;
let observers = new Set<() => void>();
class FakeObserver {
  report: () => void;
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    this.report = () => callback([{isIntersecting: endVisible}]);
  }
  observe() {
    observers.add(this.report);
    queueMicrotask(() => observers.has(this.report) && this.report());
  }
  disconnect() {
    observers.delete(this.report);
  }
}
const scrollToEnd = () =>
  act(async () => {
    endVisible = true;
    for (let i = 0; i < 5; i++) for (const report of observers) report();
    endVisible = false;
  });

let quakes = quakeServer();
let store = makeStore();
beforeEach(() => {
  quakes = quakeServer();
  server.use(...quakes.handlers);
  store = makeStore();
  endVisible = false;
  observers = new Set();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(
    <Provider store={store}>
      <EndlessLog region="aegean" />
    </Provider>,
  );
});
const page = (number: number) => `regions/aegean/quakes?page=${number}`;
const loaded = (number: number) =>
  screen.findByRole('list', {name: `Page ${number}`});

test('one request for a page, however often the end is reported', async () => {
  await loaded(1);
  await vi.waitFor(() => expect(observers.size).toBe(1));
  await scrollToEnd();
  await loaded(2);
  await vi.waitFor(() => expect(observers.size).toBe(1));
  await scrollToEnd();
  await loaded(3);
  await vi.waitFor(() => expect(observers.size).toBe(0));
  await scrollToEnd();
  expect(quakes.requests).toEqual([page(1), page(2), page(3)]);
});

test('short pages: the end stays visible, so all pages come', async () => {
  endVisible = true;
  await loaded(3);
  expect(quakes.requests).toEqual([page(1), page(2), page(3)]);
});

test('an error is not retried until the reader clicks', async () => {
  quakes.fail(page(2));
  endVisible = true;
  const again = await screen.findByRole('button', {name: 'Try again'});
  expect(quakes.taken()).toEqual([page(1), page(2)]);
  quakes.fail();
  await userEvent.click(again);
  await loaded(3);
  expect(quakes.taken()).toEqual([page(2), page(3)]);
});

test('a failed refetch is retried as a refetch', async () => {
  await loaded(1);
  quakes.fail(page(1));
  act(() => {
    store.dispatch(quakesApi.util.invalidateTags(['Quake']));
  });
  const again = await screen.findByRole('button', {name: 'Try again'});
  quakes.fail();
  await userEvent.click(again);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await vi.waitFor(() =>
    expect(quakes.taken()).toEqual([page(1), page(1), page(1)]),
  );
});
