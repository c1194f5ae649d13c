import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {memo} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {catalogApi, selectExhibit, useGetCatalogQuery} from './catalogApi';
import {guestBookApi} from './guestBookApi';
import {ExhibitCard} from './ExhibitCard';
import {museumServer} from './handlers';
import {museumApi, useGetExhibitsQuery, type Exhibit} from './museumApi';
import {makeStore} from './store';

test('after a refetch, only the row that changed renders', async () => {
  server.use(...museumServer(() => {}));
  const rendered: number[] = [];
  const Row = memo(function Row({exhibit}: {exhibit: Exhibit}) {
    rendered.push(exhibit.id);
    return <li>{exhibit.visitors} visitors</li>;
  });
  function Rows() {
    const {data = []} = useGetExhibitsQuery();
    return data.map((exhibit) => (
      <Row key={exhibit.id} exhibit={exhibit} />
    ));
  }
  const store = makeStore();
  render(
    <Provider store={store}>
      <Rows />
    </Provider>,
  );
  await screen.findByText('10 visitors');
  rendered.length = 0;
  const {getExhibits} = museumApi.endpoints;
  await act(async () => {
    await store.dispatch(
      getExhibits.initiate(undefined, {forceRefetch: true}),
    );
  });
  await screen.findByText('11 visitors');
  expect(rendered).toEqual([2]);
});

test('a component that selects a row of the table renders when the row changes', async () => {
  server.use(...museumServer(() => {}));
  const rendered: number[] = [];
  function Visitors({id}: {id: number}) {
    const {exhibit} = useGetCatalogQuery(undefined, {
      selectFromResult: ({data}) => ({
        exhibit: data && selectExhibit(data, id),
      }),
    });
    rendered.push(id);
    return <p>{exhibit?.visitors} visitors</p>;
  }
  const store = configureStore({
    reducer: {[catalogApi.reducerPath]: catalogApi.reducer},
    middleware: (getDefault) => getDefault().concat(catalogApi.middleware),
  });
  render(
    <Provider store={store}>
      <Visitors id={1} />
      <Visitors id={2} />
    </Provider>,
  );
  await screen.findByText('10 visitors');
  rendered.length = 0;
  await act(async () => {
    await store.dispatch(
      catalogApi.endpoints.getCatalog.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  });
  await screen.findByText('11 visitors');
  expect(rendered).toEqual([2]);
});

const {getGuestBookShared} = guestBookApi.injectEndpoints({
  endpoints: (build) => ({
    getGuestBookShared: build.query<string[], void>({
      query: () => 'guest-book',
    }),
  }),
}).endpoints;

test.each([
  ['shared', 0],
  ['not shared', 1],
])('%s data and an equal answer: %i renders', async (kind, expected) => {
  server.use(
    http.get('https://museum.example/api/guest-book', () =>
      HttpResponse.json(['Lovely!']),
    ),
  );
  const store = configureStore({
    reducer: {[guestBookApi.reducerPath]: guestBookApi.reducer},
    middleware: (getDefault) =>
      getDefault().concat(guestBookApi.middleware),
  });
  const {getGuestBook} = guestBookApi.endpoints;
  const endpoint = kind === 'shared' ? getGuestBookShared : getGuestBook;
  let renders = 0;
  function Book() {
    renders += 1;
    const {lines} = endpoint.useQuery(undefined, {
      selectFromResult: ({data}) => ({lines: data}),
    });
    return <p>{lines?.[0]}</p>;
  }
  render(
    <Provider store={store}>
      <Book />
    </Provider>,
  );
  await screen.findByText('Lovely!');
  renders = 0;
  await act(async () => {
    await store.dispatch(
      endpoint.initiate(undefined, {forceRefetch: true}),
    );
    await new Promise((frame) => requestAnimationFrame(frame));
  });
  expect(renders).toBe(expected);
});

test('after resetApiState a mounted hook loads anew', async () => {
  const requests: string[] = [];
  server.use(...museumServer((line) => requests.push(line)));
  const store = makeStore();
  render(
    <Provider store={store}>
      <ExhibitCard id={1} />
    </Provider>,
  );
  await screen.findByText('Amber beetle');
  act(() => {
    store.dispatch(museumApi.util.resetApiState());
  });
  screen.getByText('Loading…');
  await screen.findByText('Amber beetle');
  expect(requests).toEqual(['GET /exhibits/1', 'GET /exhibits/1']);
});

test.each([
  ['is skipped', skipToken],
  ['has another argument', 3],
] as const)(
  'after resetApiState a hook that %s keeps only `data`',
  async (_, next) => {
    server.use(...museumServer(() => {}));
    const store = makeStore();
    const {result, rerender} = renderHook(
      ({arg}: {arg: 1 | 3 | typeof skipToken}) =>
        museumApi.endpoints.getExhibit.useQuery(arg),
      {
        initialProps: {arg: 1},
        wrapper: ({children}) => (
          <Provider store={store}>{children}</Provider>
        ),
      },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    act(() => {
      store.dispatch(museumApi.util.resetApiState());
      rerender({arg: next});
    });
    expect(result.current.data?.title).toBe('Amber beetle');
    expect(result.current.currentData).toBeUndefined();
  },
);

test('after resetApiState, equal selected values render and send nothing', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: () => {
      requests += 1;
      return {data: []};
    },
    endpoints: (build) => ({
      getLent: build.query<string[], void>({query: () => null}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const counts: number[] = [];
  function Lent({note = ''}) {
    const {count} = api.useGetLentQuery(undefined, {
      selectFromResult: ({data}) => ({count: data?.length ?? 0}),
    });
    counts.push(count);
    return <p>{note}</p>;
  }
  const page = (note: string) => (
    <Provider store={store}>
      <Lent note={note} />
    </Provider>
  );
  const {rerender} = render(page('first'));
  const running = () =>
    Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await act(running);
  expect([requests, counts.length]).toEqual([1, 1]);
  await act(async () => {
    store.dispatch(api.util.resetApiState());
    await running();
  });
  expect([requests, counts.length]).toEqual([1, 1]);
  rerender(page('second'));
  await act(running);
  expect(requests).toBe(2);
});

test('after resetApiState a lazy hook and a bare subscription send nothing', async () => {
  const requests: string[] = [];
  server.use(...museumServer((line) => requests.push(line)));
  const store = makeStore();
  const {getExhibit, getExhibits} = museumApi.endpoints;
  let ask = () => {};
  function Lazy() {
    const [trigger, {isUninitialized}] = getExhibit.useLazyQuery();
    ask = () => void trigger(1);
    return <p>{isUninitialized ? 'not asked' : 'asked'}</p>;
  }
  function Shell({note = ''}) {
    getExhibits.useQuerySubscription();
    return <p>{note}</p>;
  }
  const page = (note: string) => (
    <Provider store={store}>
      <Lazy />
      <Shell note={note} />
    </Provider>
  );
  const {rerender} = render(page('first'));
  act(() => ask());
  await screen.findByText('asked');
  await waitFor(() => expect(requests).toHaveLength(2));
  const running = () =>
    Promise.all(store.dispatch(museumApi.util.getRunningQueriesThunk()));
  await act(running);

  requests.length = 0;
  act(() => {
    store.dispatch(museumApi.util.resetApiState());
  });
  await screen.findByText('not asked');
  await act(running);
  expect(requests).toEqual([]);

  rerender(page('second'));
  await act(running);
  expect(requests).toEqual(['GET /exhibits']);
});

test.each([
  ['a hook', {}, [1, 1, 0]],
  ['a hook with a fixedCacheKey', {fixedCacheKey: 'vote'}, [1, 1, 1]],
])(
  '%s: results of a mutation after a call, another, and unmounting',
  async (_, options, expected) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        rate: build.mutation<number, number>({
          queryFn: (stars) => ({data: stars}),
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    let rate: (stars: number) => Promise<unknown> = async () => {};
    function Stars() {
      [rate] = api.endpoints.rate.useMutation(options);
      return null;
    }
    const {unmount} = render(
      <Provider store={store}>
        <Stars />
      </Provider>,
    );
    const results = () =>
      Object.keys(store.getState().api.mutations).length;
    const seen: number[] = [];
    for (const stars of [3, 4]) {
      await act(() => rate(stars));
      seen.push(results());
    }
    unmount();
    expect([...seen, results()]).toEqual(expected);
  },
);

test('data whose last refetch failed: the first render is not fetching, and the time stamp stays', async () => {
  let isDown = false;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      visitors: build.query<number, void>({
        queryFn: () => (isDown ? {error: 'down'} : {data: 12}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {visitors} = api.endpoints;
  const query = store.dispatch(visitors.initiate());
  const {fulfilledTimeStamp} = await query;
  isDown = true;
  await query.refetch();

  const seen: unknown[] = [];
  function Sign() {
    const result = visitors.useQuery(undefined, {
      refetchOnMountOrArgChange: true,
    });
    seen.push([result.isSuccess, result.isFetching]);
    return <p>{result.fulfilledTimeStamp}</p>;
  }
  render(
    <Provider store={store}>
      <Sign />
    </Provider>,
  );
  await waitFor(() =>
    expect(seen).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ]),
  );
  screen.getByText(`${fulfilledTimeStamp}`);
});

test('reset() of a mutation hook removes one result of several calls', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      rate: build.mutation<number, number>({
        queryFn: (stars) => ({data: stars}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {result} = renderHook(() => api.endpoints.rate.useMutation(), {
    wrapper: ({children}) => <Provider store={store}>{children}</Provider>,
  });
  const inCache = () => Object.keys(store.getState().api.mutations).length;
  const [rate] = result.current;
  const calls = await act(async () => {
    const all = [1, 2, 3].map((stars) => rate(stars));
    await Promise.all(all);
    return all;
  });
  expect(inCache()).toBe(3);
  await act(async () => result.current[1].reset());
  expect(inCache()).toBe(2);
  await act(async () => calls.forEach((call) => call.reset()));
  expect(inCache()).toBe(0);
});
