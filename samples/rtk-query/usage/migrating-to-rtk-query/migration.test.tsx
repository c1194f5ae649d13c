import {act, render, renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {
  addListener,
  configureStore,
  createAction,
  createListenerMiddleware,
  Tuple,
  type ForkedTaskAPI,
  type Store,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {NoteForm} from './after/NoteForm';
import {OrderList as NewList} from './after/OrderList';
import {ordersApi} from './after/ordersApi';
import {shipAllFailed, shipAllRequested} from './after/shipAll';
import {makeStore as makeNewStore} from './after/store';
import {OrderList as OldList} from './before/OrderList';
import {makeStore as makeOldStore} from './before/store';
import {selectOpenCount as selectOldCount} from './before/ordersSlice';
import {selectOpenCount} from './bridge/ordersSelectors';
import {makeStore as makeBridgedStore} from './bridge/store';
import {ordersServer} from './handlers';

function start() {
  return startShop().requests;
}

function startShop() {
  const shop = ordersServer();
  server.use(...shop.handlers);
  return shop;
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

  test('an order cannot be shipped again before the list has changed', async () => {
    const requests = start();
    render(
      <Provider store={makeStore()}>
        <OrderList />
      </Provider>,
    );
    const [ship] = await screen.findAllByRole('button', {name: 'Ship'});
    let respond = () => {};
    const refetched = vi.fn(
      () => new Promise<void>((resolve) => (respond = resolve)),
    );
    server.use(http.get('https://orders.example/api/orders', refetched));

    await userEvent.click(ship!);
    await vi.waitFor(() => expect(refetched).toHaveBeenCalled());
    screen.getByText(/Ames: open/);
    await userEvent.click(ship!);
    respond();

    await screen.findByText(/Ames: shipped/);
    expect(requests.filter((name) => name === 'ship 1')).toHaveLength(1);
  });

  test('failures are shown, beside what is there', async () => {
    const shop = startShop();
    shop.down = true;
    const {unmount} = render(
      <Provider store={makeStore()}>
        <OrderList />
      </Provider>,
    );
    await screen.findByText('Could not load the orders.');
    unmount();

    shop.down = false;
    render(
      <Provider store={makeStore()}>
        <OrderList />
      </Provider>,
    );
    await screen.findByText(/Ames: open/);
    shop.down = true;
    await userEvent.click(
      screen.getAllByRole('button', {name: 'Ship'})[0]!,
    );
    await screen.findByText('The order is not shipped.');
    await screen.findByText('Could not load the orders.');
    screen.getByText(/Ames: open/);
  });
});

test('an order is shipped once, even if the refetch waits for a note', async () => {
  const requests = start();
  let open = () => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  server.use(
    http.put('https://orders.example/api/orders/:id/note', () => closed),
  );
  const store = makeNewStore();
  render(
    <Provider store={store}>
      <NewList />
      <NoteForm id={2} />
    </Provider>,
  );
  const [ship, next] = await screen.findAllByRole('button', {name: 'Ship'});
  await userEvent.type(screen.getByRole('textbox'), '!');
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  await userEvent.click(ship!);
  await vi.waitFor(() =>
    expect(
      Object.values(store.getState().ordersApi.mutations),
    ).toContainEqual(
      expect.objectContaining({
        endpointName: 'shipOrder',
        status: 'fulfilled',
      }),
    ),
  );
  screen.getByText(/Ames: open/);
  await userEvent.click(ship!);
  open();
  await screen.findByText(/Ames: shipped/);
  expect(requests.filter((name) => name === 'ship 1')).toHaveLength(1);
  await vi.waitFor(() => expect(next).toHaveProperty('disabled', false));
});

test('nothing is shipped from a list that could not be refetched', async () => {
  start();
  const store = makeNewStore();
  const show = () =>
    render(
      <Provider store={store}>
        <NewList />
      </Provider>,
    );
  const {unmount} = show();
  const [ship, next] = await screen.findAllByRole('button', {name: 'Ship'});
  server.use(
    http.get(
      'https://orders.example/api/orders',
      () => new HttpResponse(null, {status: 503}),
      {once: true},
    ),
  );
  await userEvent.click(ship!);
  await screen.findByText('Could not load the orders.');
  expect(next).toHaveProperty('disabled', true);

  // Not even by a list that mounts later.
  unmount();
  show();
  const later = screen.getAllByRole('button', {name: 'Ship'});
  expect(later[0]).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText(/Ames: shipped/);
  expect(later[1]).toHaveProperty('disabled', false);
});

test('a query that is skipped keeps its data, and one that mounts gets none', async () => {
  start();
  const store = makeNewStore();
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const useOrders = ({skip}: {skip: boolean}) =>
    ordersApi.useGetOrdersQuery(undefined, {skip});
  const {result, rerender} = renderHook(useOrders, {
    wrapper,
    initialProps: {skip: false},
  });
  await vi.waitFor(() => expect(result.current.data).toHaveLength(2));
  rerender({skip: true});
  expect(result.current.isUninitialized).toBe(true);
  expect(result.current.data).toHaveLength(2);
  expect(result.current.currentData).toBeUndefined();
  expect(() => result.current.refetch()).toThrow('Cannot refetch');
  const mounted = renderHook(useOrders, {
    wrapper,
    initialProps: {skip: true},
  });
  expect(mounted.result.current.data).toBeUndefined();
});

test('the age of the data is checked when skip ends, too', async () => {
  const requests = start();
  const store = makeNewStore();
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const {result, rerender} = renderHook(
    ({skip}: {skip: boolean}) =>
      ordersApi.useGetOrdersQuery(undefined, {
        skip,
        refetchOnMountOrArgChange: 0.001,
      }),
    {wrapper, initialProps: {skip: false}},
  );
  await vi.waitFor(() => expect(result.current.data).toHaveLength(2));
  rerender({skip: true});
  await new Promise((resolve) => setTimeout(resolve, 5));
  rerender({skip: false});
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});

describe('the bridge', () => {
  const {getOrders, shipOrder} = ordersApi.endpoints;

  test('the selector follows the cache in all cases', async () => {
    start();
    const store = makeBridgedStore();
    const open = () => selectOpenCount(store.getState());
    expect(open()).toBe(0);
    await store.dispatch(getOrders.initiate());
    expect(open()).toBe(2);
    await store.dispatch(shipOrder.initiate(1));
    await expect.poll(open).toBe(1);
    store.dispatch(
      ordersApi.util.updateQueryData('getOrders', undefined, () => []),
    );
    expect(open()).toBe(0);
  });

  test('the selector returns 0 again when the entry is removed', async () => {
    const clock = useFakeClock();
    start();
    const store = makeBridgedStore();
    const request = store.dispatch(getOrders.initiate());
    await request;
    request.unsubscribe();
    await clock.advance(59_000);
    expect(selectOpenCount(store.getState())).toBe(2);
    await clock.advance(1_000);
    expect(selectOpenCount(store.getState())).toBe(0);
    expect(selectOldCount(store.getState())).toBe(2);
  });

  test('the copy follows responses, and no updates of the cache', async () => {
    start();
    const store = makeBridgedStore();
    const copied = () => selectOldCount(store.getState());
    await store.dispatch(getOrders.initiate());
    await store.dispatch(shipOrder.initiate(1));
    await expect.poll(copied).toBe(1);

    const {updateQueryData, upsertQueryEntries} = ordersApi.util;
    store.dispatch(updateQueryData('getOrders', undefined, () => []));
    store.dispatch(
      upsertQueryEntries([
        {endpointName: 'getOrders', arg: undefined, value: []},
      ]),
    );
    expect(selectOpenCount(store.getState())).toBe(0);
    expect(copied()).toBe(1);
    store.dispatch(ordersApi.util.resetApiState());
    expect(copied()).toBe(1);
  });
});

describe('a workflow', () => {
  test('sends its requests one after the other, once', async () => {
    const requests = start();
    const store = makeBridgedStore();
    store.dispatch(shipAllRequested());
    store.dispatch(shipAllRequested());
    await expect
      .poll(() => requests)
      .toEqual(['orders', 'ship 1', 'ship 2']);
    await expect
      .poll(() => store.getState().ordersApi.mutations)
      .toEqual({});
  });

  test('ships an order again that was shipped by a click meanwhile', async () => {
    const requests = start();
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.post(
        'https://orders.example/api/orders/1/ship',
        async () => {
          requests.push('held');
          await held;
        },
        {once: true},
      ),
    );
    const {dispatch} = makeBridgedStore();
    dispatch(shipAllRequested());
    await expect.poll(() => requests).toEqual(['orders', 'held']);
    await dispatch(ordersApi.endpoints.shipOrder.initiate(2));
    respond();
    await expect
      .poll(() => requests)
      .toEqual(['orders', 'held', 'ship 2', 'ship 1', 'ship 2']);
  });

  test('shares a list that is loading', async () => {
    const requests = start();
    const {dispatch} = makeBridgedStore();
    void dispatch(ordersApi.endpoints.getOrders.initiate());
    dispatch(shipAllRequested());
    await vi.waitFor(() => expect(requests).toContain('ship 1'));
    expect(requests.slice(0, 2)).toEqual(['orders', 'ship 1']);
    await vi.waitFor(() => expect(requests).toContain('ship 2'));
  });

  test('outlives the timer of an unused list', async () => {
    const shop = startShop();
    const clock = useFakeClock();
    const {dispatch} = makeBridgedStore();
    const {initiate} = ordersApi.endpoints.getOrders;
    await dispatch(initiate(undefined, {subscribe: false}));
    await clock.advance(59_000);
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('https://orders.example/api/orders', () => held, {
        once: true,
      }),
    );
    dispatch(shipAllRequested());
    await clock.advance(2_000);
    respond();
    await vi.waitFor(() =>
      expect(shop.requests).toEqual([
        'orders',
        'orders',
        'ship 1',
        'ship 2',
      ]),
    );
  });

  test('reports a failure, and can be started again', async () => {
    const shop = startShop();
    shop.down = true;
    let failures = 0;
    const store = makeBridgedStore();
    const {dispatch} = store;
    dispatch(
      addListener({
        actionCreator: shipAllFailed,
        effect: () => void (failures += 1),
      }),
    );
    dispatch(shipAllRequested());
    await expect.poll(() => failures).toBe(1);
    shop.down = false;
    shop.requests.length = 0;
    await expect
      .poll(() => {
        if (!shop.requests.length) dispatch(shipAllRequested());
        return shop.requests;
      })
      .toEqual(['orders', 'ship 1', 'ship 2']);
  });

  test('does not wait for that of another store', async () => {
    const {requests} = startShop();
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('https://orders.example/api/orders', () => held, {
        once: true,
      }),
    );
    makeBridgedStore().dispatch(shipAllRequested());
    makeBridgedStore().dispatch(shipAllRequested());
    await expect.poll(() => requests).toContain('ship 2');
    respond();
  });
});

test('cached data: a lazy call sends a request, a prefetch does not', async () => {
  const requests = start();
  const store = makeNewStore();
  await store.dispatch(ordersApi.endpoints.getOrders.initiate());
  store.dispatch(ordersApi.util.prefetch('getOrders', undefined, {}));
  const {result} = renderHook(
    () => ordersApi.endpoints.getOrders.useLazyQuery(),
    {
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await act(() => result.current[0](undefined, true));
  expect(requests).toEqual(['orders']);
  await act(() => result.current[0]());
  expect(requests).toEqual(['orders', 'orders']);
});

test('a cache hit reaches a reducer as rejected only without a subscription', async () => {
  start();
  const {initiate, matchRejected} = ordersApi.endpoints.getOrders;
  const store = configureStore({
    reducer: {
      [ordersApi.reducerPath]: ordersApi.reducer,
      rejections: (count: number = 0, action) =>
        matchRejected(action) ? count + 1 : count,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ordersApi.middleware),
  });
  await store.dispatch(initiate());
  await store.dispatch(initiate());
  expect(store.getState().rejections).toBe(0);
  await store.dispatch(initiate(undefined, {subscribe: false}));
  expect(store.getState().rejections).toBe(1);
});

test('the counterparts of call send a request and leave no trace', async () => {
  const requests = start();
  const {dispatch, getState} = makeNewStore();
  const {getOrders, shipOrder} = ordersApi.endpoints;
  const once = {subscribe: false, forceRefetch: true};
  for (const expected of [false, true]) {
    const orders = await dispatch(
      getOrders.initiate(undefined, once),
    ).unwrap();
    expect(orders[0]?.isShipped).toBe(expected);
    await dispatch(shipOrder.initiate(1, {track: false})).unwrap();
  }
  expect(requests).toEqual(['orders', 'ship 1', 'orders', 'ship 1']);
  // Nobody subscribes, so the tag of the mutation removes the entry.
  const {queries, mutations} = getState().ordersApi;
  expect([queries, mutations]).toEqual([{}, {}]);
});

/** Shows the form of the first order, and adds `!` to its note. */
async function typeForFirst() {
  const store = makeNewStore();
  const form = (id: number) => (
    <Provider store={store}>
      <NoteForm id={id} />
    </Provider>
  );
  const {rerender} = render(form(1));
  const input = screen.getByLabelText<HTMLInputElement>(/Note/);
  await expect.poll(() => input.value).toBe('ring twice');
  await userEvent.type(input, '!');
  return {form, rerender, input};
}

test('a draft stays after a failure, and belongs to its order', async () => {
  const shop = startShop();
  const {form, rerender, input} = await typeForFirst();
  shop.down = true;
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  await screen.findByRole('alert');
  expect(input.value).toBe('ring twice!');
  rerender(form(2));
  expect(input.value).toBe('ring twice');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(1));
  expect(input.value).toBe('ring twice!');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('there is one draft: typing for another order replaces it', async () => {
  const shop = startShop();
  const {form, rerender, input} = await typeForFirst();
  shop.down = true;
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  await screen.findByRole('alert');
  rerender(form(2));
  rerender(form(1));
  expect(input.value).toBe('ring twice!');
  rerender(form(2));
  await userEvent.type(input, '?');
  rerender(form(1));
  expect(input.value).toBe('ring twice');
});

test('without the orders, nothing can be typed', async () => {
  const shop = startShop();
  shop.down = true;
  const store = makeNewStore();
  render(
    <Provider store={store}>
      <NoteForm id={1} />
    </Provider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Note/);
  expect(input.disabled).toBe(true);
  const {getRunningQueriesThunk} = ordersApi.util;
  await act(() => Promise.all(store.dispatch(getRunningQueriesThunk())));
  expect(input.disabled).toBe(true);

  shop.down = false;
  const {getOrders} = ordersApi.endpoints;
  await act(() => store.dispatch(getOrders.initiate()));
  await expect.poll(() => input.disabled).toBe(false);
});

test('a canceled listener goes on after a plain await, and stops in pause', async () => {
  const requests = start();
  const reached: string[] = [];
  const listeners = createListenerMiddleware();
  const loadRequested = createAction<string>('loadRequested');
  const {getOrders} = ordersApi.endpoints;
  for (const waitsWith of ['await', 'pause'])
    listeners.startListening({
      actionCreator: loadRequested,
      async effect(action, {dispatch, pause, cancelActiveListeners}) {
        cancelActiveListeners();
        const loading = dispatch(
          getOrders.initiate(undefined, {subscribe: false}),
        ).unwrap();
        await (waitsWith === 'pause' ? pause(loading) : loading);
        reached.push(`${action.payload} ${waitsWith}`);
      },
    });
  const store = configureStore({
    reducer: {[ordersApi.reducerPath]: ordersApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(listeners.middleware)
        .concat(ordersApi.middleware),
  });
  store.dispatch(loadRequested('first'));
  store.dispatch(loadRequested('second'));
  await expect.poll(() => reached).toContain('second pause');
  expect(reached.toSorted()).toEqual([
    'first await',
    'second await',
    'second pause',
  ]);
  // The request of the canceled one was not aborted: the second shared it.
  expect(requests).toEqual(['orders']);
});

test('a forked task ends with its effect, unless it is joined', async () => {
  const done: string[] = [];
  const started = createAction<boolean>('started');
  const listeners = createListenerMiddleware();
  listeners.startListening({
    actionCreator: started,
    effect({payload: autoJoin}, {fork}) {
      const work = async ({delay}: ForkedTaskAPI) => {
        await delay(autoJoin ? 20 : 1);
        done.push(`autoJoin ${autoJoin}`);
      };
      fork(work, {autoJoin});
    },
  });
  const store = configureStore({
    reducer: () => null,
    middleware: () => new Tuple(listeners.middleware),
  });
  store.dispatch(started(false));
  store.dispatch(started(true));
  // The other one would have been done long before.
  await expect.poll(() => done).toEqual(['autoJoin true']);
});

test('a hook shows nothing old with keepUnusedDataFor: 0', async () => {
  let version = 0;
  const makeApi = (keepUnusedDataFor: number) =>
    createApi({
      baseQuery: fakeBaseQuery(),
      keepUnusedDataFor,
      refetchOnMountOrArgChange: true,
      endpoints: (build) => ({
        get: build.query<number, void>({
          queryFn: async () => ({data: (version += 1)}),
        }),
      }),
    });
  for (const [seconds, firstRender] of [
    [60, {data: 1, isFetching: false}],
    [0, {data: undefined, isFetching: true}],
  ] as const) {
    version = 0;
    const api = makeApi(seconds);
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const seen: unknown[] = [];
    const show = () =>
      renderHook(
        () => {
          const {data, isFetching} = api.useGetQuery();
          seen.push({data, isFetching});
        },
        {
          wrapper: ({children}) => (
            <Provider store={store}>{children}</Provider>
          ),
        },
      );
    const first = show();
    await expect
      .poll(() => seen)
      .toContainEqual({data: 1, isFetching: false});
    first.unmount();
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.length = 0;
    show();
    expect(seen[0]).toEqual(firstRender);
    await expect
      .poll(() => seen)
      .toContainEqual({data: 2, isFetching: false});
  }
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

test('after a save, the field shows the old text until a refetch succeeds', async () => {
  start();
  const store = makeNewStore();
  const {select, initiate} = ordersApi.endpoints.getOrders;
  render(
    <Provider store={store}>
      <NoteForm id={1} />
    </Provider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Note/);
  await expect.poll(() => input.value).toBe('ring twice');
  await userEvent.type(input, ', wait');
  server.use(
    http.get(
      'https://orders.example/api/orders',
      () => new HttpResponse(null, {status: 503}),
      {once: true},
    ),
  );
  await userEvent.click(screen.getByRole('button', {name: 'Save'}));
  await expect.poll(() => select()(store.getState()).isError).toBe(true);
  await expect.poll(() => input.value).toBe('ring twice');
  await store.dispatch(initiate(undefined, {forceRefetch: true}));
  await expect.poll(() => input.value).toBe('ring twice, wait');
});

test('without the middleware, a query throws, and the others when triggered', () => {
  captureConsole();
  const message = /^Warning: Middleware for RTK-Query API at reducerPath/;
  // The check of a trigger runs once for an API slice: a new one for each.
  const setUp = () => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        orders: build.query<null, void>({queryFn: () => ({data: null})}),
        ship: build.mutation<null, void>({queryFn: () => ({data: null})}),
      }),
    });
    const store = configureStore({reducer: {api: api.reducer}});
    const wrapper = ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    );
    return {...api.endpoints, wrapper};
  };
  const {orders, wrapper} = setUp();
  expect(() => renderHook(() => orders.useQuery(), {wrapper})).toThrow(
    message,
  );

  const one = setUp();
  const lazy = renderHook(() => one.orders.useLazyQuery(), one).result;
  expect(() => act(() => void lazy.current[0]())).toThrow(message);

  const other = setUp();
  const ship = renderHook(() => other.ship.useMutation(), other).result;
  expect(() => act(() => void ship.current[0]())).toThrow(message);
  expect(() => act(() => void ship.current[0]())).not.toThrow();
});

test('after resetApiState a mounted query is sent again, a lazy one is not', async () => {
  const sent: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      get: build.query<string, string>({
        queryFn: (arg) => ({data: `${arg} ${sent.push(arg)}`}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {result} = renderHook(
    () => {
      const {data} = api.useGetQuery('hook');
      const [trigger, lazy] = api.useLazyGetQuery();
      return {data, trigger, lazy};
    },
    {
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await act(async () => void (await result.current.trigger('lazy')));
  expect(sent).toEqual(['hook', 'lazy']);
  act(() => void store.dispatch(api.util.resetApiState()));
  await expect.poll(() => result.current.data).toBe('hook 3');
  expect(result.current.lazy.isUninitialized).toBe(true);
  expect(sent).toEqual(['hook', 'lazy', 'hook']);
});

test('take gives a tuple that starts with the action', async () => {
  const seen: number[] = [];
  const opened = createAction('opened');
  const picked = createAction<number>('picked');
  const listeners = createListenerMiddleware();
  listeners.startListening({
    actionCreator: opened,
    async effect(_action, {take}) {
      const [action] = await take(picked.match);
      seen.push(action.payload);
    },
  });
  const store = configureStore({
    reducer: () => null,
    middleware: () => new Tuple(listeners.middleware),
  });
  store.dispatch(opened());
  store.dispatch(picked(7));
  await expect.poll(() => seen).toEqual([7]);
});
