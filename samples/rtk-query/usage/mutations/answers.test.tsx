import {configureStore} from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  fakeBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {
  StrictMode,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {fakeNursery} from './handlers';
import {
  nurseryApi,
  useCreateOrderMutation,
  useGetOrdersQuery,
} from './nurseryApi';
import {makeStore} from './store';

const url = 'https://nursery.example/api';
const moss = {plant: 'Moss', pots: 1};
let nursery: ReturnType<typeof fakeNursery>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  nursery = fakeNursery();
  server.use(...nursery.handlers);
  store = makeStore();
});
const show = (ui: ReactNode) =>
  render(<Provider store={store}>{ui}</Provider>);
const {getRunningMutationsThunk} = nurseryApi.util;
const posts = () =>
  nursery.requests.filter((line) => line === 'POST /orders').length;

describe('one click, two requests', () => {
  test('a submit button that calls the trigger, too', async () => {
    function Form() {
      const [create, {isSuccess}] = useCreateOrderMutation();
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void create(moss);
          }}
        >
          <button onClick={() => create(moss)}>Order</button>
          {isSuccess && 'Ordered'}
        </form>
      );
    }
    show(<Form />);
    fireEvent.click(screen.getByText('Order'));
    await screen.findByText('Ordered');
    expect(posts()).toBe(2);
  });

  test.each([
    ['an effect', false, 2],
    ['an effect with a ref', true, 1],
  ])('%s in Strict Mode', async (_, guarded, expected) => {
    function Visit() {
      const [create, {isSuccess}] = useCreateOrderMutation();
      useGetOrdersQuery();
      const sent = useRef(false);
      useEffect(() => {
        if (guarded && sent.current) return;
        sent.current = true;
        void create(moss);
      }, [create]);
      return isSuccess && 'Ordered';
    }
    render(
      <StrictMode>
        <Provider store={store}>
          <Visit />
        </Provider>
      </StrictMode>,
    );
    await screen.findByText('Ordered');
    expect(posts()).toBe(expected);
    // The query of the same component is not doubled.
    expect(nursery.requests[0]).toBe('GET /orders');
    expect(nursery.requests[1]).toBe('POST /orders');
  });

  test('retry sends a refused mutation again', async () => {
    let requests = 0;
    const down: BaseQueryFn<null, unknown, {status: number}> = () => {
      requests += 1;
      return {error: {status: 503}};
    };
    const api = createApi({
      baseQuery: retry(down, {
        maxRetries: 1,
        backoff: () => Promise.resolve(),
      }),
      endpoints: (build) => ({
        order: build.mutation<null, void>({query: () => null}),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await store.dispatch(api.endpoints.order.initiate());
    expect(requests).toBe(2);
  });
});

test('the result of another call of the hook stays uninitialized', async () => {
  function Form() {
    const [create, mine] = useCreateOrderMutation();
    const [, other] = useCreateOrderMutation();
    return (
      <button onClick={() => create(moss)}>
        {mine.status} {other.status}
      </button>
    );
  }
  show(<Form />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('fulfilled uninitialized');
});

test('a component that mounts again has lost the result', async () => {
  function Row() {
    const [create, {status}] = useCreateOrderMutation();
    return <button onClick={() => create(moss)}>{status}</button>;
  }
  const {rerender} = show(<Row key="a" />);
  const release = nursery.hold();
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('pending');
  rerender(
    <Provider store={store}>
      <Row key="b" />
    </Provider>,
  );
  screen.getByText('uninitialized');
  release();
  await waitFor(() =>
    expect(store.getState().nurseryApi.mutations).toEqual({}),
  );
  screen.getByText('uninitialized');
});

describe('isLoading that does not end', () => {
  test('the body of the response counts', async () => {
    let end = () => {};
    const body = new ReadableStream({
      start(controller) {
        end = () => controller.close();
      },
    });
    let responded = false;
    server.use(
      http.post(`${url}/orders`, () => {
        responded = true;
        return new HttpResponse(body);
      }),
    );
    const {createOrder} = nurseryApi.endpoints;
    const call = store.dispatch(createOrder.initiate(moss));
    const state = () =>
      createOrder.select(call.requestId)(store.getState()).status;
    await vi.waitFor(() => expect(responded).toBe(true));
    expect(state()).toBe('pending');
    end();
    await call;
    expect(state()).toBe('fulfilled');
  });

  test('a promise of your own that does not settle', async () => {
    let settle = () => {};
    const refreshed = new Promise<void>((resolve) => (settle = resolve));
    let responded = false;
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        order: build.mutation<null, void>({
          queryFn: async () => {
            responded = true;
            await refreshed;
            return {data: null};
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const call = store.dispatch(api.endpoints.order.initiate());
    const state = () =>
      api.endpoints.order.select(call.requestId)(store.getState()).status;
    await vi.waitFor(() => expect(responded).toBe(true));
    expect(state()).toBe('pending');
    settle();
    await call;
    expect(state()).toBe('fulfilled');
  });
});

test('error of the hook is that of the render before', async () => {
  const seen: unknown[] = [];
  function Form() {
    const [create, {error}] = useCreateOrderMutation();
    const save = async () => {
      const result = await create({plant: 'Moss', pots: 0});
      seen.push(error, result.error);
    };
    return <button onClick={save}>{error ? 'Refused' : 'Order'}</button>;
  }
  show(<Form />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Refused');
  expect(seen).toEqual([
    undefined,
    {status: 422, data: {reason: 'No pots.'}},
  ]);
});

test('without unwrap, the next line runs in either case', async () => {
  function Dialog() {
    const [open, setOpen] = useState(true);
    const [create] = useCreateOrderMutation();
    const save = async () => {
      await create({plant: 'Moss', pots: 0});
      setOpen(false);
    };
    return open ? <button onClick={save}>Save</button> : 'Closed';
  }
  show(<Dialog />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Closed');
});

test('a rejection that nobody catches is unhandled', async () => {
  const unhandled = vi.fn();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.once('unhandledRejection', unhandled);
  try {
    const {createOrder} = nurseryApi.endpoints;
    const call = store.dispatch(
      createOrder.initiate({plant: 'Moss', pots: 0}),
    );
    void call.unwrap();
    await call;
    await vi.waitFor(() =>
      expect(unhandled.mock.calls[0]?.[0]).toEqual({
        status: 422,
        data: {reason: 'No pots.'},
      }),
    );
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners)
      process.on('unhandledRejection', listener);
  }
});

test('a download as a query runs its handler for the first call only', async () => {
  server.use(
    http.get(`${url}/orders/o1/label`, () => new HttpResponse('%PDF')),
  );
  const handled = vi.fn();
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      openLabel: build.query<null, string>({
        query: (id) => ({
          url: `orders/${id}/label`,
          responseHandler: () => {
            handled();
            return Promise.resolve(null);
          },
        }),
      }),
    }),
  });
  for (let click = 0; click < 2; click++)
    await store.dispatch(api.endpoints.openLabel.initiate('o1'));
  expect(handled).toHaveBeenCalledTimes(1);
});

test('formData: true is no option', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.post(`${url}/receipts`, ({request}) => {
      types.push(request.headers.get('content-type'));
      return HttpResponse.json(null);
    }),
  );
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      send: build.mutation<null, {body: unknown; formData: boolean}>({
        query: ({body, formData}) => ({
          url: 'receipts',
          method: 'POST',
          body,
          formData,
        }),
      }),
    }),
  });
  const form = new FormData();
  form.set('plant', 'Moss');
  for (const body of [form, {plant: 'Moss'}])
    for (const formData of [false, true])
      await store.dispatch(api.endpoints.send.initiate({body, formData}));
  expect(types.map((type) => type?.split(';')[0])).toEqual([
    'multipart/form-data',
    'multipart/form-data',
    'application/json',
    'application/json',
  ]);
});

test.each([
  ['the handler that opens it', false, 'rejected'],
  ['an effect that depends on reset', true, 'uninitialized'],
])('a dialog that resets in %s', async (_, inEffect, expected) => {
  function Dialog() {
    const [open, setOpen] = useState(false);
    const [create, {status, reset}] = useCreateOrderMutation();
    useEffect(() => {
      if (inEffect && open) reset();
    }, [open, reset]);
    const change = () => {
      if (!inEffect) reset();
      setOpen(!open);
    };
    return (
      <>
        <button onClick={change}>Open</button>
        <button onClick={() => create({plant: 'Moss', pots: 0})}>
          Save
        </button>
        <p>{status}</p>
      </>
    );
  }
  show(<Dialog />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(posts()).toBe(1));
  await vi.waitFor(() =>
    expect(store.dispatch(getRunningMutationsThunk())).toEqual([]),
  );
  await screen.findByText(expected);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(screen.getByText('Open'));
  screen.getByText('uninitialized');
});

test('the promise can be awaited after the component has left', async () => {
  const opened = vi.fn();
  function Row({onSaved}: {onSaved: () => void}) {
    const [create] = useCreateOrderMutation();
    const save = async () => {
      await create(moss).unwrap();
      onSaved();
    };
    return <button onClick={save}>Save</button>;
  }
  const {rerender} = show(<Row onSaved={opened} />);
  const release = nursery.hold();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(posts()).toBe(1));
  rerender(<></>);
  await act(async () => release());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});
