import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {useEffect, useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {invoicesWithDelete} from './deleteInvoice';
import {invoiceServer} from './handlers';
import {InvoiceDetail} from './InvoiceDetail';
import {
  invoicesApi,
  useGetInvoiceQuery,
  useGetInvoicesQuery,
  usePayInvoiceMutation,
} from './invoicesApi';
import {listenForPayments} from './listenForPayments';
import {makeStore} from './store';

const base = 'https://invoices.example/api';
const {getInvoice, getInvoices, payInvoice} = invoicesApi.endpoints;
const {getRunningQueriesThunk, invalidateTags} = invoicesApi.util;
let requests: string[];
let store: ReturnType<typeof makeStore>;
const loaded = () => Promise.all(store.dispatch(getRunningQueriesThunk()));
const entryOf = (id: number) => getInvoice.select(id)(store.getState());

beforeEach(() => {
  requests = [];
  server.use(
    http.delete(`${base}/invoices/:id`, ({params}) => {
      requests.push(`DELETE /invoices/${params['id']}`);
      server.use(
        http.get(`${base}/invoices/:id`, () => {
          requests.push('GET of a deleted invoice');
          return HttpResponse.json(null, {status: 404});
        }),
      );
      return new HttpResponse(null, {status: 204});
    }),
    ...invoiceServer((line) => requests.push(line)),
  );
  store = makeStore();
});

/** Holds the responses to a request until the returned function is called. */
function hold(path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(http.get(`${base}/${path}`, () => held));
  return release;
}

describe('the order of success and tags', () => {
  test('when the promise resolves, an unused entry is gone', async () => {
    const detail = store.dispatch(getInvoice.initiate(1));
    await detail;
    detail.unsubscribe();
    await store.dispatch(payInvoice.initiate(1));
    expect(entryOf(1).isUninitialized).toBe(true);
  });

  test('an effect that waits for isSuccess finds it gone, too', async () => {
    const detail = store.dispatch(getInvoice.initiate(1));
    await detail;
    detail.unsubscribe();
    const seen: boolean[] = [];
    function Payment() {
      const [pay, {isSuccess}] = usePayInvoiceMutation();
      useEffect(() => {
        if (isSuccess) seen.push(entryOf(1).isUninitialized);
      }, [isSuccess]);
      return <button onClick={() => pay(1)}>Pay</button>;
    }
    render(
      <Provider store={store}>
        <Payment />
      </Provider>,
    );
    await userEvent.setup().click(screen.getByText('Pay'));
    await waitFor(() => expect(seen).toEqual([true]));
  });

  test('a request that runs holds it back: the next page has old data', async () => {
    const detail = store.dispatch(getInvoice.initiate(1));
    await detail;
    detail.unsubscribe();
    const release = hold('invoices');
    const slow = store.dispatch(getInvoices.initiate());
    await store.dispatch(payInvoice.initiate(1));
    expect(entryOf(1).data?.paid).toBe(false);
    const page = await store.dispatch(getInvoice.initiate(1));
    expect(page.data?.paid).toBe(false);
    release();
    await slow;
    await loaded();
    expect(entryOf(1).data?.paid).toBe(true);
  });
});

describe('no mark for stale data', () => {
  test('a subscription elsewhere keeps the data, and refetches it', async () => {
    function Layout({open}: {open: boolean}) {
      getInvoice.useQuerySubscription(1);
      return open ? <Page /> : null;
    }
    const seen: unknown[] = [];
    const note = (line: unknown) => void seen.push(line);
    function Page() {
      const {data, isFetching, isLoading} = useGetInvoiceQuery(1);
      note([data?.paid, isFetching, isLoading]);
      return null;
    }
    const ui = (open: boolean) => (
      <Provider store={store}>
        <Layout open={open} />
      </Provider>
    );
    const {rerender} = render(ui(false));
    await waitFor(() => expect(entryOf(1).isSuccess).toBe(true));
    const release = hold('invoices/1');
    await act(() => store.dispatch(payInvoice.initiate(1)));
    rerender(ui(true));
    expect(seen).toEqual([[false, true, false]]);
    release();
    await waitFor(() => expect(seen.at(-1)).toEqual([true, false, false]));
  });

  test('a query that is skipped meanwhile is loaded when it is needed', async () => {
    function Page({hidden}: {hidden: boolean}) {
      const {currentData} = useGetInvoiceQuery(hidden ? skipToken : 1);
      return <p>{String(currentData?.paid)}</p>;
    }
    const ui = (hidden: boolean) => (
      <Provider store={store}>
        <Page hidden={hidden} />
      </Provider>
    );
    const {rerender} = render(ui(false));
    await screen.findByText('false');
    rerender(ui(true));
    await act(() => store.dispatch(payInvoice.initiate(1)));
    await act(loaded);
    expect(requests).toEqual([
      'GET /invoices/1',
      'POST /invoices/1/payment',
    ]);
    rerender(ui(false));
    await screen.findByText('true');
    expect(requests).toHaveLength(3);
  });
});

test('a parent that replaces its children while fetching loses what they hold', async () => {
  function Note() {
    const [text, setText] = useState('');
    return <input value={text} onChange={(e) => setText(e.target.value)} />;
  }
  function Table({flag}: {flag: 'isLoading' | 'isFetching'}) {
    const result = useGetInvoicesQuery();
    return result[flag] ? <p>Loading</p> : <Note />;
  }
  for (const [flag, kept] of [
    ['isFetching', ''],
    ['isLoading', 'call them'],
  ] as const) {
    store = makeStore();
    const {unmount} = render(
      <Provider store={store}>
        <Table flag={flag} />
      </Provider>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox'), 'call them');
    const release = hold('invoices');
    await act(() => store.dispatch(payInvoice.initiate(1)));
    if (flag === 'isFetching') await screen.findByText('Loading');
    release();
    await act(loaded);
    const input = await screen.findByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe(kept);
    unmount();
  }
});

test('a list that has never loaded is loading again during a refetch', async () => {
  server.use(
    http.get(
      `${base}/invoices`,
      () => new HttpResponse(null, {status: 503}),
      {once: true},
    ),
  );
  const {result} = renderHook(() => useGetInvoicesQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(result.current.isError).toBe(true));
  const release = hold('invoices');
  await act(async () => {
    store.dispatch(invalidateTags([{type: 'Invoice', id: 'LIST'}]));
  });
  await waitFor(() => expect(result.current.isLoading).toBe(true));
  release();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

describe('tags that are written wrong', () => {
  const api = createApi({
    baseQuery: fetchBaseQuery({baseUrl: base}),
    tagTypes: ['Invoice', 'Any'],
    endpoints: (build) => ({
      list: build.query<unknown, void>({
        query: () => 'invoices',
        providesTags: ['Invoice'],
      }),
      one: build.query<unknown, number>({
        query: (id) => `invoices/${id}`,
        providesTags: (_result, _error, id) => [
          {type: 'Invoice', id},
          {type: 'Any', id: `invoices:${id}`},
        ],
      }),
      inside: build.mutation<unknown, number>({
        // The compiler does not report the field in the wrong place.
        query: (id) => ({
          url: `invoices/${id}/payment`,
          method: 'POST',
          invalidatesTags: ['Invoice'],
        }),
      }),
      otherName: build.mutation<unknown, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        // In what a function returns, the compiler misses the mistake.
        invalidatesTags: (_result, _error, invoiceId) => [
          {type: 'Invoice', invoiceId},
        ],
      }),
      otherNameInArray: build.mutation<unknown, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        // @ts-expect-error the field must be called id
        invalidatesTags: [{type: 'Invoice', invoiceId: 1}],
      }),
      ofResult: build.mutation<{id: number}, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        invalidatesTags: (result) => [{type: 'Invoice', id: result?.id}],
      }),
      nothing: build.mutation<unknown, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        // @ts-expect-error undefined is not a list of tags
        invalidatesTags: () => undefined,
      }),
      fromState: build.mutation<unknown, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        async onQueryStarted(_id, {dispatch, getState, queryFulfilled}) {
          try {
            await queryFulfilled;
          } catch {
            return;
          }
          const {selected} = getState() as unknown as {selected: number};
          dispatch(
            api.util.invalidateTags([{type: 'Invoice', id: selected}]),
          );
        },
      }),
    }),
  });
  const setup = () => {
    const store = configureStore({
      reducer: {
        [api.reducerPath]: api.reducer,
        selected: (state: number = 2) => state,
      },
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const settled = async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      return requests.filter((line) => line.startsWith('GET')).length;
    };
    return {store, settled};
  };
  const {list, one, inside, otherName, ofResult, nothing, fromState} =
    api.endpoints;

  test('inside the object of query they do nothing, without a message', async () => {
    const printed = captureConsole();
    const {store, settled} = setup();
    await store.dispatch(list.initiate());
    await store.dispatch(inside.initiate(1));
    expect(await settled()).toBe(1);
    expect(printed.lines).toEqual([]);
  });

  test('a tag whose id has another name stands for the whole type', async () => {
    const {store, settled} = setup();
    await store.dispatch(one.initiate(1));
    await store.dispatch(one.initiate(2));
    await store.dispatch(otherName.initiate(1));
    expect(await settled()).toBe(4);
  });

  test('an id that is undefined stands for the whole type', async () => {
    const {store, settled} = setup();
    await store.dispatch(one.initiate(1));
    await store.dispatch(one.initiate(2));
    await store.dispatch(ofResult.initiate(1));
    expect(await settled()).toBe(3);
    const failed = await store.dispatch(ofResult.initiate(9));
    expect(failed.error).toMatchObject({status: 404});
    expect(await settled()).toBe(5);
  });

  test('a function that returns undefined invalidates nothing', async () => {
    const printed = captureConsole();
    const {store, settled} = setup();
    await store.dispatch(list.initiate());
    const {error} = await store.dispatch(nothing.initiate(1));
    expect(error).toBeUndefined();
    const failed = await store.dispatch(nothing.initiate(9));
    expect(failed.error).toMatchObject({status: 404});
    expect(await settled()).toBe(1);
    expect(printed.lines).toEqual([]);
  });

  test('onQueryStarted can take a tag from the state', async () => {
    const {store, settled} = setup();
    await store.dispatch(one.initiate(1));
    await store.dispatch(one.initiate(2));
    await store.dispatch(fromState.initiate(1));
    expect(await settled()).toBe(3);
    expect(requests.at(-1)).toBe('GET /invoices/2');
  });

  test('one type with free ids stands for types made at run time', async () => {
    const printed = captureConsole();
    const {store, settled} = setup();
    await store.dispatch(one.initiate(1));
    await store.dispatch(one.initiate(2));
    store.dispatch(
      api.util.invalidateTags([{type: 'Any', id: 'invoices:2'}]),
    );
    expect(await settled()).toBe(3);
    expect(printed.lines).toEqual([]);
  });

  test('the list of all types reaches every query with tags', async () => {
    const tagTypes = ['Invoice', 'Any'] as const;
    const {store, settled} = setup();
    await store.dispatch(list.initiate());
    await store.dispatch(one.initiate(2));
    store.dispatch(api.util.invalidateTags([...tagTypes]));
    expect(await settled()).toBe(4);
  });
});

test('mutations in a row refetch after each; in parallel once', async () => {
  await store.dispatch(getInvoices.initiate());
  const gets = () => requests.filter((line) => line === 'GET /invoices');
  await store.dispatch(payInvoice.initiate(1));
  await loaded();
  await store.dispatch(payInvoice.initiate(2));
  await loaded();
  expect(gets()).toHaveLength(3);
  await Promise.all(
    [1, 2].map((id) => store.dispatch(payInvoice.initiate(id))),
  );
  await loaded();
  expect(gets()).toHaveLength(4);
});

test('a channel between two tabs carries the change to the other store', async () => {
  const other = makeStore();
  await other.dispatch(getInvoice.initiate(2));
  const channel = new EventTarget();
  const stop = listenForPayments(channel, other.dispatch);
  await store.dispatch(payInvoice.initiate(2));
  expect(requests).toHaveLength(2);
  channel.dispatchEvent(new MessageEvent('message', {data: 2}));
  await Promise.all(other.dispatch(getRunningQueriesThunk()));
  expect(requests.at(-1)).toBe('GET /invoices/2');
  const {data} = getInvoice.select(2)(other.getState());
  expect(data?.paid).toBe(true);
  stop();
});

describe('a deleted invoice', () => {
  test('whose detail is on the screen is requested, and fails', async () => {
    const detail = store.dispatch(getInvoice.initiate(1));
    await detail;
    const {deleteInvoice} = invoicesWithDelete.endpoints;
    await store.dispatch(deleteInvoice.initiate(1));
    await loaded();
    expect(requests.at(-1)).toBe('GET of a deleted invoice');
    expect(entryOf(1)).toMatchObject({isError: true, data: {id: 1}});
  });

  test('is removed without a request if the query is skipped', async () => {
    render(
      <Provider store={store}>
        <InvoiceDetail id={1} />
      </Provider>,
    );
    await userEvent.setup().click(await screen.findByText('Delete'));
    await screen.findByText('Deleted.');
    await act(loaded);
    expect(requests).toEqual(['GET /invoices/1', 'DELETE /invoices/1']);
    expect(entryOf(1).isUninitialized).toBe(true);
  });

  test('with the tag of the list alone, the detail stays in the cache', async () => {
    const detail = store.dispatch(getInvoice.initiate(1));
    await detail;
    detail.unsubscribe();
    store.dispatch(invalidateTags([{type: 'Invoice', id: 'LIST'}]));
    expect(entryOf(1).isSuccess).toBe(true);
  });
});
