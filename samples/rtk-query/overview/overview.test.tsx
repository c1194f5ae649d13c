import {configure, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, it, vi} from 'vitest';
import {server} from '../../testing/server';
import {BerthList} from './BerthList';
import {BerthsByHand} from './BerthsByHand';
import {FreeBerths} from './FreeBerths';
import {harborOffice} from './handlers';
import {marinaApi} from './marinaApi';
import {makeStore} from './store';

configure({asyncUtilTimeout: 4000});

let office = harborOffice();
beforeEach(async () => {
  office = harborOffice();
  server.use(...office.handlers);
  vi.resetModules();
});

async function show() {
  const {default: App} = await import('./App');
  render(<App />);
}

it('shows loading, then three berths, with one request for two components', async () => {
  const open = office.hold();
  await show();
  screen.getByText('Loading the berths…');
  screen.getByText('Free berths: …');
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  screen.getByText('Free berths: 2');
  expect(office.requests).toEqual(['GET piers/west/berths']);
});

it('refetches after a mutation: GET, POST, GET', async () => {
  await show();
  const [, reserve] = await screen.findAllByRole('button');
  await userEvent.click(reserve!);
  await screen.findByText(/W2: Sturmvogel/);
  await screen.findByText('Free berths: 1');
  expect(office.requests).toEqual([
    'GET piers/west/berths',
    'POST berths/2/reservation',
    'GET piers/west/berths',
  ]);
});

it('reserves once, even if the list is slow to follow', async () => {
  await show();
  const [, reserve] = await screen.findAllByRole('button');
  const open = office.hold();
  await userEvent.click(reserve!);
  await waitFor(() => expect(office.requests).toHaveLength(3));
  screen.getByText(/W2: free/);
  await userEvent.click(reserve!);
  open();
  await screen.findByText(/W2: Sturmvogel/);
  expect(office.requests).toHaveLength(3);
});

it('reserves once, even if the refetch waits for another pier', async () => {
  const store = makeStore();
  const at = (pier: string) => (
    <Provider store={store}>
      <BerthList pier={pier} />
    </Provider>
  );
  const {rerender} = render(at('west'));
  await screen.findByText(/W1/);
  const open = office.hold();
  rerender(at('east'));
  await waitFor(() => expect(office.requests).toHaveLength(2));
  rerender(at('west'));
  const [, reserve] = await screen.findAllByRole('button');
  await userEvent.click(reserve!);
  await waitFor(() =>
    expect(Object.values(store.getState().marina.mutations)).toMatchObject([
      {status: 'fulfilled'},
    ]),
  );
  screen.getByText(/W2: free/);
  await userEvent.click(reserve!);
  open();
  await screen.findByText(/W2: Sturmvogel/);
  expect(office.requests.slice(2)).toEqual([
    'POST berths/2/reservation',
    'GET piers/west/berths',
  ]);
  const [, , next] = screen.getAllByRole('button');
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
});

it('says when the first load fails, and loads on another try', async () => {
  office.setDown(true);
  await show();
  await screen.findByRole('alert');
  screen.getByText('Free berths: not known');
  expect(screen.queryByText('Loading the berths…')).toBeNull();
  office.setDown(false);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText(/W1/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the list beside errors of a reservation and of a refetch', async () => {
  await show();
  const [, reserve] = await screen.findAllByRole('button');
  office.setDown(true);
  await userEvent.click(reserve!);
  await screen.findByText('The berth is not reserved. Try again.');
  // A failed mutation invalidates too, and the refetch fails as well.
  await screen.findByText(/could not be loaded/);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  screen.getByText('Free berths: 2 (may have changed)');
});

it('shows no failed reservation of another pier', async () => {
  server.use(
    http.get('https://marina.example/api/piers/east/berths', () =>
      HttpResponse.json([{id: 9, name: 'E9', boat: null}]),
    ),
  );
  const store = makeStore();
  const at = (pier: string) => (
    <Provider store={store}>
      <BerthList pier={pier} />
    </Provider>
  );
  const {rerender} = render(at('west'));
  const [, reserve] = await screen.findAllByRole('button');
  office.setDown(true);
  await userEvent.click(reserve!);
  await screen.findByText(/not reserved/);
  rerender(at('east'));
  await screen.findByText(/E9/);
  expect(screen.queryByText(/not reserved/)).toBeNull();
});

it('shows nothing of the old pier under a new one', async () => {
  const store = makeStore();
  const at = (pier: string) => (
    <Provider store={store}>
      <FreeBerths pier={pier} />
      <BerthList pier={pier} />
    </Provider>
  );
  const {rerender} = render(at('west'));
  await screen.findByText(/W1/);
  const open = office.hold();
  rerender(at('east'));
  expect(screen.queryByText(/W1/)).toBeNull();
  screen.getByText('Loading the berths…');
  open();
  await screen.findByText(/E1/);
});

it('by hand: each component sends a request, and the next mount another', async () => {
  const both = (
    <>
      <BerthsByHand pier="west" />
      <BerthsByHand pier="west" />
    </>
  );
  const {unmount} = render(both);
  expect(await screen.findAllByText('3 berths')).toHaveLength(2);
  unmount();
  render(both);
  await screen.findAllByText('3 berths');
  await waitFor(() => expect(office.requests).toHaveLength(4));
});

it('by hand: errors and a change of the pier are handled', async () => {
  office.setDown(true);
  const {rerender} = render(<BerthsByHand pier="west" />);
  await screen.findByRole('alert');
  office.setDown(false);
  rerender(<BerthsByHand pier="east" />);
  await screen.findByText('3 berths');
});

it('an entry that failed is requested when components mount, once for both', async () => {
  const store = makeStore();
  const {initiate} = marinaApi.endpoints.getBerths;
  office.setDown(true);
  await store.dispatch(initiate('west'));
  render(
    <Provider store={store}>
      <FreeBerths pier="west" />
      <BerthList pier="west" />
    </Provider>,
  );
  await waitFor(() => expect(office.requests).toHaveLength(2));
  await screen.findByText('Free berths: not known');
  expect(office.requests).toHaveLength(2);
});

it('an entry with data whose refetch failed is shown, and not requested', async () => {
  const store = makeStore();
  const {initiate} = marinaApi.endpoints.getBerths;
  const loaded = store.dispatch(initiate('west'));
  await loaded;
  office.setDown(true);
  await loaded.refetch();
  office.setDown(false);
  render(
    <Provider store={store}>
      <FreeBerths pier="west" />
    </Provider>,
  );
  screen.getByText('Free berths: 2 (may have changed)');
  await Promise.all(
    store.dispatch(marinaApi.util.getRunningQueriesThunk()),
  );
  expect(office.requests).toHaveLength(2);
});
