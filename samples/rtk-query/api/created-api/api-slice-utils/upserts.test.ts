import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {configureStore, type Middleware} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {useFakeClock} from '../../../../testing/useFakeClock';

interface Seat {
  id: string;
  price: number;
}
const A1 = {id: 'A1', price: 60};

function setup(options: {catches?: boolean} = {}) {
  const calls: string[] = [];
  let answer: (seat: Seat) => void = () => {};
  const isSeat = (value: unknown): value is Seat =>
    typeof value === 'object' && value !== null && 'price' in value;
  const api = createApi({
    baseQuery: () => ({data: null}),
    tagTypes: ['Seat'],
    onSchemaFailure: () => void calls.push('onSchemaFailure'),
    ...(options.catches && {catchSchemaFailure: () => 'refused'}),
    endpoints: (build) => ({
      seat: build.query<Seat, string>({
        query: (id) => id,
        transformResponse: () => {
          calls.push('transformResponse');
          return A1;
        },
        responseSchema: {
          '~standard': {
            version: 1,
            vendor: 'theatre',
            validate(value) {
              calls.push('responseSchema');
              return isSeat(value) && value.price >= 0
                ? {value}
                : {issues: [{message: 'negative price'}]};
            },
          },
        },
        providesTags: (_seat, _error, id) => [{type: 'Seat', id}],
        onQueryStarted: () => void calls.push('onQueryStarted'),
        onCacheEntryAdded: () => void calls.push('onCacheEntryAdded'),
      }),
      slow: build.query<Seat, string>({
        queryFn: () =>
          new Promise((resolve) => {
            answer = (data) => resolve({data});
          }),
      }),
      guests: build.infiniteQuery<string[], string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_last, _all, page) => page + 1,
        },
        queryFn: ({pageParam}) => ({data: [`guest ${pageParam}`]}),
      }),
    }),
  });
  const actions: string[] = [];
  const log: Middleware = () => (next) => (action) => {
    if (typeof action === 'object' && action && 'type' in action)
      actions.push(String(action.type).replace('api/', ''));
    return next(action);
  };
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware, log),
  });
  return {
    api,
    store,
    calls,
    actions,
    seat: () => api.endpoints.seat.select('A1')(store.getState()),
    slow: () => api.endpoints.slow.select('A1')(store.getState()),
    answer: (seat: Seat) => answer(seat),
  };
}

test('upsertQueryData acts as a request that needs no server', async () => {
  const {api, store, calls, actions, seat} = setup();
  const upsert = store.dispatch(api.util.upsertQueryData('seat', 'A1', A1));
  expect(seat().status).toBe('pending');
  expect(await upsert).toMatchObject({status: 'fulfilled', data: A1});
  expect(await upsert.unwrap()).toEqual(A1);
  expect(calls).toEqual([
    'onCacheEntryAdded',
    'onQueryStarted',
    'responseSchema',
  ]);
  expect(actions).toContain('executeQuery/fulfilled');
  expect(store.getState().api.provided.tags.Seat?.A1).toEqual([
    'seat("A1")',
  ]);
});

test('while an upsert creates the entry, a request is neither sent nor awaited', async () => {
  const {api, store} = setup();
  const upsert = store.dispatch(api.util.upsertQueryData('slow', 'A1', A1));
  const forced = store.dispatch(
    api.endpoints.slow.initiate('A1', {forceRefetch: true}),
  );
  expect(await forced.unwrap()).toBeUndefined();
  expect(await upsert.unwrap()).toEqual(A1);
});

test('an upsert changes startedTimeStamp, but not requestId', async () => {
  const clock = useFakeClock();
  const {api, store, seat} = setup();
  await store.dispatch(api.endpoints.seat.initiate('A1'));
  const {requestId, startedTimeStamp = 0} = seat();
  await clock.advance(1_000);
  await store.dispatch(api.util.upsertQueryData('seat', 'A1', A1));
  expect(seat()).toMatchObject({
    requestId,
    startedTimeStamp: startedTimeStamp + 1_000,
  });
});

test('the payload of upsertQueryEntries is not what its type says', () => {
  const {api} = setup();
  const {upsertQueryEntries} = api.util;
  const action: unknown = upsertQueryEntries([
    {endpointName: 'seat', arg: 'A1', value: A1},
  ]);
  expect(upsertQueryEntries.match(action)).toBe(true);
  if (!upsertQueryEntries.match(action)) return;
  expectTypeOf(action.payload[0]!).toEqualTypeOf<{
    endpointName: string;
    arg: unknown;
    value: unknown;
  }>();
  expect(action.payload).toEqual([
    {
      queryDescription: {
        type: 'query',
        endpointName: 'seat',
        originalArgs: 'A1',
        queryCacheKey: 'seat("A1")',
      },
      value: A1,
      providedTags: [{type: 'Seat', id: 'A1'}],
    },
  ]);
});

test('a failed upsert leaves the old entry, and resolves with it', async () => {
  const {api, store, seat} = setup();
  const printed = captureConsole();
  await store.dispatch(api.util.upsertQueryData('seat', 'A1', A1));
  const bad = store.dispatch(
    api.util.upsertQueryData('seat', 'A1', {id: 'A1', price: -1}),
  );
  expect((await bad).data).toEqual(A1);
  expect(await bad.unwrap()).toEqual(A1);
  expect(seat()).toMatchObject({status: 'fulfilled', data: A1});
  expect(printed.texts('error')[0]).toContain(
    'An unhandled error occurred processing a request for the endpoint "seat"',
  );
});

test('unwrap of a failed upsert rejects with the old error of its entry', async () => {
  const {api, store, seat} = setup();
  captureConsole();
  await store.dispatch(api.util.upsertQueryData('seat', 'A1', A1));
  const refetch = store.dispatch(
    api.endpoints.seat.initiate('A1', {forceRefetch: true}),
  );
  refetch.abort();
  await refetch;
  const bad = store.dispatch(
    api.util.upsertQueryData('seat', 'A1', {id: 'A1', price: -1}),
  );
  await expect(bad.unwrap()).rejects.toMatchObject({name: 'AbortError'});
  expect(seat()).toMatchObject({status: 'rejected', data: A1});
});

test('with catchSchemaFailure, a failed upsert prints nothing', async () => {
  const {api, store, calls} = setup({catches: true});
  const printed = captureConsole();
  await store.dispatch(api.util.upsertQueryData('seat', 'A1', A1));
  await store.dispatch(
    api.util.upsertQueryData('seat', 'A1', {id: 'A1', price: -1}),
  );
  expect(calls).toContain('onSchemaFailure');
  expect(printed.texts('error')).toEqual([]);
});

test('a failed upsert of a new entry is a rejected entry', async () => {
  const {api, store, seat} = setup();
  captureConsole();
  const bad = store.dispatch(
    api.util.upsertQueryData('seat', 'A1', {id: 'A1', price: -1}),
  );
  await expect(bad.unwrap()).rejects.toMatchObject({name: 'SchemaError'});
  expect(seat()).toMatchObject({status: 'rejected'});
});

test('the schemas of an infinite query refuse its pages', async () => {
  captureConsole();
  const isText = (value: unknown) => typeof value === 'string';
  const text = {
    '~standard': {
      version: 1,
      vendor: 'theatre',
      validate: (value: unknown) =>
        isText(value) ? {value} : {issues: [{message: 'not a page'}]},
    },
  } as const;
  const value = {pages: ['A'], pageParams: [1]};
  for (const schemas of [
    {responseSchema: text},
    {rawResponseSchema: text},
  ]) {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        rows: build.infiniteQuery<string, void, number>({
          queryFn: ({pageParam}) => ({data: `row ${pageParam}`}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (last, pages, row) => row + 1,
          },
        }),
      }),
    });
    api.enhanceEndpoints({
      endpoints: {rows: (rows) => void Object.assign(rows, schemas)},
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const refused = await store.dispatch(
      api.util.upsertQueryData('rows', undefined, value),
    );
    expect(refused).toMatchObject({
      status: 'rejected',
      error: {name: 'SchemaError'},
    });
    store.dispatch(
      api.util.upsertQueryEntries([
        {endpointName: 'rows', arg: undefined, value},
      ]),
    );
    const {data} = api.endpoints.rows.select()(store.getState());
    expect(data).toEqual(value);
  }
});

test('upsertQueryEntries is one synchronous action', () => {
  const {api, store, calls, actions, seat} = setup();
  store.dispatch({type: 'start'});
  actions.length = 0;
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'seat', arg: 'A1', value: {id: 'A1', price: -1}},
      {
        endpointName: 'guests',
        arg: 'A',
        value: {pages: [['Ines'], ['Theo']], pageParams: [1, 2]},
      },
    ]),
  );
  expect(actions).toEqual(['queries/cacheEntriesUpserted']);
  expect(seat()).toMatchObject({status: 'fulfilled', data: {price: -1}});
  expect(seat().fulfilledTimeStamp).toBeTypeOf('number');
  expect(calls).toEqual(['onCacheEntryAdded']);
  expect(store.getState().api.provided.tags.Seat?.A1).toHaveLength(1);
  expect(
    api.endpoints.guests.select('A')(store.getState()).data?.pages,
  ).toEqual([['Ines'], ['Theo']]);
});

test('two items for one new entry start onCacheEntryAdded twice', () => {
  const {api, store, calls, seat} = setup();
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'seat', arg: 'A1', value: A1},
      {endpointName: 'seat', arg: 'A1', value: {id: 'A1', price: 70}},
    ]),
  );
  expect(seat().data?.price).toBe(70);
  expect(calls).toEqual(['onCacheEntryAdded', 'onCacheEntryAdded']);
});

test('the last writer wins against a request', async () => {
  const {api, store, slow, answer} = setup();
  const request = store.dispatch(api.endpoints.slow.initiate('A1'));
  await store.dispatch(
    api.util.upsertQueryData('slow', 'A1', {id: 'A1', price: 1}),
  );
  expect(slow().data?.price).toBe(1);
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'slow', arg: 'A1', value: {id: 'A1', price: 2}},
    ]),
  );
  expect(slow().data?.price).toBe(2);
  answer({id: 'A1', price: 3});
  await request;
  expect(slow().data?.price).toBe(3);
});

test('an upsert ends the pending state, so a refetch can overtake the request', async () => {
  const answers: ((price: number) => void)[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Price'],
    endpoints: (build) => ({
      price: build.query<number, void>({
        queryFn: () =>
          new Promise((resolve) => {
            answers.push((data) => resolve({data}));
          }),
        providesTags: (price) => [{type: 'Price', id: price}],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const selectPrice = api.endpoints.price.select();
  const entry = () => selectPrice(store.getState());
  const first = store.dispatch(api.endpoints.price.initiate());
  await store.dispatch(api.util.upsertQueryData('price', undefined, 1));
  expect(entry()).toMatchObject({status: 'fulfilled', data: 1});

  const second = first.refetch();
  expect(answers).toHaveLength(2);
  answers[0]!(60);
  await first;
  expect(entry()).toMatchObject({status: 'pending', data: 1});
  const tagged = api.util.selectInvalidatedBy(store.getState(), [
    {type: 'Price', id: 60},
  ]);
  expect(tagged).toHaveLength(1); // its tags are stored, its data is not
  answers[1]!(70);
  await second;
  expect(entry()).toMatchObject({status: 'fulfilled', data: 70});
});

test('an entry nobody subscribes to lives for keepUnusedDataFor', async () => {
  const clock = useFakeClock();
  const {api, store, seat} = setup();
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'seat', arg: 'A1', value: A1},
    ]),
  );
  await store.dispatch(api.util.upsertQueryData('slow', 'B7', A1));
  await clock.advance(59_000);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(2);
  await clock.advance(2_000);
  expect(store.getState().api.queries).toEqual({});
  expect(seat().status).toBe('uninitialized');
});

test('upsertQueryData cannot replace an infinite query that has several pages', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      rows: build.infiniteQuery<string, void, number>({
        queryFn: ({pageParam}) => ({data: `row ${pageParam}`}),
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (last, pages, row) => row + 1,
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {initiate, select} = api.endpoints.rows;
  const data = () => select()(store.getState()).data;
  const value = {pages: ['A', 'B'], pageParams: [1, 2]};

  await store.dispatch(initiate(undefined, {direction: 'forward'}));
  expect(select()(store.getState()).direction).toBe('forward');
  await store.dispatch(api.util.upsertQueryData('rows', undefined, value));
  expect(data()).toEqual(value); // one page was cached
  expect(select()(store.getState()).direction).toBeUndefined();

  await store.dispatch(api.util.upsertQueryData('rows', undefined, value));
  expect(data()?.pages).toEqual(['A', 'B', value]); // two were

  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'rows', arg: undefined, value},
    ]),
  );
  expect(data()).toEqual(value);
});
