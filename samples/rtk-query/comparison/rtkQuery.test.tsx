import {configureStore, type Action} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
  retry,
  setupListeners,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Suspense, use, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, it, vi} from 'vitest';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {weatherService} from './handlers';
import {QueryReading} from './QueryReading';
import {stationsApi, useGetStationQuery} from './stationsApi';
import {makeStore} from './store';
import {useIsBusy} from './useIsBusy';
import {useIsFetching} from './useIsFetching';

const {getStation} = stationsApi.endpoints;
const address = 'https://weather.example/api/stations/summit';

it('requests and cache changes are actions, subscriptions only as a summary', async () => {
  const clock = useFakeClock();
  server.use(...weatherService().handlers);
  let log: string[] = [];
  const store = configureStore({
    reducer: {
      stationsApi: stationsApi.reducer,
      log: (state = 0, action: Action) => {
        log.push(action.type.replace('stationsApi/', ''));
        return state;
      },
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(stationsApi.middleware),
  });
  const types = () => {
    const seen = log;
    log = [];
    return seen;
  };
  const first = store.dispatch(getStation.initiate('summit'));
  await first;
  expect(types()).toEqual(
    expect.arrayContaining([
      'executeQuery/pending',
      'executeQuery/fulfilled',
    ]),
  );
  const second = store.dispatch(getStation.initiate('summit'));
  await second;
  second.updateSubscriptionOptions({pollingInterval: 5_000});
  second.unsubscribe();
  expect(types()).toEqual([]);
  // A summary for Redux DevTools, twice a second at most.
  await clock.advance(500);
  expect(types()).toEqual(['internalSubscriptions/subscriptionsUpdated']);
  store.dispatch(
    stationsApi.util.updateQueryData('getStation', 'summit', (draft) => {
      draft.temperature = 0;
    }),
  );
  expect(types()).not.toEqual([]);
  store.dispatch(stationsApi.util.resetApiState());
});

it('a request goes on when its component unmounts; abort ends it', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    signals.push(request.signal);
    return new Promise(() => {});
  });
  const store = makeStore();
  const {unmount} = render(
    <Provider store={store}>
      <QueryReading id="summit" />
    </Provider>,
  );
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(false);
  // A call that only joins the running request cannot abort it.
  store.dispatch(getStation.initiate('summit')).abort();
  expect(signals[0]?.aborted).toBe(false);
  const {getRunningQueryThunk, resetApiState} = stationsApi.util;
  store.dispatch(getRunningQueryThunk('getStation', 'summit'))?.abort();
  expect(signals[0]?.aborted).toBe(true);
  store.dispatch(resetApiState());

  const request = store.dispatch(getStation.initiate('other'));
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  request.abort();
  expect(signals[1]?.aborted).toBe(true);
});

it('a request still running when its unused entry is removed is aborted', async () => {
  const clock = useFakeClock();
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    signals.push(request.signal);
    return new Promise(() => {});
  });
  const store = makeStore();
  const request = store.dispatch(getStation.initiate('summit'));
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  request.unsubscribe();
  await clock.advance(59_000);
  expect(signals[0]?.aborted).toBe(false);
  await clock.advance(1_100);
  expect(signals[0]?.aborted).toBe(true);
  expect(store.getState().stationsApi.queries).toEqual({});
});

it('a seeded entry counts as loaded, unless refetchOnMountOrArgChange asks for a request', async () => {
  const service = weatherService();
  server.use(...service.handlers);
  const store = makeStore();
  const guess = {id: 'summit', name: 'Summit', temperature: 0};
  store.dispatch(
    stationsApi.util.upsertQueryEntries([
      {endpointName: 'getStation', arg: 'summit', value: guess},
    ]),
  );
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const settle = () =>
    act(() =>
      Promise.all(
        store.dispatch(stationsApi.util.getRunningQueriesThunk()),
      ),
    );
  renderHook(() => useGetStationQuery('summit'), {wrapper});
  await settle();
  expect(getStation.select('summit')(store.getState()).data).toBe(guess);
  // A number asks for a request only once the entry is that old.
  renderHook(
    () => useGetStationQuery('summit', {refetchOnMountOrArgChange: 60}),
    {wrapper},
  );
  await settle();
  expect(getStation.select('summit')(store.getState()).data).toBe(guess);
  expect(service.requests).toBe(0);
  renderHook(
    () => useGetStationQuery('summit', {refetchOnMountOrArgChange: true}),
    {wrapper},
  );
  await settle();
  expect(
    getStation.select('summit')(store.getState()).data?.temperature,
  ).toBe(-12);
});

it('refetchOnMountOrArgChange shows the cached value first, and isFetching from the second render on', async () => {
  server.use(...weatherService().handlers);
  const store = makeStore();
  const old = {id: 'summit', name: 'Summit', temperature: 0};
  store.dispatch(
    stationsApi.util.upsertQueryEntries([
      {endpointName: 'getStation', arg: 'summit', value: old},
    ]),
  );
  const renders: string[] = [];
  function Probe() {
    const {data, isFetching} = useGetStationQuery('summit', {
      refetchOnMountOrArgChange: true,
    });
    const seen = `${data?.temperature} ${isFetching}`;
    if (renders.at(-1) !== seen) renders.push(seen);
    return <p>{data?.temperature}</p>;
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  await screen.findByText('-12');
  expect(renders).toEqual(['0 false', '0 true', '-12 false']);
});

it('isFetching is true in the first render if a refetch is running', async () => {
  server.use(...weatherService().handlers);
  const store = makeStore();
  const {initiate} = getStation;
  await store.dispatch(initiate('summit'));
  const refetch = store.dispatch(initiate('summit', {forceRefetch: true}));
  const renders: boolean[] = [];
  function Probe() {
    renders.push(useGetStationQuery('summit').isFetching);
    return null;
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  expect(renders[0]).toBe(true);
  await refetch;
  await waitFor(() => expect(renders.at(-1)).toBe(false));
});

it('retry also repeats a mutation, unless its extraOptions say 0', async () => {
  const clock = useFakeClock();
  let posts = 0;
  server.use(
    http.post('https://weather.example/api/:path', () => {
      posts += 1;
      return new HttpResponse(null, {status: 500});
    }),
  );
  const api = createApi({
    baseQuery: retry(
      fetchBaseQuery({baseUrl: 'https://weather.example/api/'}),
    ),
    endpoints: (build) => ({
      report: build.mutation<null, void>({
        query: () => ({url: 'reports', method: 'POST'}),
      }),
      reportOnce: build.mutation<null, void>({
        query: () => ({url: 'reports', method: 'POST'}),
        extraOptions: {maxRetries: 0},
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const sent = store.dispatch(api.endpoints.report.initiate());
  for (let i = 0; i < 120; i++) await clock.advance(1_000);
  await sent;
  expect(posts).toBe(6);
  posts = 0;
  await store.dispatch(api.endpoints.reportOnce.initiate());
  expect(posts).toBe(1);
});

it('a retryCondition stays in force, whatever maxRetries an endpoint has', async () => {
  let attempts = 0;
  const busy: BaseQueryFn<void, unknown, string> = () => {
    attempts += 1;
    return {error: 'busy'};
  };
  const api = createApi({
    baseQuery: retry(busy, {
      backoff: async () => {},
      retryCondition: (_error, _args, {attempt}) => attempt < 3,
    }),
    endpoints: (build) => ({
      report: build.mutation<null, void>({
        query: () => {},
        extraOptions: {maxRetries: 0},
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.report.initiate());
  expect(attempts).toBe(3);
});

it('while offline a request fails with FETCH_ERROR', async () => {
  server.use(http.get(address, () => HttpResponse.error()));
  const {error} = await makeStore().dispatch(getStation.initiate('summit'));
  expect(error).toMatchObject({status: 'FETCH_ERROR'});
});

it('useIsFetching follows all queries of the API slice', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get(address, async () => {
      await held;
      return HttpResponse.json({id: 'summit', name: 'Summit'});
    }),
  );
  function Bar() {
    return <p>{useIsFetching() ? 'busy' : 'idle'}</p>;
  }
  function Name() {
    return <p>{useGetStationQuery('summit').data?.name}</p>;
  }
  render(
    <Provider store={makeStore()}>
      <Bar />
      <Name />
    </Provider>,
  );
  await screen.findByText('busy');
  release();
  await screen.findByText('idle');
  screen.getByText('Summit');
});

it('an entry that is filled while its request runs is not pending', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const summit = {id: 'summit', name: 'Summit', temperature: 1};
  server.use(
    http.get(address, async () => {
      await held;
      return HttpResponse.json(summit);
    }),
  );
  const store = makeStore();
  const {result} = renderHook(useIsFetching, {
    wrapper: ({children}) => <Provider store={store}>{children}</Provider>,
  });
  act(() => void store.dispatch(getStation.initiate('summit')));
  await waitFor(() => expect(result.current).toBe(true));
  act(
    () =>
      void store.dispatch(
        stationsApi.util.upsertQueryEntries([
          {endpointName: 'getStation', arg: 'summit', value: summit},
        ]),
      ),
  );
  await waitFor(() => expect(result.current).toBe(false));
  const running = stationsApi.util.getRunningQueriesThunk();
  expect(store.dispatch(running)).toHaveLength(1);
  release();
  await act(() => Promise.all(store.dispatch(running)));
});

it('useIsBusy follows mutations, and leaves some endpoints out', async () => {
  const responses: Array<() => void> = [];
  const hold = async () => {
    await new Promise<void>((resolve) => responses.push(resolve));
    return HttpResponse.json([]);
  };
  server.use(
    http.get('https://weather.example/api/stations', hold),
    http.post('https://weather.example/api/stations', hold),
  );
  const {addStation} = stationsApi.injectEndpoints({
    endpoints: (build) => ({
      addStation: build.mutation<null, void>({
        query: () => ({url: 'stations', method: 'POST'}),
      }),
    }),
  }).endpoints;
  function Bar() {
    return <p>{useIsBusy() ? 'busy' : 'idle'}</p>;
  }
  const store = makeStore();
  render(
    <Provider store={store}>
      <Bar />
    </Provider>,
  );
  const respond = async (request: PromiseLike<unknown>) => {
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    responses.pop()?.();
    await act(async () => {
      await request;
    });
  };
  const untracked = store.dispatch(
    addStation.initiate(undefined, {track: false}),
  );
  screen.getByText('idle');
  await respond(untracked);
  const query = store.dispatch(
    stationsApi.endpoints.getStations.initiate(),
  );
  screen.getByText('idle');
  await respond(query);
  let tracked: PromiseLike<unknown> | undefined;
  act(() => {
    tracked = store.dispatch(addStation.initiate());
  });
  await screen.findByText('busy');
  await respond(tracked!);
  await screen.findByText('idle');
});

it('useIsBusy misses an earlier call of a hook, and one whose component has unmounted', async () => {
  const running: Array<() => void> = [];
  const api = stationsApi.injectEndpoints({
    endpoints: (build) => ({
      calibrate: build.mutation<null, void>({
        async queryFn() {
          await new Promise<void>((resolve) => running.push(resolve));
          return {data: null};
        },
      }),
    }),
  });
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const store = makeStore();
  const busy = renderHook(useIsBusy, {wrapper}).result;
  const hook = renderHook(() => api.useCalibrateMutation(), {wrapper});
  const call = () => act(async () => void hook.result.current[0]());
  const expectBusy = (expected: boolean) =>
    waitFor(() => expect(busy.current).toBe(expected));
  await call();
  await expectBusy(true);
  await call();
  await act(async () => running[1]?.());
  await expectBusy(false); // although the first call still runs
  await call();
  await expectBusy(true);
  hook.unmount();
  await expectBusy(false); // although two calls still run
  await act(async () => running.forEach((finish) => finish()));
});

it('a component that suspends does not start its own request', async () => {
  let requests = 0;
  server.use(
    http.get(address, () => {
      requests += 1;
      return HttpResponse.json({id: 'summit', name: 'Summit'});
    }),
  );
  const store = makeStore();
  const find = () =>
    store.dispatch(
      stationsApi.util.getRunningQueryThunk('getStation', 'summit'),
    );
  const forever = new Promise<never>(() => {});
  function Waiting() {
    const {data} = useGetStationQuery('summit');
    return <p>{data ? data.name : use(forever)}</p>;
  }
  await act(async () => {
    render(
      <Provider store={store}>
        <Suspense fallback={<p>waiting</p>}>
          <Waiting />
        </Suspense>
      </Provider>,
    );
  });
  screen.getByText('waiting');
  expect([find(), requests]).toEqual([undefined, 0]);
  const request = store.dispatch(getStation.initiate('summit'));
  expect(find()).toBe(request);
  await act(async () => void (await request));
  expect([find(), requests]).toEqual([undefined, 1]);
  request.unsubscribe();
});

it('initiate in a render that suspends leaves a subscription for each attempt', async () => {
  let requests = 0;
  server.use(
    http.get(address, () => {
      requests += 1;
      return HttpResponse.json({id: 'summit', name: 'Summit'});
    }),
  );
  const store = makeStore();
  let attempts = 0;
  function Wrong() {
    const {data} = getStation.select('summit')(store.getState());
    if (data) return <p>{data.name}</p>;
    attempts += 1;
    throw store.dispatch(getStation.initiate('summit'));
  }
  await act(async () => {
    render(
      <Suspense>
        <Wrong />
      </Suspense>,
    );
  });
  await screen.findByText('Summit');
  expect(requests).toBe(1);
  expect(attempts).toBeGreaterThan(1);
  await vi.waitFor(() =>
    expect(
      Object.keys(
        store.getState()[stationsApi.reducerPath].subscriptions[
          'getStation("summit")'
        ] ?? {},
      ),
    ).toHaveLength(attempts),
  );
});

/** What the component waits for. */
const load = (request: Promise<{data?: unknown; error?: unknown}>) =>
  request.then(({data, error}) => {
    if (error && data === undefined) throw error;
  });

it('a request that fails before its component renders is reported if nothing catches it', async () => {
  server.use(http.get(address, () => HttpResponse.error()));
  const reported: unknown[] = [];
  const report = (_reason: unknown, promise: unknown) =>
    reported.push(promise);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', report);
  try {
    const {dispatch} = makeStore();
    const bare = load(dispatch(getStation.initiate('summit')));
    const caught = load(dispatch(getStation.initiate('summit')));
    caught.catch(() => {});
    await vi.waitFor(() => expect(reported).toEqual([bare]));
    await expect(caught).rejects.toMatchObject({status: 'FETCH_ERROR'});
    expect(reported).toEqual([bare]);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  }
});

it('a request that started outside can suspend a component', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  server.use(
    http.get(address, async () => {
      requests += 1;
      await held;
      return HttpResponse.json({id: 'summit', name: 'Summit'});
    }),
  );
  const store = makeStore();
  const request = store.dispatch(getStation.initiate('summit'));
  const loaded = load(request);
  function Name() {
    use(loaded);
    return <p>{useGetStationQuery('summit').data?.name}</p>;
  }
  await act(async () => {
    render(
      <Provider store={store}>
        <Suspense fallback={<p>waiting</p>}>
          <Name />
        </Suspense>
      </Provider>,
    );
  });
  screen.getByText('waiting');
  await act(async () => {
    release();
    await loaded;
  });
  await screen.findByText('Summit');
  request.unsubscribe();
  expect(requests).toBe(1);
});

it('cached data does not wait for a refetch that failed, and unwrap would reject', async () => {
  const service = weatherService();
  server.use(...service.handlers);
  const {dispatch} = makeStore();
  const first = dispatch(getStation.initiate('summit'));
  await first;
  service.failing = true;
  await first.refetch();
  expect(service.requests).toBe(2);
  const again = dispatch(getStation.initiate('summit'));
  await load(again);
  await expect(again.unwrap()).rejects.toMatchObject({status: 500});
  expect(service.requests).toBe(2);
});

it('cached data may be falsy', async () => {
  let failing = false;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      depth: build.query<number, void>({
        queryFn: () => (failing ? {error: 'down'} : {data: 0}),
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const first = dispatch(api.endpoints.depth.initiate());
  await first;
  failing = true;
  await first.refetch();
  await load(dispatch(api.endpoints.depth.initiate()));
});

it('a refetch on reconnection overwrites an optimistic update', async () => {
  server.use(...weatherService().handlers);
  const {dispatch, getState} = makeStore();
  const stop = setupListeners(dispatch);
  const subscriptionOptions = {refetchOnReconnect: true};
  await dispatch(getStation.initiate('summit', {subscriptionOptions}));
  const temperature = () =>
    getStation.select('summit')(getState()).data?.temperature;
  window.dispatchEvent(new Event('offline'));
  dispatch(
    stationsApi.util.updateQueryData('getStation', 'summit', (draft) => {
      draft.temperature = 20;
    }),
  );
  expect(temperature()).toBe(20);
  window.dispatchEvent(new Event('online'));
  await Promise.all(dispatch(stationsApi.util.getRunningQueriesThunk()));
  expect(temperature()).toBe(-12);
  stop();
});
