import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  type InfiniteData,
  type TagDescription,
} from '@reduxjs/toolkit/query';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {boxOffice} from './handlers';
import {makeStore} from './makeStore';
import {theatreApi} from './theatreApi';
import {settled} from './settled';
import {warmUp} from './warmUp';

const {util, endpoints} = theatreApi;

function open() {
  const log: string[] = [];
  server.use(...boxOffice(log));
  return {log, store: makeStore()};
}

test('prefetch: only what is missing, old, or forced', async () => {
  const clock = useFakeClock();
  const {log, store} = open();
  const after = async (options?: Parameters<typeof util.prefetch>[2]) => {
    const before = log.length;
    expect(
      store.dispatch(util.prefetch('getSeat', 'A1', options)),
    ).toBeUndefined();
    await store.dispatch(settled());
    return log.length - before;
  };
  expect(await after()).toBe(1);
  expect(await after()).toBe(0);
  expect(await after({force: true})).toBe(1);
  store.dispatch(util.prefetch('getSeat', 'A1', {force: true}));
  store.dispatch(util.prefetch('getSeat', 'A1', {force: true}));
  await store.dispatch(settled());
  expect(log).toHaveLength(3); // the second found the first pending
  expect(await after({ifOlderThan: 30})).toBe(0);
  expect(await after({ifOlderThan: false})).toBe(0);
  expect(await after({ifOlderThan: 0})).toBe(0);
  await clock.advance(30_000);
  expect(await after({ifOlderThan: 30})).toBe(1);

  // Nobody subscribed: the entry goes as any other.
  await clock.advance(61_000);
  expect(store.getState().theatre.queries).toEqual({});
  store.dispatch(warmUp('B7'));
  await store.dispatch(settled());
  expect(log.at(-1)).toBe('GET seats/B7');
});

test('a prefetch that finds cached data does not extend its time', async () => {
  const clock = useFakeClock();
  const {log, store} = open();
  store.dispatch(util.prefetch('getSeat', 'A1'));
  await store.dispatch(settled());
  await clock.advance(50_000);
  store.dispatch(util.prefetch('getSeat', 'A1'));
  await clock.advance(11_000);
  expect(store.getState().theatre.queries).toEqual({});
  expect(log).toEqual(['GET seats/A1']);
});

test('prefetch without options sends what forceRefetch asks for', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getPrice: build.query<number, boolean>({
        queryFn: () => ({data: ++requests}),
        serializeQueryArgs: () => 'price',
        forceRefetch: ({currentArg}) => currentArg === true,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  for (const arg of [false, false, true]) {
    store.dispatch(api.util.prefetch('getPrice', arg));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  }
  expect(requests).toBe(2);
});

test('the types of running requests do not know the data', () => {
  const {store} = open();
  const query = () =>
    store.dispatch(util.getRunningQueryThunk('getSeat', 'A1'))?.unwrap();
  expectTypeOf(query).returns.toEqualTypeOf<
    Promise<InfiniteData<never, never>> | undefined
  >();
  const mutation = () =>
    store
      .dispatch(util.getRunningMutationThunk('holdSeat', 'hold'))
      ?.unwrap();
  expectTypeOf(mutation).returns.toEqualTypeOf<
    Promise<never> | undefined
  >();
  expect([query(), mutation()]).toEqual([undefined, undefined]);
});

test('a running query can be found and awaited', async () => {
  const {store} = open();
  const find = () =>
    store.dispatch(util.getRunningQueryThunk('getSeat', 'A1'));
  expect(find()).toBeUndefined();
  const request = store.dispatch(endpoints.getSeat.initiate('A1'));
  expect(find()).toBe(request);
  expect(store.dispatch(util.getRunningQueriesThunk())).toEqual([request]);
  await request;
  expect(find()).toBeUndefined();
});

test('a running mutation is found by request id or fixed cache key', async () => {
  const {store} = open();
  const request = store.dispatch(
    endpoints.holdSeat.initiate(
      {id: 'A1', guest: 'Theo'},
      {fixedCacheKey: 'hold'},
    ),
  );
  const find = (key: string) =>
    store.dispatch(util.getRunningMutationThunk('holdSeat', key));
  expect(find('hold')).toBe(request);
  expect(find(request.requestId)).toBe(request);
  expect(find('other')).toBeUndefined();
  // @ts-expect-error the name is checked by the compiler, not at run time
  const misnamed = util.getRunningMutationThunk('sellSeat', 'hold');
  expect(store.dispatch(misnamed)).toBe(request);
  expect(store.dispatch(util.getRunningMutationsThunk())).toEqual([
    request,
    request,
  ]);
  // A second call takes the key over.
  const second = store.dispatch(
    endpoints.holdSeat.initiate(
      {id: 'A2', guest: 'Theo'},
      {fixedCacheKey: 'hold'},
    ),
  );
  expect(store.dispatch(util.getRunningMutationsThunk())).toEqual([
    request,
    second,
    second,
  ]);
  await Promise.all([request, second]);
  expect(find('hold')).toBeUndefined();
});

test('invalidateTags refetches subscribed entries, removes the others', async () => {
  const {log, store} = open();
  await store.dispatch(endpoints.getSeat.initiate('A1'));
  const unused = store.dispatch(endpoints.getSeat.initiate('A2'));
  await unused;
  unused.unsubscribe();
  log.length = 0;
  expect(util.invalidateTags(['Seat', null, undefined])).toEqual({
    type: 'theatre/invalidateTags',
    payload: ['Seat', null, undefined],
  });
  store.dispatch(util.invalidateTags(['Seat', null, undefined]));
  await store.dispatch(settled());
  expect(log).toEqual(['GET seats/A1']);
  expect(Object.keys(store.getState().theatre.queries)).toEqual([
    'getSeat("A1")',
  ]);
});

test.each([
  ['onFocus', {refetchOnFocus: true}],
  ['onOnline', {refetchOnReconnect: true}],
] as const)(
  '%s removes entries without a subscriber, with %o',
  async (event, option) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      ...option,
      endpoints: (build) => ({
        seat: build.query<string, string>({queryFn: (id) => ({data: id})}),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const {initiate} = api.endpoints.seat;
    await store.dispatch(initiate('A1'));
    const left = store.dispatch(initiate('A2'));
    await left;
    left.unsubscribe();
    store.dispatch(api.internalActions[event]());
    expect(
      api.util.selectCachedArgsForQuery(store.getState(), 'seat'),
    ).toEqual(['A1']);
  },
);

test('invalidateTags waits while a request is running', async () => {
  const {log, store} = open();
  await store.dispatch(endpoints.getSeat.initiate('A1'));
  const running = store.dispatch(endpoints.getSeat.initiate('B7'));
  log.length = 0;
  store.dispatch(util.invalidateTags([{type: 'Seat', id: 'A1'}]));
  expect(endpoints.getSeat.select('A1')(store.getState()).status).toBe(
    'fulfilled',
  );
  await running;
  await store.dispatch(settled());
  expect(log).toEqual(['GET seats/B7', 'GET seats/A1']);
});

test('an unknown tag type is reported, and refused by TypeScript', () => {
  const printed = captureConsole();
  // @ts-expect-error 'Usher' is not among the tagTypes
  makeStore().dispatch(util.invalidateTags(['Usher']));
  expect(printed.texts('error')).toEqual([
    "Tag type 'Usher' was used, but not specified in `tagTypes`!",
  ]);
});

test('resetApiState forgets that the page is hidden or offline', () => {
  const {store} = open();
  const {onFocusLost, onOffline} = theatreApi.internalActions;
  store.dispatch(onFocusLost());
  store.dispatch(onOffline());
  const {config} = store.getState().theatre;
  expect(config).toMatchObject({focused: false, online: false});
  store.dispatch(util.resetApiState());
  expect(store.getState().theatre.config).toMatchObject({
    focused: true,
    online: true,
  });
});

test('the payload of invalidateTags is what its type says', () => {
  const action: unknown = util.invalidateTags(['Seat', null]);
  if (!util.invalidateTags.match(action)) throw new Error('no match');
  expectTypeOf(action.payload).toEqualTypeOf<
    (TagDescription<'Seat'> | null | undefined)[]
  >();
  expect(action.payload).toEqual(['Seat', null]);
});

test('resetApiState aborts, empties and forgets', async () => {
  const {log, store} = open();
  const initial = store.getState().theatre;
  await store.dispatch(endpoints.getSeat.initiate('A1'));
  const query = store.dispatch(endpoints.getSeat.initiate('B7'));
  const mutation = store.dispatch(
    endpoints.holdSeat.initiate({id: 'A1', guest: 'Theo'}),
  );
  store.dispatch(util.invalidateTags(['Seat']));
  store.dispatch(util.resetApiState());
  expect(store.getState().theatre).toMatchObject({
    queries: {},
    mutations: {},
    provided: {tags: {}, keys: {}},
    config: {...initial.config, middlewareRegistered: true},
  });
  expect(await mutation).toEqual({
    error: {name: 'AbortError', message: 'Aborted'},
  });
  expect((await query).status).toBe('uninitialized');
  expect(await query.unwrap()).toBeUndefined();
  await store.dispatch(settled());
  // The waiting invalidation is gone, and so are the subscriptions.
  expect(log.filter((line) => line === 'GET seats/A1')).toHaveLength(1);
  expect(store.getState().theatre.queries).toEqual({});
});
