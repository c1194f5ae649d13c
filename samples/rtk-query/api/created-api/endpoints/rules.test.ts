import {
  configureStore,
  createSelector,
  isRejectedWithValue,
  type Dispatch,
  type Middleware,
  type SerializedError,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {record} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeBank} from './handlers';
import {lastRateSlice} from './lastRateSlice';
import {ratesApi, type Week} from './ratesApi';
import {makeStore, type AppStore, type RootState} from './store';
import type {RateArg, RateResult} from './typesOfAnEndpoint';

const {bank, handlers} = makeBank();
beforeEach(() => {
  Object.assign(bank, {requests: [], isClosed: false});
  server.use(...handlers);
});
const {getRate, setAlert} = ratesApi.endpoints;
const PAIR = 'EUR-USD';

/** Each way an entry can be when a call arrives. */
const SITUATIONS: Record<string, (store: AppStore) => Promise<unknown>> = {
  'nothing cached': async () => {},
  'request pending': async (store) => {
    void store.dispatch(getRate.initiate(PAIR));
  },
  'data, 10 s old': async (store) => {
    await store.dispatch(getRate.initiate(PAIR));
  },
  'failed, no data': async (store) => {
    bank.isClosed = true;
    await store.dispatch(getRate.initiate(PAIR));
  },
  'failed, old data': async (store) => {
    await store.dispatch(getRate.initiate(PAIR));
    bank.isClosed = true;
    await store.dispatch(getRate.initiate(PAIR, {forceRefetch: true}));
  },
};

const CALLS: Record<string, Parameters<typeof getRate.initiate>[1]> = {
  '`initiate(arg)`': {},
  'forced: `30`': {forceRefetch: 30},
  'forced: `5`': {forceRefetch: 5},
  'forced: `true`': {forceRefetch: true},
};

test('which call sends a request', async () => {
  const clock = useFakeClock();
  async function isSent(
    situation: string,
    options: Parameters<typeof getRate.initiate>[1],
  ) {
    bank.isClosed = false;
    const store = makeStore();
    await SITUATIONS[situation]!(store);
    const isPending = situation === 'request pending';
    if (!isPending) await clock.advance(10_000);
    bank.requests = [];
    await store.dispatch(getRate.initiate(PAIR, options));
    return bank.requests.length > (isPending ? 1 : 0);
  }
  const lines = [['Situation', ...Object.keys(CALLS)]];
  lines.push(lines[0]!.map(() => '---'));
  for (const situation of Object.keys(SITUATIONS)) {
    const row = [situation];
    for (const options of Object.values(CALLS)) {
      const sent = await isSent(situation, options);
      row.push(sent ? 'sends' : '–');
      // For this API slice it makes no difference whether a call subscribes.
      const silent = {...options, subscribe: false};
      expect(await isSent(situation, silent)).toBe(sent);
    }
    lines.push(row);
  }
  await record(
    './whatIsSent.output.md',
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );
});

test('refetchOnMountOrArgChange counts for calls that subscribe', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnMountOrArgChange: true,
    endpoints: (build) => ({
      read: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {initiate} = api.endpoints.read;
  await store.dispatch(initiate());
  await store.dispatch(initiate(undefined, {subscribe: false}));
  expect(requests).toBe(1);
  await store.dispatch(initiate());
  expect(requests).toBe(2);
});

test('a forceRefetch that returns true: a request unless one is pending', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      read: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        forceRefetch: () => true,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {initiate} = api.endpoints.read;
  for (const forceRefetch of [undefined, false, 30])
    for (const subscribe of [true, false]) {
      requests = 0;
      const options = {forceRefetch, subscribe};
      const call = store.dispatch(initiate(undefined, options));
      await store.dispatch(initiate(undefined, options));
      await call;
      expect(requests).toBe(1);
    }
});

test('a second unsubscribe starts the removal timer again', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const request = store.dispatch(getRate.initiate(PAIR));
  await request;
  const exists = () => getRate.select(PAIR)(store.getState()).isSuccess;
  request.unsubscribe();
  await clock.advance(4_000);
  request.unsubscribe();
  await clock.advance(4_000);
  expect(exists()).toBe(true);
  await clock.advance(1_100);
  expect(exists()).toBe(false);
});

test('without a subscription, a cache hit does not extend the time', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const load = () =>
    store.dispatch(getRate.initiate(PAIR, {subscribe: false}));
  await load();
  await clock.advance(4_000);
  await load();
  expect(bank.requests).toHaveLength(1);
  await clock.advance(1_100);
  expect(getRate.select(PAIR)(store.getState()).isSuccess).toBe(false);
});

test('a selector made inside an input computes again for every state', () => {
  captureConsole(); // the input stability check
  let computed = 0;
  const selectValue = createSelector(
    [(state: RootState) => getRate.select(PAIR)(state)],
    ({data}) => {
      computed += 1;
      return data?.value;
    },
  );
  const state = makeStore().getState();
  for (const one of [state, state, {...state}]) selectValue(one);
  expect(computed).toBe(2);
});

test('a selector made each time still gives the same data', async () => {
  const store = makeStore();
  await store.dispatch(getRate.initiate(PAIR));
  const select = () => getRate.select(PAIR)(store.getState());
  expect(select()).not.toBe(select());
  expect(select().data).toBe(select().data);
});

test('only the first initiate of an API slice looks for the middleware', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      one: build.query<number, void>({queryFn: () => ({data: 1})}),
    }),
  });
  const reducer = {api: api.reducer};
  const good = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await good.dispatch(api.endpoints.one.initiate());
  const bad = configureStore({reducer});
  const {data} = await bad.dispatch(api.endpoints.one.initiate());
  expect(data).toBe(1);
});

test('with a fixedCacheKey, select needs that key', async () => {
  const store = makeStore();
  const saving = store.dispatch(
    setAlert.initiate({pair: PAIR, value: 1}, {fixedCacheKey: 'alert'}),
  );
  await saving;
  const state = store.getState();
  const status = (key: Parameters<typeof setAlert.select>[0]) =>
    setAlert.select(key)(state).status;
  expect(status(saving.requestId)).toBe('uninitialized');
  expect(status('alert')).toBe('fulfilled');
  expect(
    status({requestId: saving.requestId, fixedCacheKey: 'alert'}),
  ).toBe('fulfilled');
});

test('a direction on an entry without pages loads the first page', async () => {
  const store = makeStore();
  const {initiate} = ratesApi.endpoints.getHistory;
  const request = store.dispatch(initiate(PAIR, {direction: 'forward'}));
  const first = await request;
  expect(bank.requests).toEqual(['GET rates/EUR-USD/history/20']);
  expect(first.direction).toBe('forward');
  expectTypeOf(first.error).toEqualTypeOf<SerializedError | undefined>();
  expect((await request.refetch()).direction).toBeUndefined();
});

test('an upsert after a failure counts as a success', async () => {
  const store = makeStore();
  const select = () => getRate.select(PAIR)(store.getState());
  bank.isClosed = true;
  const failed = store.dispatch(getRate.initiate(PAIR));
  await failed;
  expect(select()).toMatchObject({isError: true, isSuccess: false});
  const value = {pair: PAIR, value: 2};
  store.dispatch(
    ratesApi.util.upsertQueryEntries([
      {endpointName: 'getRate', arg: PAIR, value},
    ]),
  );
  expect(select()).toMatchObject({
    isError: false,
    isSuccess: true,
    data: value,
    requestId: failed.requestId,
  });
});

test('two calls for one more page at once fetch one', async () => {
  const store = makeStore();
  const {initiate} = ratesApi.endpoints.getHistory;
  await store.dispatch(initiate(PAIR));
  const more = () =>
    store.dispatch(
      initiate(PAIR, {direction: 'forward', subscribe: false}),
    );
  const [first, second] = await Promise.all([more(), more()]);
  expect(first.data?.pageParams).toEqual([20, 21]);
  expect(second.data?.pageParams).toEqual([20, 21]);
  expect(bank.requests).toHaveLength(2);
  // Without a direction, cached pages are not fetched again.
  await store.dispatch(initiate(PAIR));
  expect(bank.requests).toHaveLength(2);
});

test('a refetch follows refetchCachedPages of the endpoint', async () => {
  const sent: number[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      weeks: build.infiniteQuery<number, void, number>({
        queryFn: ({pageParam}) => {
          sent.push(pageParam);
          return {data: pageParam};
        },
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (last) => last + 1,
          refetchCachedPages: false,
        },
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {initiate} = api.endpoints.weeks;
  const request = dispatch(initiate());
  await request;
  const more = {direction: 'forward', subscribe: false} as const;
  await dispatch(initiate(undefined, more));
  await request.refetch();
  expect(sent).toEqual([1, 2, 1]);
  await dispatch(initiate(undefined, more));
  await request.refetch({refetchCachedPages: true});
  expect(sent).toEqual([1, 2, 1, 2, 1, 2]);
});

test('refetch does not repeat the initialPageParam of a failed first page', async () => {
  const store = makeStore();
  server.use(
    http.get('https://rates.example/api/rates/:pair/history/30', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  const {initiate} = ratesApi.endpoints.getHistory;
  const request = store.dispatch(initiate(PAIR, {initialPageParam: 30}));
  expect((await request).isError).toBe(true);
  await request.refetch();
  expect(bank.requests).toEqual(['GET rates/EUR-USD/history/20']);
});

test('a later undefined does not replace originalArgs; the payload is the transformed error', async () => {
  const rejected: unknown[] = [];
  const baseQuery: BaseQueryFn<string> = () => ({error: 'closed'});
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<string, string | void>({
        query: () => 'rates',
        transformErrorResponse: (error) => `${error}!`,
        serializeQueryArgs: () => 'one entry',
      }),
    }),
  });
  const watch: Middleware = () => (next) => (action) => {
    if (api.endpoints.read.matchRejected(action))
      rejected.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware, watch),
  });
  const {initiate} = api.endpoints.read;
  await store.dispatch(initiate('EUR'));
  const {originalArgs} = await store.dispatch(initiate());
  expect(originalArgs).toBe('EUR');
  expect(rejected).toEqual(['closed!', 'closed!']);

  const {upsertQueryData} = api.util;
  const upserted = await store.dispatch(
    upsertQueryData('read', 'USD', 'open'),
  );
  expect(upserted.originalArgs).toBe('USD');
});

test('rejected actions without seq: a throw, an abort, a cache hit', async () => {
  captureConsole();
  const metas: Record<string, boolean> = {};
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      read: build.query<string, string>({
        queryFn(what) {
          if (what === 'a throw') throw new Error('no');
          return what === 'an error' ? {error: what} : {data: what};
        },
      }),
    }),
  });
  let event = '';
  const watch: Middleware = () => (next) => (action) => {
    if (api.endpoints.read.matchRejected(action))
      metas[event] = 'seq' in action.meta;
    return next(action);
  };
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(watch).concat(api.middleware),
  });
  const {initiate} = api.endpoints.read;
  for (event of ['a throw', 'an error', 'a cache hit']) {
    await store.dispatch(initiate(event));
  }
  await store.dispatch(initiate('a cache hit'));
  event = 'an abort';
  const request = store.dispatch(initiate(event));
  request.abort();
  await request;
  expect(metas).toEqual({
    'a throw': false,
    'an error': true,
    'a cache hit': false,
    'an abort': false,
  });
});

test('everybody who shares a request gets its AbortError', async () => {
  const store = makeStore();
  const first = store.dispatch(getRate.initiate(PAIR));
  const second = store.dispatch(getRate.initiate(PAIR));
  first.abort();
  expect((await second).error).toEqual({
    name: 'AbortError',
    message: 'Aborted',
  });
});

test('what select returns', async () => {
  const store = makeStore();
  const selectRate = getRate.select(PAIR);
  const rows: string[][] = [];
  const note = (event: string) => {
    const result = selectRate(store.getState());
    const flags = Object.entries(result)
      .filter(([name, value]) => name.startsWith('is') && value === true)
      .map(([name]) => `\`${name}\``);
    const {data, error} = result;
    const status = error && 'status' in error ? String(error.status) : '';
    rows.push([
      event,
      `\`'${result.status}'\``,
      flags.join(', '),
      data ? String(data.value) : '',
      status,
    ]);
  };
  note('before any request');
  const first = store.dispatch(getRate.initiate(PAIR));
  note('first request');
  await first;
  note('the response');
  const second = first.refetch();
  note('`refetch()`');
  await second;
  note('the response');
  bank.isClosed = true;
  const third = first.refetch();
  note('`refetch()`');
  await third;
  note('status 503');
  const fourth = first.refetch();
  note('`refetch()`');
  await fourth;
  const head = [
    'What happens',
    '`status`',
    '`true` flag',
    '`data`',
    '`error`',
  ];
  const lines = [head, head.map(() => '---'), ...rows];
  await record(
    './selected.output.md',
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );
});

test('a subscribing cache hit is swallowed by the middleware, a silent one is not', async () => {
  const seen: UnknownAction[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (getRate.matchRejected(action)) seen.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: {[ratesApi.reducerPath]: ratesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ratesApi.middleware, watch),
  });
  await store.dispatch(getRate.initiate(PAIR));
  await store.dispatch(getRate.initiate(PAIR));
  expect(seen).toEqual([]);
  await store.dispatch(getRate.initiate(PAIR, {subscribe: false}));
  expect(seen.map((action) => isRejectedWithValue(action))).toEqual([
    false,
  ]);
  expect(seen).toEqual([
    expect.objectContaining({
      meta: expect.objectContaining({condition: true}),
    }),
  ]);
});

test('skipToken: select is uninitialized, initiate sends nothing', async () => {
  const store = makeStore();
  await store.dispatch(getRate.initiate(PAIR));
  expect(getRate.select(skipToken)(store.getState())).toEqual({
    status: 'uninitialized',
    isUninitialized: true,
    isLoading: false,
    isSuccess: false,
    isError: false,
  });
  bank.requests = [];
  // @ts-expect-error initiate takes the endpoint's argument only
  const result = await store.dispatch(getRate.initiate(skipToken));
  expect(result.status).toBe('uninitialized');
  expect(bank.requests).toEqual([]);
});

test('a plain dispatch does not take a thunk', () => {
  const dispatch: Dispatch = (action) => action;
  // @ts-expect-error a ThunkAction is not assignable to UnknownAction
  dispatch(getRate.initiate(PAIR));
});

test('abort keeps the data that was there', async () => {
  const store = makeStore();
  const request = store.dispatch(getRate.initiate(PAIR));
  await request;
  const again = request.refetch();
  again.abort();
  expect(await again).toMatchObject({
    status: 'rejected',
    data: {value: 1.25},
    error: {name: 'AbortError', message: 'Aborted'},
  });
  await expect(again.unwrap()).rejects.toEqual({
    name: 'AbortError',
    message: 'Aborted',
  });
});

test('a call right after abort gets the error of the aborted request', async () => {
  const store = makeStore();
  const request = store.dispatch(getRate.initiate(PAIR));
  request.abort();
  const call = () =>
    store.dispatch(getRate.initiate(PAIR, {forceRefetch: true}));
  expect(await call()).toMatchObject({error: {name: 'AbortError'}});
  expect(await call()).toMatchObject({data: {value: 1.25}});
});

test('the result of a mutation is not collected', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  await store.dispatch(setAlert.initiate({pair: PAIR, value: 1}));
  await clock.advance(24 * 3_600_000);
  expect(Object.keys(store.getState().rates.mutations)).toHaveLength(1);
});

test('a providesTags that throws rejects the promise of a query, and the entry stays pending', async () => {
  let sent = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Rate'],
    endpoints: (build) => ({
      read: build.query<number, void>({
        queryFn: () => ({data: ++sent}),
        providesTags() {
          throw new RangeError('no tags today');
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await expect(
    store.dispatch(api.endpoints.read.initiate()),
  ).rejects.toThrow('no tags today');
  const further = await store.dispatch(
    api.endpoints.read.initiate(undefined, {forceRefetch: true}),
  );
  expect(further.status).toBe('pending');
  expect(sent).toBe(1);
});

test('a reducer that throws on the response leaves the entry pending', async () => {
  const store = configureStore({
    reducer: {
      [ratesApi.reducerPath]: ratesApi.reducer,
      broken(state = 0, action) {
        if (getRate.matchFulfilled(action)) throw new Error('a bug');
        return state;
      },
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ratesApi.middleware),
  });
  await expect(store.dispatch(getRate.initiate(PAIR))).rejects.toThrow(
    'a bug',
  );
  expect(getRate.select(PAIR)(store.getState()).status).toBe('pending');
});

test('with data and a failed refetch, a call sends nothing and its unwrap rejects', async () => {
  const store = makeStore();
  await SITUATIONS['failed, old data']!(store);
  bank.isClosed = false;
  bank.requests = [];
  const call = store.dispatch(getRate.initiate(PAIR));
  await expect(call.unwrap()).rejects.toMatchObject({status: 503});
  expect(await call).toMatchObject({isError: true, data: {value: 1.25}});
  expect(bank.requests).toEqual([]);
  expect(await call.refetch().unwrap()).toMatchObject({value: 1.25});
});

test('unwrap of a removed entry resolves with undefined', async () => {
  const store = makeStore();
  const request = store.dispatch(getRate.initiate(PAIR));
  store.dispatch(ratesApi.util.resetApiState());
  expect(await request.unwrap()).toBeUndefined();
});

test('unwrap of a mutation throws the body of the error', async () => {
  const store = makeStore();
  await expect(
    store.dispatch(setAlert.initiate({pair: 'XXX', value: 1})).unwrap(),
  ).rejects.toEqual({status: 422, data: {reason: 'unknown pair'}});
});

test('members of the promise', async () => {
  const store = makeStore();
  const request = store.dispatch(
    getRate.initiate(PAIR, {subscriptionOptions: {refetchOnFocus: true}}),
  );
  expect(request.arg).toBe(PAIR);
  expect(request.queryCacheKey).toBe('getRate("EUR-USD")');
  expect(request.subscriptionOptions).toEqual({refetchOnFocus: true});
  request.updateSubscriptionOptions({pollingInterval: 100});
  expect(request.subscriptionOptions).toEqual({pollingInterval: 100});
  const {requestId} = await request;
  expect(requestId).toBe(request.requestId);
  const hit = store.dispatch(getRate.initiate(PAIR));
  expect((await hit).requestId).toBe(requestId);
  expect(hit.requestId).not.toBe(requestId);
  request.unsubscribe();
  hit.unsubscribe();
});

const storeWithLastRate = () =>
  configureStore({
    reducer: {
      [ratesApi.reducerPath]: ratesApi.reducer,
      lastRate: lastRateSlice.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ratesApi.middleware),
  });

test('lastRateSlice follows the endpoint', async () => {
  const store = storeWithLastRate();
  await store.dispatch(getRate.initiate(PAIR));
  expect(store.getState().lastRate).toEqual({
    last: {pair: PAIR, value: 1.25},
    askedFor: PAIR,
  });
});

test('matchers match upsertQueryData, but not upsertQueryEntries', async () => {
  const store = storeWithLastRate();
  store.dispatch(
    ratesApi.util.upsertQueryEntries([
      {endpointName: 'getRate', arg: PAIR, value: {pair: PAIR, value: 1}},
    ]),
  );
  expect(store.getState().lastRate).toEqual({last: null, askedFor: null});
  const value = {pair: PAIR, value: 2};
  await store.dispatch(
    ratesApi.util.upsertQueryData('getRate', PAIR, value),
  );
  expect(store.getState().lastRate).toEqual({last: value, askedFor: PAIR});
  expect(bank.requests).toEqual([]);
});

test('Types is for the compiler', () => {
  const arg: RateArg = PAIR;
  const result: RateResult = {pair: arg, value: 1};
  expect(result.pair).toBe(PAIR);
  expect(getRate.Types).toBeUndefined();
  type Members = keyof NonNullable<typeof getRate.Types>;
  expectTypeOf<Members>().toEqualTypeOf<
    | 'QueryArg'
    | 'ResultType'
    | 'RawResultType'
    | 'BaseQuery'
    | 'QueryDefinition'
    | 'TagTypes'
    | 'ReducerPath'
  >();
  type History = NonNullable<typeof ratesApi.endpoints.getHistory.Types>;
  expectTypeOf<History['ResultType']>().toEqualTypeOf<Week>();
  expectTypeOf<keyof History>().toEqualTypeOf<
    Exclude<Members, 'QueryDefinition'> | 'InfiniteQueryDefinition'
  >();
  expectTypeOf<keyof NonNullable<typeof setAlert.Types>>().toEqualTypeOf<
    Exclude<Members, 'QueryDefinition'> | 'MutationDefinition'
  >();
});
