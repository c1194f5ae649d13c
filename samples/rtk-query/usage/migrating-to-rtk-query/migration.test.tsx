import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import type {Store} from '@reduxjs/toolkit';
import {describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {NoteForm} from './after/NoteForm';
import {OrderList as NewList} from './after/OrderList';
import {ordersApi} from './after/ordersApi';
import {shipAllRequested} from './after/shipAll';
import {makeStore as makeNewStore} from './after/store';
import {OrderList as OldList} from './before/OrderList';
import {makeStore as makeOldStore} from './before/store';
import {selectOpenCount} from './bridge/ordersSlice';
import {makeStore as makeBridgedStore} from './bridge/store';
import {ordersServer} from './handlers';

function start() {
  const {handlers, requests} = ordersServer();
  server.use(...handlers);
  return requests;
}

describe.each<{
  name: string;
  makeStore: () => Store;
  OrderList: () => ReactNode;
  loads: number;
}>([
  {name: 'before', makeStore: makeOldStore, OrderList: OldList, loads: 2},
  {name: 'after', makeStore: makeNewStore, OrderList: NewList, loads: 1},
])('$name', ({makeStore, OrderList, loads}) => {
  test('two lists show the orders, and a shipped one changes in both', async () => {
    const requests = start();
    render(
      <Provider store={makeStore()}>
        <OrderList />
        <OrderList />
      </Provider>,
    );
    expect(screen.getAllByText('Loading…')).toHaveLength(2);
    expect(await screen.findAllByText(/Ames: open/)).toHaveLength(2);
    expect(requests).toEqual(Array(loads).fill('orders'));
    await userEvent.click(
      screen.getAllByRole('button', {name: 'Ship'})[0]!,
    );
    expect(await screen.findAllByText(/Ames: shipped/)).toHaveLength(2);
    expect(requests.slice(loads)).toEqual(['ship 1', 'orders']);
  });
});

test('the bridge keeps an old selector working', async () => {
  start();
  const store = makeBridgedStore();
  expect(selectOpenCount(store.getState())).toBe(0);
  await store.dispatch(ordersApi.endpoints.getOrders.initiate());
  expect(selectOpenCount(store.getState())).toBe(2);
  await store.dispatch(ordersApi.endpoints.shipOrder.initiate(1));
  await expect.poll(() => selectOpenCount(store.getState())).toBe(1);
});

test('a workflow sends its requests one after the other', async () => {
  const requests = start();
  const store = makeBridgedStore();
  store.dispatch(shipAllRequested());
  await expect.poll(() => requests).toEqual(['orders', 'ship 1', 'ship 2']);
  await expect.poll(() => store.getState().ordersApi.mutations).toEqual({});
});

test('a draft survives a refetch, and gives way to what was saved', async () => {
  const requests = start();
  const store = makeNewStore();
  render(
    <Provider store={store}>
      <NoteForm id={1} />
    </Provider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Note/);
  await expect.poll(() => input.value).toBe('ring twice');
  await userEvent.type(input, ', wait');
  await store.dispatch(
    ordersApi.endpoints.getOrders.initiate(undefined, {forceRefetch: true}),
  );
  expect(input.value).toBe('ring twice, wait');
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  await expect
    .poll(() => requests)
    .toEqual(['orders', 'orders', 'note 1', 'orders']);
  await expect.poll(() => input.value).toBe('ring twice, wait');
  expect(screen.getByRole('button', {name: 'Save'})).toHaveProperty(
    'disabled',
    true,
  );
});
