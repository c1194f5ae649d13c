import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, render, renderHook, waitFor} from '@testing-library/react';
import {http} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {museumServer} from './handlers';
import {museumApi, useGetExhibitQuery} from './museumApi';
import {makeStore} from './store';

let requests: string[];
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  requests = [];
  server.use(...museumServer((line) => requests.push(line)));
  store = makeStore();
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);
const {getExhibit, getQueueLength} = museumApi.endpoints;
const always = {refetchOnMountOrArgChange: true};

test('with cached data, the first render is not fetching yet', async () => {
  await store.dispatch(getExhibit.initiate(1, {subscribe: false}));
  const seen: unknown[] = [];
  const {result} = renderHook(
    () => {
      const exhibit = useGetExhibitQuery(1, always);
      seen.push([exhibit.isSuccess, exhibit.isFetching]);
      return exhibit;
    },
    {wrapper},
  );
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(seen).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
});

test('together one request, later another; a number of seconds joins them', async () => {
  function Card({option}: {option: true | number}) {
    useGetExhibitQuery(1, {refetchOnMountOrArgChange: option});
    return null;
  }
  for (const [option, expected] of [
    [true, 2],
    [5, 1],
  ] as const) {
    store = makeStore();
    requests.length = 0;
    const settled = async () => {
      const {getRunningQueriesThunk} = museumApi.util;
      await act(() =>
        Promise.all(store.dispatch(getRunningQueriesThunk())),
      );
    };
    const {rerender, unmount} = render(
      <>
        <Card option={option} />
        <Card option={option} />
      </>,
      {wrapper},
    );
    await settled();
    expect(requests).toHaveLength(1);
    rerender(
      <>
        <Card option={option} />
        <Card option={option} />
        <Card option={option} />
      </>,
    );
    await settled();
    expect(requests).toHaveLength(expected);
    unmount();
  }
});

describe('keepUnusedDataFor: 0 and subscribe: false', () => {
  test('the request runs to its end, and the value arrives', async () => {
    const clock = useFakeClock();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(http.get('https://museum.example/api/queue', () => held));
    const call = store.dispatch(
      getQueueLength.initiate(undefined, {subscribe: false}),
    );
    await clock.advance(5_000);
    release();
    expect(await call.unwrap()).toBe(14);
    await clock.advance(0);
    expect(getQueueLength.select()(store.getState()).isUninitialized).toBe(
      true,
    );
  });

  test('a hook that leaves during the request takes it with it', async () => {
    const clock = useFakeClock();
    server.use(
      http.get(
        'https://museum.example/api/queue',
        () => new Promise(() => {}),
      ),
    );
    const call = store.dispatch(
      getQueueLength.initiate(undefined, {subscribe: false}),
    );
    const {unmount} = renderHook(() => getQueueLength.useQuery(), {
      wrapper,
    });
    unmount();
    await clock.advance(1);
    await expect(call.unwrap()).resolves.toBeUndefined();
  });
});

test('no cache: nothing is left, and each visit sends a request', async () => {
  const clock = useFakeClock();
  for (let visit = 1; visit <= 2; visit++) {
    const {result, unmount} = renderHook(
      () => getQueueLength.useQuery(undefined, always),
      {wrapper},
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    unmount();
    await clock.advance(0);
    expect(store.getState().museumApi.queries).toEqual({});
    expect(requests).toHaveLength(visit);
  }
});

test('no cache: a page that replaces another starts with its data', async () => {
  const seen: unknown[] = [];
  function Page({name}: {name: string}) {
    const {data, isFetching} = getQueueLength.useQuery(undefined, always);
    seen.push([name, data === undefined ? 'none' : 'old', isFetching]);
    return <p>{isFetching ? 'Loading…' : `${name} loaded`}</p>;
  }
  const {findByText, rerender} = render(<Page key="a" name="a" />, {
    wrapper,
  });
  await findByText('a loaded');
  expect(seen[0]).toEqual(['a', 'none', true]);
  seen.length = 0;
  rerender(<Page key="b" name="b" />);
  await waitFor(() => expect(requests).toHaveLength(2));
  await findByText('b loaded');
  expect(seen.slice(0, 2)).toEqual([
    ['b', 'old', false],
    ['b', 'old', true],
  ]);
});

test('a lazy trigger ignores refetchOnMountOrArgChange of the API slice', async () => {
  let sent = 0;
  const api = createApi({
    baseQuery: () => ({data: (sent += 1)}),
    refetchOnMountOrArgChange: true,
    endpoints: (build) => ({
      count: build.query<number, void>({query: () => 'count'}),
    }),
  });
  const own = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {result} = renderHook(() => api.useLazyCountQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={own}>{children}</Provider>
    ),
  });
  const trigger = (preferCacheValue?: boolean) =>
    act(async () => {
      await result.current[0](undefined, preferCacheValue);
    });
  await trigger();
  await trigger();
  expect(sent).toBe(2);
  await trigger(true);
  expect(sent).toBe(2);
  // The option works for other subscribers.
  await act(async () => {
    await own.dispatch(api.endpoints.count.initiate());
  });
  expect(sent).toBe(3);
});

test('the trigger of a lazy query joins a running request', async () => {
  const {result} = renderHook(
    () => {
      const shown = useGetExhibitQuery(2);
      const [load] = getExhibit.useLazyQuery();
      return {shown, load};
    },
    {wrapper},
  );
  const value = await act(() => result.current.load(2).unwrap());
  expect(value.visitors).toBe(10);
  expect(requests).toHaveLength(1);
});

describe('the HTTP cache', () => {
  /** Sends one query twice and keeps what reaches fetch. */
  async function send(cache?: RequestCache) {
    const modes: RequestCache[] = [];
    const api = createApi({
      baseQuery: fetchBaseQuery({
        baseUrl: 'https://museum.example/api',
        ...(cache && {cache}),
        fetchFn: (input) => {
          modes.push((input as Request).cache);
          return Promise.resolve(
            new Response('1', {
              headers: {'cache-control': 'max-age=3600'},
            }),
          );
        },
      }),
      endpoints: (build) => ({
        count: build.query<number, void>({query: () => 'count'}),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const first = store.dispatch(api.endpoints.count.initiate());
    await first;
    await first.refetch();
    return modes;
  }

  test('a refetch uses the default mode of fetch', async () => {
    expect(await send()).toEqual(['default', 'default']);
  });

  test('options of fetch reach it', async () => {
    expect(await send('no-cache')).toEqual(['no-cache', 'no-cache']);
  });
});
