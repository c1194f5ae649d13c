/// <reference types="node" />
import {configureStore} from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {z} from 'zod';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {invoicesApi} from './invoicesApi';
import {makeStore as makeInvoiceStore} from './store';

const base = 'https://invoices.example/api';

let failing = false;
let queries = 0;
beforeEach(() => {
  failing = false;
  queries = 0;
  server.use(
    http.get(`${base}/invoices`, () => {
      queries += 1;
      return failing
        ? new HttpResponse(null, {status: 500})
        : HttpResponse.json([{id: 1}]);
    }),
    http.post(`${base}/invoices`, () =>
      HttpResponse.json({reason: 'no customer'}, {status: 422}),
    ),
  );
});

const provides = vi.fn();
const invalidates = vi.fn();

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: base}),
  tagTypes: ['Invoice'],
  endpoints: (build) => ({
    onlyOnSuccess: build.query<{id: number}[], void>({
      query: () => 'invoices',
      providesTags: (result) => (result ? ['Invoice'] : []),
    }),
    always: build.query<{id: number}[], void>({
      query: () => 'invoices',
      providesTags: (result, error, arg, meta) => {
        provides({result, error, arg, status: meta?.response?.status});
        return ['Invoice'];
      },
    }),
    broken: build.query<{id: number}[], void>({
      query: () => 'invoices',
      transformResponse: () => {
        throw new Error('broken transform');
      },
      providesTags: ['Invoice'],
    }),
    addByArray: build.mutation<null, void>({
      query: () => ({url: 'invoices', method: 'POST'}),
      invalidatesTags: ['Invoice'],
    }),
    addByFunction: build.mutation<null, void>({
      query: () => ({url: 'invoices', method: 'POST'}),
      invalidatesTags: (result, error, arg, meta) => {
        invalidates({result, error, arg, status: meta?.response?.status});
        return error ? [] : ['Invoice'];
      },
    }),
    addForgettingTheError: build.mutation<null, void>({
      query: () => ({url: 'invoices', method: 'POST'}),
      transformErrorResponse: () => undefined,
      invalidatesTags: ['Invoice'],
    }),
    addThrowing: build.mutation<null, void>({
      queryFn: () => {
        throw new Error('broken');
      },
      invalidatesTags: ['Invoice'],
    }),
  }),
});

function makeStore() {
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const loaded = () =>
    Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return {store, loaded};
}
const {onlyOnSuccess, always, broken} = api.endpoints;
const {addByArray, addByFunction, addForgettingTheError, addThrowing} =
  api.endpoints;

describe('a failed mutation', () => {
  test.each([
    ['an array invalidates all the same', addByArray, 2],
    ['a function can look at the error', addByFunction, 1],
    ['without an error value, nothing happens', addForgettingTheError, 1],
  ] as const)('%s', async (_label, mutation, expected) => {
    const {store, loaded} = makeStore();
    await store.dispatch(always.initiate());
    await store.dispatch(mutation.initiate());
    await loaded();
    expect(queries).toBe(expected);
  });

  test('the function gets no result, the error and the meta', () => {
    expect(invalidates).toHaveBeenCalledWith({
      result: undefined,
      error: {status: 422, data: {reason: 'no customer'}},
      arg: undefined,
      status: 422,
    });
  });

  test('a thrown error invalidates nothing', async () => {
    const printed = captureConsole();
    const {store, loaded} = makeStore();
    await store.dispatch(always.initiate());
    await store.dispatch(addThrowing.initiate());
    await loaded();
    expect(queries).toBe(1);
    expect(printed.texts('error')).toEqual([
      expect.stringContaining(
        'In the case of an unhandled error, no tags will be "provided" or "invalidated".',
      ),
    ]);
  });
});

test.each([
  ['thrown', false, 1],
  ['returned, with catchSchemaFailure', true, 2],
] as const)('a schema failure is %s', async (_label, catches, expected) => {
  captureConsole();
  let sent = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Invoice'],
    ...(catches && {catchSchemaFailure: () => 'refused'}),
    endpoints: (build) => ({
      list: build.query<number, void>({
        queryFn: () => ({data: ++sent}),
        providesTags: ['Invoice'],
      }),
      add: build.mutation<string, void>({
        queryFn: () => ({data: ''}),
        responseSchema: z.string().min(1),
        invalidatesTags: ['Invoice'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.list.initiate());
  const {error} = await store.dispatch(api.endpoints.add.initiate());
  expect(error).toBeDefined();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(sent).toBe(expected);
});

test('a mutation that is aborted invalidates nothing', async () => {
  const {store, loaded} = makeStore();
  await store.dispatch(always.initiate());
  const request = store.dispatch(addByArray.initiate());
  request.abort();
  expect(await request).toMatchObject({error: {name: 'AbortError'}});
  await loaded();
  expect(queries).toBe(1);
});

describe('a failed query', () => {
  test('calls providesTags with the error', async () => {
    failing = true;
    const {store} = makeStore();
    await store.dispatch(always.initiate());
    expect(provides).toHaveBeenLastCalledWith({
      result: undefined,
      error: {status: 500, data: null},
      arg: undefined,
      status: 500,
    });
  });

  test.each([
    ['tags that depend on the result are lost', onlyOnSuccess, 2],
    ['tags without a condition stay', always, 3],
  ] as const)(
    'after a failed refetch, %s',
    async (_label, query, expected) => {
      const {store, loaded} = makeStore();
      const subscription = store.dispatch(query.initiate());
      await subscription;
      failing = true;
      await subscription.refetch();
      expect(query.select()(store.getState())).toMatchObject({
        isError: true,
        data: [{id: 1}],
      });
      failing = false;
      store.dispatch(api.util.invalidateTags(['Invoice']));
      await loaded();
      expect(queries).toBe(expected);
    },
  );

  test('a list keeps its own tag, and loses those of its rows', async () => {
    const {getInvoices, payInvoice} = invoicesApi.endpoints;
    server.use(
      http.post(`${base}/invoices/:id/payment`, () =>
        HttpResponse.json({id: 1}),
      ),
    );
    const store = makeInvoiceStore();
    const {getRunningQueriesThunk, invalidateTags} = invoicesApi.util;
    const loaded = () =>
      Promise.all(store.dispatch(getRunningQueriesThunk()));
    const list = store.dispatch(getInvoices.initiate());
    await list;
    failing = true;
    await list.refetch();
    failing = false;
    expect(queries).toBe(2);

    await store.dispatch(payInvoice.initiate(1));
    await loaded();
    expect(queries).toBe(2);
    store.dispatch(invalidateTags([{type: 'Invoice', id: 'LIST'}]));
    await loaded();
    expect(queries).toBe(3);
    await store.dispatch(payInvoice.initiate(1));
    await loaded();
    expect(queries).toBe(4);
  });

  test('a thrown error provides nothing', async () => {
    captureConsole();
    const {store} = makeStore();
    await store.dispatch(broken.initiate());
    const hit = api.util.selectInvalidatedBy(store.getState(), ['Invoice']);
    expect(hit).toEqual([]);
  });
});

describe('a function that throws', () => {
  let requests = 0;
  let totals = 0;
  let settlements = 0;
  const down: BaseQueryFn<null, number[], {status: number}> = () => {
    requests += 1;
    return {error: {status: 500}};
  };
  const api = createApi({
    baseQuery: down,
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      getIds: build.query<number[], void>({
        query: () => null,
        // What JavaScript lets you write: no check for a missing result.
        providesTags: (ids) => ids!.map((id) => ({type: 'Invoice', id})),
      }),
      getLog: build.query<string[], void>({
        queryFn: () => ({data: []}),
        merge: () => {
          throw new Error('cannot merge');
        },
      }),
      save: build.mutation<{id: number} | null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: (saved) => [{type: 'Invoice', id: saved!.id}],
        onQueryStarted(_arg, {queryFulfilled}) {
          const settled = () => void (settlements += 1);
          queryFulfilled.then(settled, settled);
        },
      }),
      getTotal: build.query<number, void>({
        queryFn: () => ({data: (totals += 1)}),
        providesTags: ['Invoice'],
      }),
      pay: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Invoice'],
      }),
    }),
  });
  const setup = () =>
    configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
  const {getIds, getLog, getTotal, pay, save} = api.endpoints;

  test('providesTags: the promise rejects, and the entry stays pending', async () => {
    const store = setup();
    const request = store.dispatch(getIds.initiate());
    await expect(request).rejects.toThrow(TypeError);
    const entry = getIds.select()(store.getState());
    expect(entry.status).toBe('pending');
    expect(entry.error).toBeUndefined();
    expect((await request.refetch()).status).toBe('pending');
    expect(requests).toBe(1);
  });

  test('nothing is printed, and no rejection is unhandled', async () => {
    const printed = captureConsole();
    const seen = vi.fn();
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', seen);
    // As a hook does it: nobody waits for the promise.
    const store = setup();
    void store.dispatch(getIds.initiate());
    void store.dispatch(save.initiate());
    await new Promise<void>((resolve) => setImmediate(resolve));
    await new Promise<void>((resolve) => setImmediate(resolve));
    process.removeAllListeners('unhandledRejection');
    others.forEach((one) => process.on('unhandledRejection', one));
    expect(getIds.select()(store.getState()).status).toBe('pending');
    expect(seen).not.toHaveBeenCalled();
    expect(printed.lines).toEqual([]);
  });

  test('providesTags: once the entry is removed, it is requested again', async () => {
    const clock = useFakeClock();
    requests = 0;
    const store = setup();
    const request = store.dispatch(getIds.initiate());
    await expect(request).rejects.toThrow(TypeError);
    request.unsubscribe();
    await clock.advance(60_000);
    expect(store.getState().api.queries).toEqual({});
    const next = store.dispatch(getIds.initiate());
    await expect(next).rejects.toThrow(TypeError);
    expect(requests).toBe(2);
  });

  test('merge: the same', async () => {
    const store = setup();
    const request = store.dispatch(getLog.initiate());
    await request;
    await expect(request.refetch()).rejects.toThrow('cannot merge');
    expect(getLog.select()(store.getState()).status).toBe('pending');
  });

  test.each([
    [
      'providesTags',
      async (store: ReturnType<typeof setup>) => {
        const request = store.dispatch(getIds.initiate());
        await expect(request).rejects.toThrow(TypeError);
      },
    ],
    [
      'merge',
      async (store: ReturnType<typeof setup>) => {
        const request = store.dispatch(getLog.initiate());
        await request;
        await expect(request.refetch()).rejects.toThrow('cannot merge');
      },
    ],
  ])(
    '%s: no tag refetches anything anymore, until a reset',
    async (_, fail) => {
      const store = setup();
      const payAndCount = async () => {
        await store.dispatch(pay.initiate());
        const {getRunningQueriesThunk} = api.util;
        await Promise.all(store.dispatch(getRunningQueriesThunk()));
        return totals;
      };
      totals = 0;
      await store.dispatch(getTotal.initiate());
      expect(await payAndCount()).toBe(2);
      await fail(store);
      expect(await payAndCount()).toBe(2);
      store.dispatch(api.util.invalidateTags(['Invoice']));
      expect(await payAndCount()).toBe(2);

      store.dispatch(api.util.resetApiState());
      await store.dispatch(getTotal.initiate());
      expect(await payAndCount()).toBe(4);
    },
  );

  test('invalidatesTags: the promise has the error, the state a success', async () => {
    const store = setup();
    const call = store.dispatch(save.initiate());
    expect((await call).error).toBeInstanceOf(TypeError);
    const {isSuccess} = save.select(call.requestId)(store.getState());
    expect(isSuccess).toBe(true);
    // A later mutation runs to its end, and this one is still not settled.
    await store.dispatch(pay.initiate());
    expect(settlements).toBe(0);
  });
});

test('an undeclared tag type is reported, and works', async () => {
  const printed = captureConsole();
  const loose = api.injectEndpoints({
    endpoints: (build) => ({
      getOffers: build.query<{id: number}[], void>({
        query: () => 'invoices',
        // @ts-expect-error 'Offer' is not one of the tagTypes
        providesTags: ['Offer'],
      }),
    }),
  });
  const {store, loaded} = makeStore();
  await store.dispatch(loose.endpoints.getOffers.initiate());
  // @ts-expect-error 'Offer' is not one of the tagTypes
  store.dispatch(loose.util.invalidateTags(['Offer']));
  await loaded();
  expect(queries).toBe(2);
  expect(new Set(printed.texts('error'))).toEqual(
    new Set([
      "Tag type 'Offer' was used, but not specified in `tagTypes`!",
    ]),
  );
});
