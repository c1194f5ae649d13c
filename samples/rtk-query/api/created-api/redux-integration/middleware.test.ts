import {
  configureStore,
  isAction,
  isFulfilled,
  isRejected,
  type Middleware,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {beforeEach, describe, expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {handlers} from './handlers';
import {sensorApi} from './sensorApi';

const {getReading} = sensorApi.endpoints;
const reading = {bed: 'moss', celsius: 18};
beforeEach(() => server.use(...handlers));

function logged() {
  const before: string[] = [];
  const after: string[] = [];
  const log =
    (list: string[]): Middleware =>
    () =>
    (next) =>
    (action) => {
      if (isAction(action)) list.push(action.type.replace('sensors/', ''));
      return next(action);
    };
  const store = configureStore({
    reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        log(before),
        sensorApi.middleware,
        log(after),
      ),
  });
  return {before, after, store};
}

test('subscription actions end at the middleware', async () => {
  const {before, after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  before.length = after.length = 0;
  const second = store.dispatch(getReading.initiate('fern'));
  second.unsubscribe();
  expect(before).toEqual([
    'executeQuery/rejected',
    'subscriptions/unsubscribeQueryResult',
  ]);
  expect(after).toEqual([]);
});

test('two actions are seen only after the middleware', async () => {
  const clock = useFakeClock();
  const {before, after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  await clock.advance(500);
  store.dispatch(sensorApi.util.resetApiState());
  expect(after.filter((type) => !before.includes(type))).toEqual([
    'config/middlewareRegistered',
    'internalSubscriptions/subscriptionsUpdated',
    'config/middlewareRegistered',
  ]);
});

test.each([
  ['focus', sensorApi.internalActions.onFocus],
  ['reconnect', sensorApi.internalActions.onOnline],
])('%s removes an entry without subscribers', async (_, event) => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    refetchOnReconnect: true,
    endpoints: (build) => ({
      bed: build.query<null, void>({queryFn: () => ({data: null})}),
    }),
  });
  const types: string[] = [];
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        api.middleware,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          if (isAction(action)) types.push(action.type);
          return next(action);
        },
      ),
  });
  await store.dispatch(
    api.endpoints.bed.initiate(undefined, {subscribe: false}),
  );
  store.dispatch(event());
  expect(types.at(-1)).toBe('api/queries/removeQueryResult');
});

test('a Date as data is reported twice, and in the state with every action', async () => {
  const printed = captureConsole();
  const {store} = logged();
  const dated = sensorApi.injectEndpoints({
    endpoints: (build) => ({
      sowedOn: build.query<Date, void>({
        queryFn: () => ({data: new Date(0)}),
      }),
    }),
  });
  await store.dispatch(dated.endpoints.sowedOn.initiate());
  const messages = printed.texts('error').map((text) => text.split('`')[0]);
  expect(messages).toEqual([
    'A non-serializable value was detected in an action, in the path: ',
    'A non-serializable value was detected in the state, in the path: ',
  ]);
  store.dispatch({type: 'window/opened'});
  store.dispatch({type: 'window/closed'});
  expect(printed.texts('error').slice(2)).toEqual([
    expect.stringContaining('detected in the state'),
    expect.stringContaining('detected in the state'),
  ]);
});

test('requests notify later, invalidateTags and resetApiState do not', async () => {
  const {store} = logged();
  store.dispatch({type: 'window/opened'}); // registers the middleware
  let notified = 0;
  store.subscribe(() => notified++);
  const request = store.dispatch(getReading.initiate('fern'));
  store.dispatch(
    sensorApi.util.upsertQueryEntries([
      {endpointName: 'getReading', arg: 'moss', value: reading},
    ]),
  );
  expect(notified).toBe(0);
  store.dispatch(sensorApi.util.invalidateTags(['Reading']));
  expect(notified).toBe(1);
  store.dispatch(sensorApi.util.resetApiState());
  expect(notified).toBeGreaterThan(1);
  await request;
});

test('a mutation entry', async () => {
  const {store} = logged();
  const {openWindow} = sensorApi.endpoints;
  const opening = store.dispatch(openWindow.initiate('fern'));
  const entry = () =>
    Object.values(store.getState().sensors.mutations)[0] ?? {};
  expect(entry()).toEqual({
    status: 'pending',
    endpointName: 'openWindow',
    requestId: opening.requestId,
    startedTimeStamp: expect.any(Number),
  });
  await opening;
  expect(Object.keys(entry()).sort()).toEqual([
    'data',
    'endpointName',
    'fulfilledTimeStamp',
    'requestId',
    'startedTimeStamp',
    'status',
  ]);
});

test('the error of a cache hit is a ConditionError', async () => {
  const {before, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  before.length = 0;
  const errors: unknown[] = [];
  const log: Middleware = () => (next) => (action) => {
    if (isRejected(action)) errors.push(action.error);
    return next(action);
  };
  const other = configureStore({
    reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(log, sensorApi.middleware),
  });
  await other.dispatch(getReading.initiate('fern'));
  await other.dispatch(getReading.initiate('fern'));
  expect(errors).toEqual([
    {
      name: 'ConditionError',
      message: 'Aborted due to condition callback returning false.',
    },
  ]);
});

test.each([undefined, 'tick'] as const)(
  'after the await the store has the data; autoBatch %s',
  async (type) => {
    const store = configureStore({
      reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(sensorApi.middleware),
      enhancers: (getDefaultEnhancers) =>
        type
          ? getDefaultEnhancers({autoBatch: {type}})
          : // As in a browser, with a frame that the test never draws.
            getDefaultEnhancers({
              autoBatch: {type: 'callback', queueNotification: () => {}},
            }),
    });
    let notified = false;
    const request = store.dispatch(getReading.initiate('fern'));
    store.subscribe(() => (notified = true));
    await request;
    const state = getReading.select('fern')(store.getState());
    expect(state.isSuccess).toBe(true);
    expect(notified).toBe(type === 'tick');
  },
);

test('only a returned error is batched, not an abort or a cache hit', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      dry: build.query<null, void>({queryFn: () => ({error: 'dry'})}),
      wet: build.query<string, void>({queryFn: () => ({data: 'wet'})}),
    }),
  });
  const makeStore = () =>
    configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
      enhancers: (getDefaultEnhancers) =>
        getDefaultEnhancers({
          autoBatch: {type: 'callback', queueNotification: () => {}},
        }),
    });
  const notifiedOf = async (abort: boolean) => {
    const store = makeStore();
    const request = store.dispatch(api.endpoints.dry.initiate());
    let notified = false;
    store.subscribe(() => (notified = true));
    if (abort) request.abort();
    expect((await request).status).toBe('rejected');
    return notified;
  };
  expect(await notifiedOf(false)).toBe(false);
  expect(await notifiedOf(true)).toBe(true);

  const {dispatch, subscribe} = makeStore();
  await dispatch(api.endpoints.wet.initiate());
  let notified = false;
  subscribe(() => (notified = true));
  await dispatch(api.endpoints.wet.initiate(undefined, {subscribe: false}));
  expect(notified).toBe(true);
});

describe('the same middleware twice', () => {
  const calls: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Bed'],
    endpoints: (build) => ({
      beds: build.query<number, void>({
        queryFn: () => {
          calls.push('beds');
          return {data: 1};
        },
        providesTags: ['Bed'],
      }),
      water: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Bed'],
        onQueryStarted: () => void calls.push('started'),
      }),
    }),
  });
  const store = (duplicateMiddlewareCheck: boolean) =>
    configureStore({
      reducer: {api: api.reducer},
      duplicateMiddlewareCheck,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(
          api.middleware,
          api.injectEndpoints({endpoints: () => ({})}).middleware,
        ),
    });

  test('throws, unless the check is off', async () => {
    expect(() => store(true)).toThrow(
      'Duplicate middleware references found when creating the store.',
    );
    const {dispatch} = store(false);
    await dispatch(api.endpoints.beds.initiate());
    expect(calls.splice(0)).toEqual(['beds']);
    await dispatch(api.endpoints.water.initiate());
    await expect
      .poll(() => calls)
      .toEqual(['started', 'started', 'beds', 'beds']);
  });
});

test('a middleware that swallows the response leaves the entry pending', async () => {
  const swallow: Middleware = () => (next) => (action) =>
    isFulfilled(action) ? action : next(action);
  const store = configureStore({
    reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(sensorApi.middleware, swallow),
  });
  await store.dispatch(getReading.initiate('fern'));
  expect(getReading.select('fern')(store.getState()).status).toBe(
    'pending',
  );
});

test('a mutation of another API slice at the same path', async () => {
  captureConsole();
  const make = (name: string) =>
    createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        [`${name}Query`]: build.query<null, void>({
          queryFn: () => ({data: null}),
        }),
        [`${name}Mutation`]: build.mutation<null, void>({
          queryFn: () => ({data: null}),
        }),
        sharedQuery: build.query<string, void>({
          queryFn: () => ({data: name}),
        }),
        sharedMutation: build.mutation<string, void>({
          queryFn: () => ({data: name}),
        }),
      }),
    });
  const [first, second] = [make('first'), make('second')];
  const store = configureStore({
    reducer: {api: first.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(first.middleware, second.middleware),
  });
  const query = second.endpoints.secondQuery as unknown as {
    initiate(): Parameters<typeof store.dispatch>[0];
  };
  const mutation = second.endpoints
    .secondMutation as unknown as typeof query;
  expect(await store.dispatch(query.initiate())).toMatchObject({
    status: 'uninitialized',
  });
  const own = first.endpoints.firstMutation as unknown as typeof query;
  for (const {initiate} of [mutation, own])
    expect(await store.dispatch(initiate())).toMatchObject({
      error: {
        message:
          "Cannot read properties of undefined (reading 'invalidatesTags')",
      },
    });
  const {sharedQuery, sharedMutation} = second.endpoints;
  expect(await store.dispatch(sharedQuery.initiate())).toMatchObject({
    data: 'second',
  });
  expect(await store.dispatch(sharedMutation.initiate())).toEqual({
    data: 'second',
  });
});

test('a cache hit without subscription reaches the reducer as rejected', async () => {
  const {after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  after.length = 0;
  await store.dispatch(getReading.initiate('fern', {subscribe: false}));
  expect(after).toEqual(['executeQuery/rejected']);
});

test('state.subscriptions is a copy, half a second late', async () => {
  const clock = useFakeClock();
  const {after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  expect(store.getState().sensors.subscriptions).toEqual({});
  await clock.advance(500);
  expect(Object.keys(store.getState().sensors.subscriptions)).toEqual([
    'getReading("fern")',
  ]);
  expect(after.at(-1)).toBe('internalSubscriptions/subscriptionsUpdated');
});

test('a Date as query argument warns, FormData in a mutation does not', async () => {
  server.use(...handlers);
  const printed = captureConsole();
  const {store} = logged();
  const dated = sensorApi.injectEndpoints({
    endpoints: (build) => ({
      readingsSince: build.query<null, Date>({
        queryFn: () => ({data: null}),
      }),
      comparePhoto: build.query<null, FormData>({
        queryFn: () => ({data: null}),
      }),
      uploadPhoto: build.mutation<null, FormData>({
        queryFn: () => ({data: null}),
      }),
    }),
  });
  await store.dispatch(
    dated.endpoints.uploadPhoto.initiate(new FormData()),
  );
  expect(printed.lines).toEqual([]);
  await store.dispatch(
    dated.endpoints.readingsSince.initiate(new Date('2025-03-14')),
  );
  expect(printed.texts('error')[0]).toContain(
    'A non-serializable value was detected in the state, in the path: ' +
      '`sensors.queries.readingsSince("2025-03-14T00:00:00.000Z").originalArgs`',
  );
  const photo = new FormData();
  photo.set('bed', 'fern');
  const compared = store.dispatch(
    dated.endpoints.comparePhoto.initiate(photo),
  );
  expect(compared.queryCacheKey).toBe('comparePhoto({})');
});

test('the middleware registers with the first action and after a reset', () => {
  const {store, after} = logged();
  const registered = () =>
    after.filter((type) => type === 'config/middlewareRegistered').length;
  store.dispatch({type: 'first'});
  store.dispatch({type: 'second'});
  expect(registered()).toBe(1);
  store.dispatch(sensorApi.util.resetApiState());
  expect(registered()).toBe(2);
});
