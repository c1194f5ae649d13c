import {configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {quakeServer} from './handlers';
import {numberedPages, useQuakePageQuery} from './numberedPages';
import {QuakePages} from './QuakePages';
import {makeStore, quakesApi} from './quakesApi';

configure({asyncUtilTimeout: 4000});

let quakes = quakeServer();
beforeEach(() => {
  quakes = quakeServer();
  server.use(...quakes.handlers);
});

const older = () => screen.getByRole('button', {name: 'Older'});

test('page 2 renders without a loading state, because it was prefetched', async () => {
  const store = makeStore();
  render(
    <Provider store={store}>
      <QuakePages />
    </Provider>,
  );
  screen.getByText('Loading earthquakes…');
  await screen.findByText('Kos 3');
  const {select} = numberedPages.endpoints.quakePage;
  await vi.waitFor(() =>
    expect(select(2)(store.getState()).isSuccess).toBe(true),
  );
  expect(quakes.taken()).toEqual(['quakes?page=1', 'quakes?page=2']);

  const open = quakes.hold();
  await userEvent.click(older());
  screen.getByText('Samos 3.2');
  expect(screen.queryByText('Loading earthquakes…')).toBeNull();
  await vi.waitFor(() =>
    expect(quakes.requests).toEqual(['quakes?page=3']),
  );
  open();

  await vi.waitFor(() =>
    expect(select(3)(store.getState()).isSuccess).toBe(true),
  );
  await userEvent.click(older());
  screen.getByText('Milos 3.4');
  expect(older()).toHaveProperty('disabled', true);
  expect(quakes.requests).toHaveLength(1);
});

test('a page that fails is named, and the rows keep their own number', async () => {
  quakes.fail('quakes?page=2');
  render(
    <Provider store={makeStore()}>
      <QuakePages />
    </Provider>,
  );
  await screen.findByText('Kos 3');
  await userEvent.click(older());
  await screen.findByText(/Page 2 could not be loaded/);
  screen.getByRole('heading', {name: 'Page 1 of 3'});
  screen.getByText('Kos 3');
  quakes.fail();
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText('Samos 3.2');
  screen.getByRole('heading', {name: 'Page 2 of 3'});
});

test('a first page that fails does not load forever', async () => {
  quakes.fail('quakes?page=1');
  render(
    <Provider store={makeStore()}>
      <QuakePages />
    </Provider>,
  );
  await screen.findByRole('alert');
  expect(screen.queryByText('Loading earthquakes…')).toBeNull();
});

test('a change refetches the visible page and drops the others', async () => {
  const store = makeStore();
  const {initiate, select} = numberedPages.endpoints.quakePage;
  const visible = store.dispatch(initiate(2));
  await visible;
  await store.dispatch(initiate(1, {subscribe: false}));
  quakes.taken();

  const report = quakesApi.endpoints.reportQuake.initiate;
  await store.dispatch(report({place: 'Delos', magnitude: 4}));
  await vi.waitFor(() =>
    expect(select(2)(store.getState()).data?.quakes[0]?.place).toBe(
      'Naxos',
    ),
  );
  expect(quakes.requests).toEqual(['POST', 'quakes?page=2']);
  expect(select(1)(store.getState()).isUninitialized).toBe(true);
});

test('records what the hook shows while the page changes', async () => {
  const rows = [['page', 'data', 'currentData', 'true flags']];
  function Recorder() {
    const [page, setPage] = useState(1);
    const result = useQuakePageQuery(page);
    const {data, currentData} = result;
    const flags = (
      ['isLoading', 'isFetching', 'isSuccess'] as const
    ).filter((flag) => result[flag]);
    const row = [
      String(page),
      data ? `page ${data.page}` : 'undefined',
      currentData ? `page ${currentData.page}` : 'undefined',
      flags.join(' '),
    ];
    if (rows.at(-1)?.join() !== row.join()) rows.push(row);
    return <button onClick={() => setPage(page + 1)}>{data?.page}</button>;
  }
  const store = makeStore();
  render(
    <Provider store={store}>
      <Recorder />
    </Provider>,
  );
  await screen.findByText('1');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('2');
  await store.dispatch(
    numberedPages.endpoints.quakePage.initiate(3, {subscribe: false}),
  );
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('3');

  const text = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd([6, 11, 13, 0][column]!))
      .join(''),
  );
  await record('./pageChange.output.txt', text.join('\n'));
});
