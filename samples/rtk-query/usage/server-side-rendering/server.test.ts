import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {createElement, type ReactElement} from 'react';
import {renderToReadableStream, renderToString} from 'react-dom/server';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import CityPage, {getServerSideProps} from './cityPage';
import CityRoute, {loader} from './cityRoute';
import {jobServer} from './handlers';
import {JobBoard} from './JobBoard';
import {JobBoardWithData} from './JobBoardWithData';
import {jobsApi, makeStore, serverStateArrived} from './jobsApi';
import JobsPage from './JobsPage';
import RootLayout from './layout';
import {keepNewer} from './keepNewer';
import {renderPage} from './renderPage';
import {StoreProvider} from './StoreProvider';
import {renderUntilReady} from './twoPasses';

let board: ReturnType<typeof jobServer>;
beforeEach(() => {
  board = jobServer();
  server.use(...board.handlers);
});
const visitor = (cookie: string) => new Headers({cookie});
const {jobs} = jobsApi.endpoints;

test('hooks alone send nothing on a server, and render their loading state', () => {
  const store = makeStore();
  const html = renderToString(
    createElement(Provider, {
      store,
      children: createElement(JobBoard, {city: 'Turin'}),
    }),
  );
  expect(html).toContain('<p>Loading…</p>');
  expect(Object.keys(store.getState().jobsApi.queries)).toEqual([]);
  expect(board.log).toEqual([]);
});

test('renderPage sends both requests, and its HTML and its state have the data', async () => {
  const html = await renderPage('Turin', new Headers());
  expect(board.log).toEqual(['jobs/Turin', 'cities']);
  expect(html).toContain('<h1>2 jobs in Turin</h1>');
  expect(html).toContain('<p>Cities: Turin, Genoa</p>');
  expect(html.split('</script>')).toHaveLength(2);
  expect(html).toContain('Welder \\u003c/script>');
});

test('a slow API does not hold the page, and no failure is hidden', async () => {
  const clock = useFakeClock();
  board.holdUntil(new Promise(() => {}));
  server.use(
    http.get('https://jobs.example/api/cities', () => HttpResponse.error()),
  );
  const page = renderPage('Turin', new Headers());
  await clock.advance(10_000);
  const html = await page;
  expect(html).toContain('TIMEOUT_ERROR');
  expect(html).toContain('The jobs could not be loaded.');
  expect(html).toContain('<p>Cities: unknown</p>');
});

test('a city with a slash leads to no other path', async () => {
  await renderPage('../cities', visitor('ada'));
  expect(board.log).toEqual(['jobs/../cities (ada)', 'cities']);
  board.log.length = 0;
  await JobsPage({city: '../cities'});
  expect(board.log).toEqual(['jobs/../cities', 'cities']);
});

test('two requests at once do not see each other’s data', async () => {
  let release = () => {};
  board.holdUntil(new Promise<void>((resolve) => (release = resolve)));
  const both = Promise.all([
    renderPage('Turin', visitor('ada')),
    renderPage('Turin', visitor('bo')),
  ]);
  await vi.waitFor(() => expect(board.log).toHaveLength(4));
  release();
  const [ada, bo] = await both;
  expect(ada).toContain('For ada');
  expect(ada).not.toContain('For bo');
  expect(bo).toContain('For bo');
  expect(bo).not.toContain('For ada');
});

test('an error is rendered and sent', async () => {
  board.setFailing(true);
  const html = await renderPage('Turin', new Headers());
  expect(html).toContain('The jobs could not be loaded.');
  expect(html).toContain('"status":"rejected"');
});

test('each pass finds the queries that the one before made visible', async () => {
  expect(await renderUntilReady()).toEqual([
    '<p>loading</p>',
    '<p>Turin: loading</p><p>Genoa: loading</p>',
    '<p>Turin: 2</p><p>Genoa: 2</p>',
  ]);
  expect(board.log).toEqual(['cities', 'jobs/Turin', 'jobs/Genoa']);
});

test('a query that fails is sent in each pass, and never shows its error', async () => {
  board.setFailing(true);
  const passes = await renderUntilReady(4);
  expect(passes).toHaveLength(4);
  expect(passes.at(-1)).toBe('<p>Turin: loading</p><p>Genoa: loading</p>');
  const both = ['jobs/Turin', 'jobs/Genoa'];
  expect(board.log).toEqual(['cities', ...both, ...both, ...both]);
});

describe('loaders', () => {
  const inApp = (page: ReactElement) =>
    renderToString(createElement(StoreProvider, {children: page}));

  test('getServerSideProps: no undefined field, and the page has the data', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const {props} = await getServerSideProps({
      params: {city: 'Turin'},
      req: {headers: {cookie: 'ada'}},
    });
    expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
    board.log.length = 0;
    const html = inApp(createElement(CityPage, props));
    expect(html).toContain('<h1>2 jobs in Turin</h1>');
    expect(html).toContain('For ada');
    expect(board.log).toEqual([]);
  });

  test('the entry of an infinite query has an undefined field', async () => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        feed: build.infiniteQuery<string, void, number>({
          queryFn: () => ({data: 'page'}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _all, last) => last + 1,
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await store.dispatch(api.endpoints.feed.initiate());
    const {queries} = store.getState().api;
    expect(queries['feed(undefined)']).toHaveProperty(
      'direction',
      undefined,
    );
    store.dispatch(api.util.resetApiState());
  });

  test('loader of React Router', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const loaderData = await loader({
      params: {city: 'Turin'},
      request: new Request('https://shop.example/jobs/Turin'),
    });
    const html = inApp(createElement(CityRoute, {loaderData}));
    expect(html).toContain('For everyone');
    expect(board.log).toEqual(['jobs/Turin', 'cities']);
  });
});

describe('timers that hold a store', () => {
  let clock: ReturnType<typeof useFakeClock>;
  beforeEach(() => {
    clock = useFakeClock();
  });
  /** Timers that are left when everything short is over. */
  async function timersOf(
    store: ReturnType<typeof makeStore>,
    reset: boolean,
  ) {
    await clock.advance(1_000);
    if (reset) store.dispatch(jobsApi.util.resetApiState());
    await clock.advance(1_000);
    return vi.getTimerCount();
  }
  const ways = {
    initiate: (store: ReturnType<typeof makeStore>) =>
      store.dispatch(jobs.initiate('Turin')),
    'initiate without subscription': (
      store: ReturnType<typeof makeStore>,
    ) => store.dispatch(jobs.initiate('Turin', {subscribe: false})),
    upsertQueryEntries: (store: ReturnType<typeof makeStore>) =>
      store.dispatch(
        jobsApi.util.upsertQueryEntries([
          {endpointName: 'jobs', arg: 'Turin', value: []},
        ]),
      ),
    rehydration: async (store: ReturnType<typeof makeStore>) => {
      const other = makeStore();
      await other.dispatch(jobs.initiate('Turin'));
      const state = other.getState();
      other.dispatch(jobsApi.util.resetApiState());
      store.dispatch(serverStateArrived(state));
    },
  };
  test.each([
    ['initiate', 0],
    ['initiate without subscription', 1],
    ['upsertQueryEntries', 1],
    ['rehydration', 1],
  ] as const)('%s leaves %i for long', async (way, count) => {
    const store = makeStore();
    await ways[way](store);
    expect(await timersOf(store, false)).toBe(count);
    expect(await timersOf(store, true)).toBe(0);
  });

  test('initiate leaves one for half a second', async () => {
    const store = makeStore();
    await store.dispatch(jobs.initiate('Turin'));
    await clock.advance(100); // the store's own batching is over
    expect(vi.getTimerCount()).toBe(1);
    await clock.advance(380);
    expect(vi.getTimerCount()).toBe(1);
    await clock.advance(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('JobBoardWithData renders its data on the server, too', () => {
  vi.useFakeTimers();
  const html = renderToString(
    createElement(RootLayout, {
      children: createElement(JobBoardWithData, {
        city: 'Turin',
        jobs: [{id: 1, title: 'Welder'}],
        cities: ['Turin'],
      }),
    }),
  );
  expect(html).toContain('<h1>1 jobs in Turin</h1>');
  expect(html).toContain('<p>Cities: Turin</p>');
});

describe('static generation', () => {
  let clock: ReturnType<typeof useFakeClock>;
  beforeEach(() => {
    clock = useFakeClock();
  });
  async function builtEarlier() {
    const store = makeStore();
    await store.dispatch(jobs.initiate('Turin'));
    const state = store.getState();
    const data = jobs.select('Turin')(state).data ?? [];
    await clock.advance(3_600_000);
    board.log.length = 0;
    return {state, data, visitorStore: makeStore()};
  }

  test('a rehydrated entry keeps its age', async () => {
    const {state, visitorStore} = await builtEarlier();
    visitorStore.dispatch(serverStateArrived(state));
    await visitorStore.dispatch(jobs.initiate('Turin'));
    expect(board.log).toEqual([]);
    await visitorStore.dispatch(
      jobs.initiate('Turin', {forceRefetch: 900}),
    );
    expect(board.log).toEqual(['jobs/Turin']);
  });

  test('an action that extractRehydrationInfo does not know is ignored', async () => {
    const {state, visitorStore} = await builtEarlier();
    visitorStore.dispatch({
      type: '__NEXT_REDUX_WRAPPER_HYDRATE__',
      payload: state,
    });
    await visitorStore.dispatch(jobs.initiate('Turin'));
    expect(board.log).toEqual(['jobs/Turin']);
  });

  test('an upserted entry is new', async () => {
    const {data, visitorStore} = await builtEarlier();
    visitorStore.dispatch(
      jobsApi.util.upsertQueryEntries([
        {endpointName: 'jobs', arg: 'Turin', value: data},
      ]),
    );
    await visitorStore.dispatch(
      jobs.initiate('Turin', {forceRefetch: 900}),
    );
    expect(board.log).toEqual([]);
  });
});

test('ServerState fits an API slice with tags, too', () => {
  const {reducerPath} = createApi({
    reducerPath: 'jobsApi',
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Jobs'],
    endpoints: () => ({}),
    extractRehydrationInfo: (action) =>
      serverStateArrived.match(action) ? action.payload.jobsApi : undefined,
  });
  expect(reducerPath).toBe('jobsApi');
});

test('keepUnusedDataFor: Infinity sets no timer', async () => {
  const clock = useFakeClock();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    keepUnusedDataFor: typeof window === 'undefined' ? Infinity : 60,
    endpoints: (build) => ({
      cities: build.query<string[], void>({queryFn: () => ({data: []})}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'cities', arg: undefined, value: ['Turin']},
    ]),
  );
  await clock.advance(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('preloadedState copies pending entries and subscriptions, and sets no timer', async () => {
  const clock = useFakeClock();
  const rendered = makeStore();
  await rendered.dispatch(jobs.initiate('Turin'));
  await clock.advance(1_000);
  const genoa = rendered.dispatch(jobs.initiate('Genoa'));
  // Saved too early: the request for Genoa is still running.
  const preloadedState = rendered.getState();
  await genoa;
  rendered.dispatch(jobsApi.util.resetApiState());
  board.log.length = 0;

  const store = configureStore({
    reducer: {[jobsApi.reducerPath]: jobsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(jobsApi.middleware),
    preloadedState,
  });
  await store.dispatch(jobs.initiate('Genoa'));
  expect(board.log).toEqual([]);
  expect(jobs.select('Genoa')(store.getState()).status).toBe('pending');
  expect(Object.keys(store.getState().jobsApi.subscriptions)).toContain(
    'jobs("Turin")',
  );
  await clock.advance(120_000);
  expect(jobs.select('Turin')(store.getState()).status).toBe('fulfilled');
});

test('preloadedState copies config, and Infinity arrives as null', async () => {
  const clock = useFakeClock();
  const boardApi = (keepUnusedDataFor: number) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      keepUnusedDataFor,
      endpoints: (build) => ({
        cities: build.query<string[], void>({
          queryFn: () => ({data: ['Turin']}),
        }),
      }),
    });
    const store = (preloadedState?: {
      api: ReturnType<typeof api.reducer>;
    }) =>
      configureStore({
        reducer: {[api.reducerPath]: api.reducer},
        middleware: (getDefaultMiddleware) =>
          getDefaultMiddleware().concat(api.middleware),
        preloadedState,
      });
    return {cities: api.endpoints.cities, store};
  };
  const onServer = boardApi(Infinity);
  const rendered = onServer.store();
  await rendered.dispatch(onServer.cities.initiate());
  const json = JSON.stringify(rendered.getState());

  const {cities, store} = boardApi(60);
  const browser = store(JSON.parse(json));
  expect(browser.getState().api.config.keepUnusedDataFor).toBeNull();
  const shown = browser.dispatch(cities.initiate());
  await clock.advance(120_000);
  const status = () => cities.select()(browser.getState()).status;
  expect(status()).toBe('fulfilled');
  shown.unsubscribe();
  await clock.advance(1);
  expect(status()).toBe('uninitialized');
});

test('a stream does not wait for hooks', async () => {
  const stream = await renderToReadableStream(
    createElement(Provider, {
      store: makeStore(),
      children: createElement(JobBoard, {city: 'Turin'}),
    }),
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain('<p>Loading…</p>');
  expect(board.log).toEqual([]);
});

describe('a state that arrives again', () => {
  const arrive = async (
    clock: ReturnType<typeof useFakeClock>,
    isGuarded: boolean,
  ) => {
    const old = makeStore();
    await old.dispatch(jobs.initiate('Turin'));
    await old.dispatch(jobs.initiate('Genoa'));
    const arrived = old.getState();
    await clock.advance(1000);
    const store = configureStore({
      reducer: {jobsApi: jobsApi.reducer},
      middleware: (getDefaultMiddleware) => {
        const middleware = getDefaultMiddleware();
        return isGuarded
          ? middleware.concat(keepNewer, jobsApi.middleware)
          : middleware.concat(jobsApi.middleware);
      },
    });
    const mounted = store.dispatch(jobs.initiate('Turin'));
    await mounted;
    const time = () =>
      ['Turin', 'Genoa'].map((city) => {
        const entry = jobs.select(city)(store.getState());
        return (entry.fulfilledTimeStamp ?? 0) > 0
          ? Date.now() - entry.fulfilledTimeStamp!
          : undefined;
      });
    expect(time()).toEqual([0, undefined]);
    store.dispatch(serverStateArrived(arrived));
    return time();
  };

  test('overwrites newer data, unless keepNewer is there', async () => {
    const clock = useFakeClock();
    expect(await arrive(clock, false)).toEqual([1000, 1000]);
    expect(await arrive(clock, true)).toEqual([0, 1000]);
  });
});

test('arguments are part of the state that is sent', async () => {
  const store = makeStore();
  await store.dispatch(jobs.initiate('Turin?token=s3cret'));
  expect(JSON.stringify(store.getState())).toContain('s3cret');
  const own = makeStore(new Headers({cookie: 's3cret'}));
  await own.dispatch(jobs.initiate('Turin'));
  const {queries} = own.getState().jobsApi;
  expect(JSON.stringify(Object.keys(queries))).not.toContain('s3cret');
});

test('an error that was thrown is sent with its stack', async () => {
  const transformErrorResponse = vi.fn(() => 'closed');
  const api = createApi({
    baseQuery: (status: number) =>
      status === 200 ? {data: 'page'} : {error: 'secret'},
    endpoints: (build) => ({
      page: build.query<string, number>({
        query: (status) => status,
        transformResponse: () => {
          throw new Error('No such row');
        },
        transformErrorResponse,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const {page} = api.endpoints;
  const {error} = await store.dispatch(page.initiate(200));
  expect(transformErrorResponse).not.toHaveBeenCalled();
  expect(error).toMatchObject({
    message: 'No such row',
    stack: expect.stringContaining('server.test.ts'),
  });
  const refused = await store.dispatch(page.initiate(500));
  expect(refused.error).toBe('closed');
});

test('subscriptions of the server refetch nothing in the browser', async () => {
  const calls: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    endpoints: (build) => ({
      rate: build.query<number, string>({
        queryFn: (name) => {
          calls.push(name);
          return {data: 1};
        },
      }),
    }),
  });
  const make = (preloadedState?: {api: ReturnType<typeof api.reducer>}) =>
    configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
      preloadedState,
    });
  const clock = useFakeClock();
  const onServer = make();
  await onServer.dispatch(
    api.endpoints.rate.initiate('a', {
      subscriptionOptions: {pollingInterval: 2000},
    }),
  );
  await clock.advance(600);
  const state = onServer.getState();
  onServer.dispatch(api.util.resetApiState());
  expect(Object.keys(state.api.subscriptions)).toHaveLength(1);
  calls.length = 0;
  const inBrowser = make(state);
  inBrowser.dispatch({type: 'start'});
  inBrowser.dispatch({type: '__rtkq/focused'}); // by setupListeners
  await clock.advance(5000);
  expect(calls).toEqual([]);
});
