import {
  configureStore,
  isRejected,
  type Middleware,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {act, StrictMode, useEffect} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {AddressForm} from './AddressForm';
import {CartPage} from './CartPage';
import {CartPanel} from './CartPanel';
import {checkoutApi, makeStore, useCartQuery} from './checkoutApi';
import {cart, shopServer, status} from './handlers';

let shop = shopServer({});
let store = makeStore();
beforeEach(() => {
  shop = shopServer({cart});
  server.use(shop.handler);
  store = makeStore();
});
const show = (element: React.ReactNode) =>
  render(<Provider store={store}>{element}</Provider>);
const click = (name: string) =>
  fireEvent.click(screen.getByRole('button', {name}));

describe('CartPanel', () => {
  test('an error, a retry, the cart; then an error beside the old cart', async () => {
    shop.answers.cart = () => status(503);
    show(<CartPanel />);
    await screen.findByText(/The shop has a problem/);
    shop.answers.cart = cart;
    click('Try again');
    expect(await screen.findByText('2 items, 21 €')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();

    shop.answers.cart = () => status(503);
    act(() => {
      store.dispatch(checkoutApi.util.invalidateTags(['Cart']));
    });
    await screen.findByRole('alert');
    expect(screen.getByText('2 items, 21 €')).toBeDefined();
    expect(shop.asked).toHaveLength(3);
  });
});

test('what the hook shows while a failed query is repeated', async () => {
  const rows: string[] = [];
  let refetch = () => {};
  let label = '';
  function Probe() {
    const result = useCartQuery();
    refetch = () => void result.refetch();
    const flags = (
      ['isLoading', 'isFetching', 'isSuccess', 'isError'] as const
    )
      .map((flag) => String(result[flag]).padEnd(11))
      .join('');
    const row = `${flags}${(result.error ? 'yes' : '-').padEnd(7)}${result.data ? 'cart' : '-'}`;
    if (!rows.at(-1)?.endsWith(row)) {
      rows.push(`${label.padEnd(16)}${row}`);
      label = '';
    }
    return null;
  }
  const fails = () => status(503);
  const step = async (
    name: string,
    answer: () => Response,
    run: () => void,
  ) => {
    label = name;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    shop.answers.cart = () => opened.then(answer);
    const before = rows.length;
    run();
    await waitFor(() => expect(rows).toHaveLength(before + 1));
    open();
    await waitFor(() => expect(rows).toHaveLength(before + 2));
  };
  const again = () => act(() => refetch());
  await step('first request', fails, () => show(<Probe />));
  await step('retry, fails', fails, again);
  await step('retry, succeeds', cart, again);
  await step('refetch, fails', fails, again);
  await step('retry, fails', fails, again);
  await step('retry, succeeds', cart, again);
  const head = `${''.padEnd(16)}${['isLoading', 'isFetching', 'isSuccess', 'isError'].map((name) => name.padEnd(11)).join('')}error  data`;
  await record('./retryFlags.output.txt', [head, ...rows].join('\n'));
});

describe('AddressForm', () => {
  test('the message stands at its field', async () => {
    const saved = vi.fn();
    shop.answers.address = () =>
      status(422, {fields: {zip: 'Five digits, please'}});
    show(<AddressForm onSaved={saved} />);
    const zip = screen.getByLabelText<HTMLInputElement>('ZIP code');
    fireEvent.change(zip, {target: {value: '123'}});
    click('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Five digits, please',
    );
    expect(saved).not.toHaveBeenCalled();
    expect(zip.value).toBe('123');
    shop.answers.address = () => status(500);
    click('Save');
    await screen.findByText('The shop has a problem (500).');
    expect(zip.value).toBe('123');
    // A 422 without a body is an error like any other.
    shop.answers.address = () => status(422);
    click('Save');
    await screen.findByText('The shop refused this (422).');
    // So is a complaint about a field that the form does not have.
    shop.answers.address = () => status(422, {fields: {country: 'No'}});
    click('Save');
    await waitFor(() => expect(shop.asked).toHaveLength(4));
    await screen.findByText('The shop refused this (422).');
    shop.answers.address = () => status(200, {street: 'a', zip: '1'});
    click('Save');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  test('onSaved runs after the form has left, too', async () => {
    const saved = vi.fn();
    shop.answers.address = () => status(200, {street: 'a', zip: '1'});
    const {unmount} = show(<AddressForm onSaved={saved} />);
    click('Save');
    unmount();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });
});

describe('CartPage', () => {
  test('the boundary shows the error, and a retry works', async () => {
    captureConsole();
    shop.answers.cart = () => status(503);
    show(<CartPage />);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      'The shop has a problem (503).',
    );
    shop.answers.cart = cart;
    click('Try again');
    await screen.findByText('21 €');
    expect(shop.asked).toHaveLength(2);

    // A refetch that fails leaves the total where it is.
    shop.answers.cart = () => status(503);
    act(() => {
      store.dispatch(checkoutApi.util.invalidateTags(['Cart']));
    });
    await screen.findByText('21 € The shop has a problem (503).');
  });
});

test.each(['abort', 'unsubscribe'] as const)(
  'StrictMode: a cleanup that aborts loads nothing, one that unsubscribes does (%s)',
  async (cleanUp) => {
    const results: {error?: unknown; data?: unknown}[] = [];
    function Cart() {
      useEffect(() => {
        const request = store.dispatch(
          checkoutApi.endpoints.cart.initiate(),
        );
        void request.then((result) => results.push(result));
        return () => request[cleanUp]();
      }, []);
      return null;
    }
    render(
      <StrictMode>
        <Cart />
      </StrictMode>,
    );
    await waitFor(() => expect(results).toHaveLength(2));
    const [, second] = results;
    if (cleanUp === 'abort')
      expect(second?.error).toMatchObject({name: 'AbortError'});
    else expect(second?.data).toBeDefined();
  },
);

/** A store that keeps `forceRefetch` of each request that failed. */
function watchedStore() {
  const seen: unknown[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (isRejected(action) && !action.meta.condition)
      seen.push((action.meta.arg as {forceRefetch?: unknown}).forceRefetch);
    return next(action);
  };
  store = configureStore({
    reducer: {checkout: checkoutApi.reducer},
    middleware: (defaults) =>
      defaults().concat(watch, checkoutApi.middleware),
  });
  return seen;
}

test.each<[string, () => void, boolean | number]>([
  [
    'a lazy trigger',
    () => {
      const [trigger] = checkoutApi.useLazyCartQuery();
      useEffect(() => void trigger(), [trigger]);
    },
    true,
  ],
  [
    'a lazy trigger that prefers the cache',
    () => {
      const [trigger] = checkoutApi.useLazyCartQuery();
      useEffect(() => void trigger(undefined, true), [trigger]);
    },
    false,
  ],
  [
    'refetchOnMountOrArgChange: true',
    () => void useCartQuery(undefined, {refetchOnMountOrArgChange: true}),
    true,
  ],
  [
    'refetchOnMountOrArgChange: 30',
    () => void useCartQuery(undefined, {refetchOnMountOrArgChange: 30}),
    30,
  ],
])(
  'forceRefetch of a first load by %s',
  async (_label, useCart, forced) => {
    const seen = watchedStore();
    shop.answers.cart = () => status(500);
    function Probe() {
      useCart();
      return null;
    }
    show(<Probe />);
    await waitFor(() => expect(seen).toEqual([forced]));
  },
);

test('after a failed refetch, only refetchOnMountOrArgChange lets a mount send', async () => {
  const query = store.dispatch(checkoutApi.endpoints.cart.initiate());
  await query;
  shop.answers.cart = () => status(500);
  await query.refetch();
  expect(shop.asked).toHaveLength(2);
  function Probe({always}: {always: boolean}) {
    const {isError} = useCartQuery(undefined, {
      refetchOnMountOrArgChange: always,
    });
    return <p>{isError ? 'failed' : 'loaded'}</p>;
  }
  show(<Probe always={false} />);
  await screen.findByText('failed');
  expect(shop.asked).toHaveLength(2);
  shop.answers.cart = cart;
  show(<Probe always />);
  await waitFor(() => expect(shop.asked).toHaveLength(3));
  expect(await screen.findAllByText('loaded')).toHaveLength(2);
});

test('a mount sends nothing for a seeded entry whose first request failed', async () => {
  shop.answers.cart = () => status(500);
  store.dispatch(
    checkoutApi.util.upsertQueryEntries([
      {
        endpointName: 'cart',
        arg: undefined,
        value: {items: ['tea'], total: 7},
      },
    ]),
  );
  const {cart} = checkoutApi.endpoints;
  await store.dispatch(cart.initiate(undefined, {forceRefetch: true}));
  show(<CartPanel />);
  await screen.findByText(/The shop has a problem/);
  expect(shop.asked).toHaveLength(1);
});

test('refetchOnMountOrArgChange of createApi sets no forceRefetch', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    refetchOnMountOrArgChange: true,
    endpoints: (build) => ({
      note: build.query<string, void>({queryFn: () => ({error: 'down'})}),
    }),
  });
  const seen: unknown[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (isRejected(action)) seen.push(action.meta.arg);
    return next(action);
  };
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (defaults) => defaults().concat(watch, api.middleware),
  });
  function Note() {
    const {error} = api.useNoteQuery();
    return <p>{error ? 'failed' : 'pending'}</p>;
  }
  render(
    <Provider store={store}>
      <Note />
    </Provider>,
  );
  await screen.findByText('failed');
  expect(seen).toMatchObject([{forceRefetch: undefined}]);
});
