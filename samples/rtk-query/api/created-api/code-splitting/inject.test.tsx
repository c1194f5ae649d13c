import {configureStore, createAction} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import type {CombinedState} from '@reduxjs/toolkit/query';
import {render, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {useFakeClock} from '../../../../testing/useFakeClock';

const message =
  'called `injectEndpoints` to override already-existing endpointName getFee without specifying `overrideExisting: true`';

function setup() {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getFee: build.query<number, void>({queryFn: () => ({data: 80})}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const again = (overrideExisting?: boolean | 'throw') =>
    api.injectEndpoints({
      overrideExisting,
      endpoints: (build) => ({
        getFee: build.query<number, void>({queryFn: () => ({data: 95})}),
      }),
    });
  return {api, store, again};
}

test('unset and false keep the old definition, with a message in development', () => {
  const printed = captureConsole();
  const {again} = setup();
  again();
  again(false);
  expect(printed.texts('error')).toEqual([message, message]);
  vi.stubEnv('NODE_ENV', 'test');
  again();
  expect(printed.lines).toHaveLength(2);
});

test('an endpoint injected again under another name has no hooks', () => {
  const {api} = setup();
  const copied: object = api.injectEndpoints({
    endpoints: () => ({
      // @ts-expect-error What is on `endpoints` is not a definition.
      getFeeAgain: {...api.endpoints.getFee},
    }),
  });
  expect(copied).not.toHaveProperty('useGetFeeAgainQuery');
  expect(api.endpoints).toHaveProperty('getFeeAgain', {});
});

test("'throw' leaves out what is listed after the taken name", () => {
  captureConsole();
  for (const overrideExisting of [false, true, 'throw'] as const) {
    const {api} = setup();
    const inject = () =>
      api.injectEndpoints({
        overrideExisting,
        endpoints: (build) => ({
          early: build.query<number, void>({queryFn: () => ({data: 1})}),
          getFee: build.query<number, void>({queryFn: () => ({data: 2})}),
          late: build.query<number, void>({queryFn: () => ({data: 3})}),
        }),
      });
    if (overrideExisting === 'throw') expect(inject).toThrow(message);
    else inject();
    expect(api.endpoints).toHaveProperty('early');
    expect('late' in api.endpoints).toBe(overrideExisting !== 'throw');
  }
});

test("'throw' throws, in production with a number", () => {
  const {again} = setup();
  expect(() => again('throw')).toThrow(message);
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => again('throw')).toThrow('code=39');
});

test('a hook taken before uses the new definition', async () => {
  const {api, store, again} = setup();
  const {useGetFeeQuery} = api;
  again(true);
  expect(api.useGetFeeQuery).not.toBe(useGetFeeQuery);
  function Fee() {
    return <p>Fee: {useGetFeeQuery().data}</p>;
  }
  render(
    <Provider store={store}>
      <Fee />
    </Provider>,
  );
  await screen.findByText('Fee: 95');
});

test('data rehydrated before its endpoint is injected lives as long as the api says', async () => {
  const clock = useFakeClock();
  const restored =
    createAction<CombinedState<never, never, 'api'>>('restored');
  const run = async (injectFirst: boolean) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      keepUnusedDataFor: 60,
      extractRehydrationInfo: (action) =>
        restored.match(action) ? action.payload : undefined,
      endpoints: () => ({}),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const inject = () =>
      api.injectEndpoints({
        endpoints: (build) => ({
          getFee: build.query<number, void>({
            queryFn: () => ({data: 80}),
            keepUnusedDataFor: 5,
          }),
        }),
      });
    const state = store.getState().api;
    if (injectFirst) inject();
    const saved = {
      ...state,
      queries: {
        'getFee(undefined)': {
          status: 'fulfilled',
          endpointName: 'getFee',
          data: 80,
        },
      },
    };
    store.dispatch({type: 'restored', payload: saved});
    if (!injectFirst) inject();
    await clock.advance(6_000);
    return Object.keys(store.getState().api.queries).length;
  };
  expect(await run(true)).toBe(0);
  expect(await run(false)).toBe(1);
});

type Restored = CombinedState<never, never, 'api'>;

/** An API slice whose state can be restored, entry by entry. */
function restorable() {
  const restored = createAction<Restored>('restored');
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    extractRehydrationInfo: (action) =>
      restored.match(action) ? action.payload : undefined,
    endpoints: () => ({}),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const restore = (
    id: number,
    {status = 'fulfilled', tags = {}, keys = {}} = {},
  ) =>
    store.dispatch({
      type: 'restored',
      payload: {
        queries: {
          [`getFee(${id})`]: {
            status,
            endpointName: 'getFee',
            originalArgs: id,
            data: id,
            fulfilledTimeStamp: Date.now(),
          },
        },
        mutations: {},
        provided: {tags, keys},
      },
    });
  return {api, store, restore};
}

test('restored without tags: a mutation refetches after an edit only', async () => {
  const {api: base, store, restore} = restorable();
  let requests = 0;
  const api = base
    .enhanceEndpoints({addTagTypes: ['Fee']})
    .injectEndpoints({
      endpoints: (build) => ({
        getFee: build.query<number, number>({
          queryFn: (id) => {
            requests++;
            return {data: id};
          },
          providesTags: ['Fee'],
        }),
        payFee: build.mutation<null, void>({
          queryFn: () => ({data: null}),
          invalidatesTags: ['Fee'],
        }),
      }),
    });
  restore(1);
  const {dispatch} = store;
  const {getFee, payFee} = api.endpoints;
  await dispatch(getFee.initiate(1));
  await dispatch(payFee.initiate());
  expect(requests).toBe(0);
  dispatch(api.util.updateQueryData('getFee', 1, () => 95));
  await dispatch(payFee.initiate());
  expect(requests).toBe(1);
});

test.each([
  ['with its keys, is replaced by those of the next response', true, 1],
  ['without its keys, stays for good', false, 2],
])('a restored tag, %s', async (_, withKeys, expected) => {
  const {api: base, store, restore} = restorable();
  let requests = 0;
  const api = base
    .enhanceEndpoints({addTagTypes: ['Fee', 'Old']})
    .injectEndpoints({
      endpoints: (build) => ({
        getFee: build.query<number, number>({
          queryFn: (id) => {
            requests++;
            return {data: id};
          },
          providesTags: ['Fee'],
        }),
      }),
    });
  const key = 'getFee(1)';
  restore(1, {
    tags: {Old: {1: [key]}},
    keys: withKeys ? {[key]: [{type: 'Old', id: 1}]} : {},
  });
  const {dispatch} = store;
  const {initiate} = api.endpoints.getFee;
  await dispatch(initiate(1, {forceRefetch: true}));
  dispatch(api.util.invalidateTags(['Old']));
  expect(requests).toBe(expected);
});

test('some entries can be restored, and more of them later', async () => {
  const {api, store, restore} = restorable();
  restore(1);
  restore(2);
  restore(3, {status: 'pending'});
  let requests = 0;
  const {getFee} = api.injectEndpoints({
    endpoints: (build) => ({
      getFee: build.query<number, number>({
        queryFn: (id) => {
          requests++;
          return {data: id};
        },
      }),
    }),
  }).endpoints;
  const {data} = await store.dispatch(getFee.initiate(2));
  expect(data).toBe(2);
  expect(requests).toBe(0);
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'getFee(1)',
    'getFee(2)',
  ]);
  restore(2, {status: 'rejected'});
  expect(getFee.select(2)(store.getState()).status).toBe('rejected');
  expect(() =>
    store.dispatch({type: 'restored', payload: {queries: {}}}),
  ).toThrow();
  const provided = {tags: {Fee: {1: ['getFee(1)']}}};
  expect(() =>
    store.dispatch({
      type: 'restored',
      payload: {queries: {}, mutations: {}, provided},
    }),
  ).toThrow();
});

test('the type of a variable stays, whatever is injected', () => {
  let api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: () => ({}),
  });
  const inject = () =>
    api.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({
        getFee: build.query<number, void>({queryFn: () => ({data: 80})}),
      }),
    });
  const withFee = inject();
  api = inject();
  // @ts-expect-error -- Property 'getFee' does not exist on type '{} & {}'.
  expect(api.endpoints.getFee).toBeDefined();
  expect(withFee).toBe(api);

  api.enhanceEndpoints({addTagTypes: ['Zone']});
  const zones = api.injectEndpoints({
    endpoints: (build) => ({
      getZone: build.query<null, void>({
        queryFn: () => ({data: null}),
        // @ts-expect-error -- Type 'string' is not assignable to type
        // 'FullTagDescription<never>'.
        providesTags: ['Zone'],
      }),
    }),
  });
  const chained = api
    .enhanceEndpoints({addTagTypes: ['Zone']})
    .injectEndpoints({
      endpoints: (build) => ({
        getZones: build.query<null, void>({
          queryFn: () => ({data: null}),
          providesTags: ['Zone'],
        }),
      }),
    });
  expect(chained).toBe(zones);
});
