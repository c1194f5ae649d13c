import {
  type Action,
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createSlice,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {fleetServer} from './handlers';

/** Fresh modules: endpoints cannot be removed from an API that has them. */
beforeEach(() => vi.resetModules());

async function start(options?: Parameters<typeof fleetServer>[0]) {
  const {handlers, requests} = fleetServer(options);
  server.use(...handlers);
  const {makeStore} = await import('./makeStore');
  const {fleetApi} = await import('./fleetApi');
  return {store: makeStore(), requests, fleetApi};
}

test('a mutation of one feature refetches the queries of another by a tag', async () => {
  const {store, requests} = await start();
  const {trucksApi} = await import('./trucksApi');
  const {repairsApi} = await import('./repairsApi');
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  await store.dispatch(repairsApi.endpoints.finishRepair.initiate(1));
  await vi.waitFor(() =>
    expect(requests).toEqual(['trucks', 'finish', 'trucks']),
  );
  await vi.waitFor(() =>
    expect(
      trucksApi.endpoints.getTrucks.select()(store.getState()).data,
    ).toMatchObject([{status: 'on the road'}]),
  );
});

test('a tag that no loaded feature provides causes nothing', async () => {
  const {store, requests, fleetApi} = await start();
  const {repairsApi} = await import('./repairsApi');
  const {texts} = captureConsole();
  await store.dispatch(repairsApi.endpoints.finishRepair.initiate(1));
  expect(requests).toEqual(['finish']);
  expect(fleetApi.endpoints).not.toHaveProperty('getTrucks');
  expect(texts('error')).toEqual([]);
});

test('tags of another API slice can be invalidated by its own function', async () => {
  const {requests, fleetApi} = await start();
  const {trucksApi} = await import('./trucksApi');
  const fuelApi = createApi({
    reducerPath: 'fuelApi',
    baseQuery: () => ({data: null}),
    tagTypes: ['Truck'],
    endpoints: (build) => ({
      // The tag of its own API slice has the same name, and does nothing.
      refuel: build.mutation<null, boolean>({
        query: () => null,
        invalidatesTags: ['Truck'],
        async onQueryStarted(tell, {dispatch, queryFulfilled}) {
          await queryFulfilled;
          if (tell) dispatch(fleetApi.util.invalidateTags(['Truck']));
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {
      [fleetApi.reducerPath]: fleetApi.reducer,
      [fuelApi.reducerPath]: fuelApi.reducer,
    },
    middleware: (getDefault) =>
      getDefault().concat(fleetApi.middleware, fuelApi.middleware),
  });
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  const settled = () =>
    Promise.all(store.dispatch(fleetApi.util.getRunningQueriesThunk()));
  await store.dispatch(fuelApi.endpoints.refuel.initiate(false));
  await settled();
  expect(requests).toEqual(['trucks']);
  await store.dispatch(fuelApi.endpoints.refuel.initiate(true));
  await settled();
  expect(requests).toEqual(['trucks', 'trucks']);
});

test('all variables hold one object, and the store is as it was', async () => {
  const {store, fleetApi} = await start();
  const before = store.getState();
  const {trucksApi} = await import('./trucksApi');
  const {repairsApi} = await import('./repairsApi');
  expect(trucksApi).toBe(fleetApi);
  expect(repairsApi).toBe(fleetApi);
  expect(store.getState()).toBe(before);
  expectTypeOf(trucksApi.endpoints).toHaveProperty('getTrucks');
  expectTypeOf(fleetApi.endpoints).not.toHaveProperty('getTrucks');
});

test('an endpoint whose file was not imported is undefined', async () => {
  const {store, fleetApi} = await start();
  const untyped = fleetApi.endpoints as Record<
    string,
    {initiate: () => never}
  >;
  expect(() => store.dispatch(untyped.getTrucks!.initiate())).toThrow(
    "Cannot read properties of undefined (reading 'initiate')",
  );
  expect(fleetApi).not.toHaveProperty('useGetTrucksQuery');

  const {prefetch, updateQueryData} = fleetApi.util;
  const cannotSelect =
    "Cannot read properties of undefined (reading 'select')";
  expect(() =>
    store.dispatch(prefetch('getTrucks' as never, undefined as never, {})),
  ).toThrow(cannotSelect);
  expect(() =>
    store.dispatch(
      // @ts-expect-error -- Argument of type '"getTrucks"' is not assignable
      // to parameter of type 'never'.
      updateQueryData('getTrucks', undefined, () => {}),
    ),
  ).toThrow(cannotSelect);

  // The callback of `extraReducers` waits for the first action.
  const {getTrucks} = fleetApi.endpoints as Record<
    string,
    {matchFulfilled: (action: Action) => action is Action}
  >;
  const slice = createSlice({
    name: 'arrivals',
    initialState: 0,
    reducers: {},
    extraReducers: (builder) =>
      void builder.addMatcher(getTrucks!.matchFulfilled, () => 1),
  });
  expect(() => configureStore({reducer: slice.reducer})).toThrow(
    "Cannot read properties of undefined (reading 'matchFulfilled')",
  );
});

test('sixty API slices in one store', async () => {
  const apis = Array.from({length: 60}, (_, index) =>
    createApi({
      reducerPath: `api${index}`,
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        load: build.query<number, void>({queryFn: () => ({data: index})}),
      }),
    }),
  );
  const store = configureStore({
    reducer: combineSlices(...apis),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(...apis.map((api) => api.middleware)),
  });
  const load = apis[59]!.endpoints.load.initiate();
  expect(await store.dispatch(load)).toMatchObject({data: 59});
});

test('a whole API slice comes later, and its state with the next action', async () => {
  const {texts} = captureConsole();
  let sent = 0;
  const reportsApi = createApi({
    reducerPath: 'reports',
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      report: build.query<string, void>({
        queryFn: () => ({data: `report ${++sent}`}),
      }),
    }),
  });
  const rootReducer = combineSlices({trucks: () => 0});
  const dynamicMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(dynamicMiddleware.middleware),
  });
  rootReducer.inject(reportsApi);
  dynamicMiddleware.addMiddleware(reportsApi.middleware);
  const load = () => store.dispatch(reportsApi.endpoints.report.initiate());

  expect((await load()).isUninitialized).toBe(true);
  expect(sent).toBe(0);
  expect(texts('error').join()).toContain(
    'No data found at `state.reports`',
  );
  store.dispatch({type: 'any'});
  expect((await load()).data).toBe('report 1');
});

test('another feature updates the cache through the API it imports', async () => {
  const {store, requests} = await start({isBusy: false});
  const {trucksApi} = await import('./trucksApi');
  const {towingApi} = await import('./towingApi');
  const status = () =>
    trucksApi.endpoints.getTrucks.select()(store.getState()).data?.[0]
      ?.status;
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  expect(status()).toBe('on the road');
  await store.dispatch(towingApi.endpoints.towTruck.initiate(7));
  await vi.waitFor(() => expect(status()).toBe('in the workshop'));
  expect(requests).toEqual(['trucks', 'tow']);
});

test('a tow that fails changes nothing, and rejects nowhere unseen', async () => {
  const {store} = await start({isBusy: false});
  server.use(
    http.post('*/tow', () => HttpResponse.json(null, {status: 500})),
  );
  const {trucksApi} = await import('./trucksApi');
  const {towingApi} = await import('./towingApi');
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  await store.dispatch(towingApi.endpoints.towTruck.initiate(7));
  const {data} = trucksApi.endpoints.getTrucks.select()(store.getState());
  expect(data?.[0]?.status).toBe('on the road');
});

test('a second copy of the base: its queries send nothing in a store of the first, its mutations fail after the response', async () => {
  const {store, requests, fleetApi} = await start();
  vi.resetModules();
  const {trucksApi} = await import('./trucksApi');
  expect(trucksApi).not.toBe(fleetApi);
  const {data} = await store.dispatch(
    trucksApi.endpoints.getTrucks.initiate(),
  );
  expect(data).toBeUndefined();
  expect(requests).toEqual([]);

  const {repairsApi} = await import('./repairsApi');
  const {error} = await store.dispatch(
    repairsApi.endpoints.finishRepair.initiate(1),
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain(
    "Cannot read properties of undefined (reading 'invalidatesTags')",
  );
  expect(requests).toEqual(['finish']);

  // An endpoint that both copies have works.
  fleetApi.injectEndpoints({
    endpoints: (build) => ({
      getTrucks: build.query<null, void>({query: () => 'trucks'}),
    }),
  });
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  expect(requests).toEqual(['finish', 'trucks']);
});

test.each([
  ['a hydrate action', false],
  ['preloadedState', true],
])('%s before the endpoint is injected', async (_, isPreloaded) => {
  const clock = useFakeClock();
  const hydrate = createAction<object>('hydrate');
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    extractRehydrationInfo: (action) =>
      hydrate.match(action) ? (action.payload as never) : undefined,
    endpoints: () => ({}),
  });
  const saved = {
    ...api.reducer(undefined, {type: ''}),
    queries: {
      getFuel: {status: 'fulfilled', endpointName: 'getFuel', data: 40},
    },
  } as never;
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
    preloadedState: isPreloaded ? {api: saved} : undefined,
  });
  if (!isPreloaded) store.dispatch(hydrate(saved));
  const kept = () => Object.keys(store.getState().api.queries);
  await clock.advance(59_000);
  expect(kept()).toHaveLength(1);
  await clock.advance(2000);
  expect(kept()).toHaveLength(isPreloaded ? 1 : 0);
});

test('injecting again keeps the old definition, unless it may override', async () => {
  const {store, requests} = await start();
  const {trucksApi} = await import('./trucksApi');
  const {texts} = captureConsole();
  const endpoint = {endpoints: (build: never) => edited(build)};
  const edited = (build: {query: (definition: object) => never}) => ({
    getTrucks: build.query({queryFn: () => ({data: 'edited'})}),
  });
  trucksApi.injectEndpoints(endpoint as never);
  expect(texts('error')[0]).toContain(
    'to override already-existing endpointName getTrucks',
  );
  await store.dispatch(trucksApi.endpoints.getTrucks.initiate());
  expect(requests).toEqual(['trucks']);

  trucksApi.injectEndpoints({...endpoint, overrideExisting: true} as never);
  const {data} = await store.dispatch(
    trucksApi.endpoints.getTrucks.initiate(undefined, {forceRefetch: true}),
  );
  expect(data).toBe('edited');
  expect(requests).toEqual(['trucks']);
});

test('a fake endpoint has data without a request, in every store', async () => {
  const {store, requests} = await start();
  const {trucksApi} = await import('./trucksApi');
  const {fakeTrucks} = await import('./fakeTrucks');
  fakeTrucks([{id: 1, plate: 'FAKE 1', status: 'on the road'}]);
  const {data} = await store.dispatch(
    trucksApi.endpoints.getTrucks.initiate(),
  );
  expect(data).toMatchObject([{plate: 'FAKE 1'}]);
  expect(requests).toEqual([]);
});
