import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  setupListeners,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {trainServer} from './handlers';
import {SkippedByToken, SkippedWithoutArg} from './tokenTypes';
import {makeStore, trainsApi, useDeparturesQuery} from './trainsApi';

configure({asyncUtilTimeout: 4000});

let trains = trainServer();
let store = makeStore();
beforeEach(() => {
  trains = trainServer();
  server.use(...trains.handlers);
  store = makeStore();
});
const page = (children: ReactNode) => (
  <Provider store={store}>{children}</Provider>
);
const {initiate, select} = trainsApi.endpoints.departures;
const entry = (code: string) => select(code)(store.getState());

type Result = ReturnType<typeof useDeparturesQuery>;
function Board(props: {
  code: string | typeof skipToken;
  onRender?: (result: Result) => void;
  refetchOnFocus?: boolean;
}) {
  const result = useDeparturesQuery(props.code, {
    refetchOnFocus: props.refetchOnFocus,
  });
  props.onRender?.(result);
  return <p>{result.currentData?.[0]?.train}</p>;
}

test('records what the hook shows', async () => {
  const widths = [12, 11, 13, 0];
  const rows = [['argument', 'data', 'currentData', 'true flags']];
  let argument = '';
  const onRender = (result: Result) => {
    const flags = (
      ['isUninitialized', 'isLoading', 'isFetching', 'isSuccess'] as const
    ).filter((flag) => result[flag]);
    const row = [
      argument,
      result.data?.[0]?.train ?? 'undefined',
      result.currentData?.[0]?.train ?? 'undefined',
      flags.join(' '),
    ];
    if (rows.at(-1)?.join() !== row.join()) rows.push(row);
  };
  // Cached, but nobody has shown it yet.
  await store.dispatch(initiate('ULM', {subscribe: false}));

  argument = 'skipToken';
  const {rerender} = render(
    page(<Board code={skipToken} onRender={onRender} />),
  );
  for (const code of ['ULM', skipToken, 'AUG', skipToken] as const) {
    argument = code === skipToken ? 'skipToken' : `'${code}'`;
    rerender(page(<Board code={code} onRender={onRender} />));
    if (code === 'AUG') await screen.findByText('RE 9');
  }
  expect(trains.requests).toEqual([
    'stations/ULM/departures',
    'stations/AUG/departures',
  ]);
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join(''),
  );
  await record('./skipStates.output.txt', lines.join('\n'));
});

test('skipping unsubscribes: the entry goes, the hook keeps its data', async () => {
  const clock = useFakeClock();
  const results: Result[] = [];
  const onRender = (result: Result) => results.push(result);
  const {rerender} = render(page(<Board code="ULM" onRender={onRender} />));
  await screen.findByText('ICE 71');
  rerender(page(<Board code={skipToken} onRender={onRender} />));
  await clock.advance(59_000);
  expect(entry('ULM').isSuccess).toBe(true);
  await clock.advance(2_000);
  expect(entry('ULM').isUninitialized).toBe(true);
  rerender(page(<Board code={skipToken} onRender={onRender} />));
  expect(results.at(-1)?.data).toHaveLength(1);
  expect(results.at(-1)?.currentData).toBeUndefined();
});

test.each<[string, string | typeof skipToken]>([
  ['skipToken', skipToken],
  ['another argument', 'AUG'],
])(
  'a reset in the render that passes %s: the old data stays',
  async (_name, next) => {
    const results: Result[] = [];
    const onRender = (result: Result) => results.push(result);
    const {rerender} = render(
      page(<Board code="ULM" onRender={onRender} />),
    );
    await screen.findByText('ICE 71');
    act(() => {
      rerender(page(<Board code={next} onRender={onRender} />));
      store.dispatch(trainsApi.util.resetApiState());
    });
    expect(entry('ULM').isUninitialized).toBe(true);
    expect(results.at(-1)?.data?.[0]?.train).toBe('ICE 71');
    expect(results.at(-1)?.currentData).toBeUndefined();
  },
);

test('skipped after a failed refetch, the hook looks like a success without an entry', async () => {
  const results: Result[] = [];
  const onRender = (result: Result) => results.push(result);
  const {rerender} = render(page(<Board code="ULM" onRender={onRender} />));
  await screen.findByText('ICE 71');
  delete trains.answers['stations/ULM/departures'];
  await act(async () => {
    await results.at(-1)?.refetch();
  });
  await vi.waitFor(() =>
    expect(results.at(-1)).toMatchObject({
      isError: true,
      isSuccess: false,
      originalArgs: 'ULM',
    }),
  );
  rerender(page(<Board code={skipToken} onRender={onRender} />));
  const skipped = results.at(-1)!;
  const left = Object.entries(skipped).filter(
    ([, value]) => value !== undefined && typeof value !== 'function',
  );
  expect(Object.fromEntries(left)).toEqual({
    status: 'uninitialized',
    isUninitialized: true,
    isLoading: false,
    isFetching: false,
    isSuccess: true,
    isError: false,
    data: [{train: 'ICE 71', to: 'Augsburg'}],
  });
});

test('if the next station fails, data is still that of the last one', async () => {
  const results: Result[] = [];
  const onRender = (result: Result) => results.push(result);
  const {rerender} = render(page(<Board code="ULM" onRender={onRender} />));
  await screen.findByText('ICE 71');
  delete trains.answers['stations/AUG/departures'];
  rerender(page(<Board code="AUG" onRender={onRender} />));
  await waitFor(() => expect(results.at(-1)?.isError).toBe(true));
  expect(results.at(-1)).toMatchObject({
    isUninitialized: false,
    data: [{train: 'ICE 71', to: 'Augsburg'}],
    currentData: undefined,
    error: {status: 404},
  });
});

test('refetch throws after the component has unmounted', async () => {
  const results: Result[] = [];
  const onRender = (result: Result) => results.push(result);
  const {unmount} = render(page(<Board code="ULM" onRender={onRender} />));
  await screen.findByText('ICE 71');
  unmount();
  expect(() => results.at(-1)?.refetch()).toThrow(
    'Cannot refetch a query that has not been started yet.',
  );
});

test('back within the lifetime, no request is sent', async () => {
  const {rerender} = render(page(<Board code="ULM" />));
  await screen.findByText('ICE 71');
  rerender(page(<Board code={skipToken} />));
  rerender(page(<Board code="ULM" />));
  screen.getByText('ICE 71');
  expect(trains.requests).toHaveLength(1);
});

test('back within the lifetime, an option can ask for a refetch', async () => {
  function Fresh({code}: {code: string | typeof skipToken}) {
    const {data} = useDeparturesQuery(code, {
      refetchOnMountOrArgChange: true,
    });
    return <p>{data?.[0]?.train}</p>;
  }
  const {rerender} = render(page(<Fresh code="ULM" />));
  await screen.findByText('ICE 71');
  rerender(page(<Fresh code={skipToken} />));
  rerender(page(<Fresh code="ULM" />));
  await waitFor(() => expect(trains.requests).toHaveLength(2));
});

test('while skipped, an invalidated tag removes an entry that nobody uses', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Delay'],
    endpoints: (build) => ({
      delay: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        providesTags: ['Delay'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {useQuery, select} = api.endpoints.delay;
  function Delay({skip}: {skip: boolean}) {
    return <p>{useQuery(undefined, {skip}).currentData} minutes</p>;
  }
  const view = (skip: boolean) => (
    <Provider store={store}>
      <Delay skip={skip} />
    </Provider>
  );
  const {rerender} = render(view(false));
  await screen.findByText('1 minutes');
  rerender(view(true));
  act(() => {
    store.dispatch(api.util.invalidateTags(['Delay']));
  });
  expect(select()(store.getState()).isUninitialized).toBe(true);
  expect(requests).toBe(1);
  rerender(view(false));
  await screen.findByText('2 minutes');

  // With another subscriber, the tag refetches.
  rerender(view(true));
  act(() => {
    store.dispatch(api.endpoints.delay.initiate());
    store.dispatch(api.util.invalidateTags(['Delay']));
  });
  await vi.waitFor(() => expect(requests).toBe(3));
});

test('while skipped, focus is not considered', async () => {
  const stop = setupListeners(store.dispatch);
  const focus = () => act(() => window.dispatchEvent(new Event('focus')));
  const {rerender} = render(page(<Board code="ULM" refetchOnFocus />));
  await screen.findByText('ICE 71');
  focus();
  await vi.waitFor(() => expect(trains.requests).toHaveLength(2));
  await vi.waitFor(() => expect(entry('ULM').isSuccess).toBe(true));
  rerender(page(<Board code={skipToken} refetchOnFocus />));
  focus();
  expect(entry('ULM').status).toBe('fulfilled');
  expect(trains.requests).toHaveLength(2);
  // Nor for another component, which does not ask for it itself.
  rerender(
    page(
      <>
        <Board code={skipToken} refetchOnFocus />
        <Board code="ULM" />
      </>,
    ),
  );
  await screen.findByText('ICE 71');
  focus();
  expect(entry('ULM').status).toBe('fulfilled');
  expect(trains.requests).toHaveLength(2);
  stop();
});

test('focus may remove an entry that nobody uses, but not one that was never requested', async () => {
  const queryFn = vi.fn(() => ({data: 1}));
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    endpoints: (build) => ({delay: build.query<number, string>({queryFn})}),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const stop = setupListeners(store.dispatch);
  const {initiate, select} = api.endpoints.delay;
  const request = store.dispatch(initiate('ULM'));
  await request;
  request.unsubscribe();
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'delay', arg: 'AUG', value: 5},
    ]),
  );
  window.dispatchEvent(new Event('focus'));
  expect(select('ULM')(store.getState()).isUninitialized).toBe(true);
  expect(select('AUG')(store.getState()).data).toBe(5);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
  store.dispatch(api.util.resetApiState());
});

describe('skipToken outside of useQuery', () => {
  test('select answers uninitialized', () => {
    expect(select(skipToken)(store.getState())).toMatchObject({
      isUninitialized: true,
    });
  });

  test('initiate sends nothing, and calls no serializer', async () => {
    const serializeQueryArgs = vi.fn(() => 'key');
    const queryFn = vi.fn(() => ({data: 1}));
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        one: build.query<number, string>({queryFn, serializeQueryArgs}),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const result = await store.dispatch(
      // @ts-expect-error -- the types of initiate take the argument only
      api.endpoints.one.initiate(skipToken),
    );
    expect(result.isUninitialized).toBe(true);
    expect(queryFn).not.toHaveBeenCalled();
    expect(serializeQueryArgs).not.toHaveBeenCalled();
    expect(store.getState().api.queries).toEqual({});
  });

  test('fetchNextPage of an infinite query sends nothing', async () => {
    const queryFn = vi.fn(() => ({data: 1}));
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        pages: build.infiniteQuery<number, string, number>({
          queryFn,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, param) => param + 1,
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    let more: () => unknown = () => {};
    function Pages() {
      more = api.usePagesInfiniteQuery(skipToken).fetchNextPage;
      return null;
    }
    render(
      <Provider store={store}>
        <Pages />
      </Provider>,
    );
    await act(async () => {
      await more();
    });
    expect(queryFn).not.toHaveBeenCalled();
    expect(store.getState().api.queries).toEqual({});
  });
});

describe('types', () => {
  test('a token for a missing argument', async () => {
    const {rerender} = render(
      page(
        <>
          <SkippedByToken from={undefined} />
          <SkippedWithoutArg signedIn={false} />
        </>,
      ),
    );
    expect(trains.requests).toEqual([]);
    rerender(
      page(
        <>
          <SkippedByToken from="ULM" />
          <SkippedWithoutArg signedIn />
        </>,
      ),
    );
    await vi.waitFor(() =>
      expect(trains.requests.toSorted()).toEqual([
        'stations/ULM/destinations',
        'tickets',
      ]),
    );
  });
});

test('an empty value is an argument like any other', async () => {
  await store.dispatch(initiate('', {subscribe: false}));
  await store.dispatch(initiate(String(undefined), {subscribe: false}));
  expect(trains.requests).toEqual([
    'stations//departures',
    'stations/undefined/departures',
  ]);
  expect(Object.keys(store.getState().trains.queries)).toEqual([
    'departures("")',
    'departures("undefined")',
  ]);
});
