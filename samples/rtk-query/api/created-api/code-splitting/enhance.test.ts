import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  type TagTypesFromApi,
} from '@reduxjs/toolkit/query';
import {beforeEach, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import type {Crane, DatedDefinitions} from './datedCraneApi';
import type {CraneDto} from './generatedApi';
import {cityHall} from './handlers';
import type {permitsApi} from './permitsApi';
import type {CityTag} from './cityTag';

// Enhancing changes the one api object, so each test takes new modules.
beforeEach(() => void vi.resetModules());

async function open() {
  const log: string[] = [];
  server.use(...cityHall(log));
  const {makeStore} = await import('./makeStore');
  return {log, store: makeStore()};
}

test('without tags the mutation refetches nothing, with them it does', async () => {
  const {log, store} = await open();
  const {generatedApi} = await import('./generatedApi');
  const {getCrane, inspectCrane} = generatedApi.endpoints;
  const idle = () =>
    Promise.all(store.dispatch(generatedApi.util.getRunningQueriesThunk()));
  await store.dispatch(getCrane.initiate('C1'));
  await store.dispatch(inspectCrane.initiate('C1'));
  await idle();
  expect(log).toHaveLength(2);

  await import('./craneApi');
  await store.dispatch(inspectCrane.initiate('C1'));
  await idle();
  expect(log).toHaveLength(3); // the entry was cached without tags

  await store.dispatch(getCrane.initiate('C1', {forceRefetch: true}));
  await store.dispatch(inspectCrane.initiate('C1'));
  await idle();
  expect(log.slice(3)).toEqual([
    'GET cranes/C1',
    'POST cranes/C1/inspect',
    'GET cranes/C1',
  ]);
});

test('transformResponse with a new result type', async () => {
  const {store} = await open();
  const {datedCraneApi} = await import('./datedCraneApi');
  const {data} = await store.dispatch(
    datedCraneApi.endpoints.getCrane.initiate('C1'),
  );
  expect(data).toEqual({id: 'C1', inspectedAt: Date.UTC(2025, 2, 14)});
  expectTypeOf(data).toEqualTypeOf<Crane | undefined>();
  const {generatedApi} = await import('./generatedApi');
  expectTypeOf<
    (typeof generatedApi.endpoints.getCrane)['Types']['ResultType']
  >().toEqualTypeOf<CraneDto>();
  generatedApi.enhanceEndpoints({
    endpoints: {
      // @ts-expect-error without the type arguments the result is a CraneDto
      getCrane: {transformResponse: () => ({id: 'C1', inspectedAt: 0})},
    },
  });
});

test('new tag types beside new result types', async () => {
  const {generatedApi} = await import('./generatedApi');
  const {util} = generatedApi.enhanceEndpoints<'Crane', DatedDefinitions>({
    addTagTypes: ['Crane'],
    endpoints: {getCrane: {providesTags: ['Crane']}},
  });
  expect(util.invalidateTags(['Crane']).payload).toEqual(['Crane']);
});

test('TagTypesFromApi is never; the page says so until it is not', () => {
  expectTypeOf<TagTypesFromApi<typeof permitsApi>>().toEqualTypeOf<never>();
  expectTypeOf<CityTag>().toEqualTypeOf<'Permit'>();
});

test('an edit uses the new tags', async () => {
  const {log, store} = await open();
  const {generatedApi} = await import('./generatedApi');
  await store.dispatch(generatedApi.endpoints.getCrane.initiate('C1'));
  const {craneApi} = await import('./craneApi');
  const entries = () =>
    craneApi.util.selectInvalidatedBy(store.getState(), ['Crane']);
  expect(entries()).toHaveLength(0);
  store.dispatch(
    craneApi.util.updateQueryData('getCrane', 'C1', (crane) => {
      crane.inspectedOn = 'today';
    }),
  );
  expect(entries()).toHaveLength(1);
  expect(log).toEqual(['GET cranes/C1']);
});

test('the function form keeps the old tags', async () => {
  const {log, store} = await open();
  const {auditedPermits} = await import('./auditedPermits');
  await store.dispatch(auditedPermits.endpoints.getPermit.initiate('P7'));
  for (const tag of ['Audit', {type: 'Permit', id: 'P7'}] as const) {
    store.dispatch(auditedPermits.util.invalidateTags([tag]));
    await Promise.all(
      store.dispatch(auditedPermits.util.getRunningQueriesThunk()),
    );
  }
  expect(log).toEqual([
    'GET permits/P7',
    'GET permits/P7',
    'GET permits/P7',
  ]);
});

test('new infiniteQueryOptions reach the requests, not the flags', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getLog: build.infiniteQuery<number, void, number>({
        queryFn: ({pageParam}) => ({data: pageParam}),
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: () => null,
        },
      }),
    }),
  });
  api.enhanceEndpoints({
    endpoints: {
      getLog: {
        infiniteQueryOptions: {
          initialPageParam: 5,
          getNextPageParam: () => 6,
        },
      },
    },
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {data, hasNextPage} = await store.dispatch(
    api.endpoints.getLog.initiate(),
  );
  expect(data?.pages).toEqual([5]);
  expect(hasNextPage).toBe(false);
});

test('a queryFn is ignored while there is a query', async () => {
  const {log, store} = await open();
  const {generatedApi} = await import('./generatedApi');
  const crane = {id: 'c1', inspectedOn: 'never'};
  const queryFn = () => ({data: crane});
  const load = () =>
    store.dispatch(
      generatedApi.endpoints.getCrane.initiate('c1', {forceRefetch: true}),
    );
  generatedApi.enhanceEndpoints({endpoints: {getCrane: {queryFn}}});
  await load();
  expect(log).toHaveLength(1);
  generatedApi.enhanceEndpoints({
    endpoints: {getCrane: {query: undefined, queryFn}},
  });
  expect((await load()).data).toEqual(crane);
  expect(log).toHaveLength(1);
});

test('an unknown name is reported', () => {
  const printed = captureConsole();
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getFee: build.query<number, void>({queryFn: () => ({data: 80})}),
      getTax: build.query<number, void>({queryFn: () => ({data: 7})}),
    }),
  });
  api.enhanceEndpoints({
    endpoints: {
      // @ts-expect-error there is no endpoint of this name
      getFees: {keepUnusedDataFor: 5},
    },
  });
  expect(printed.texts('error')).toEqual([
    'called `enhanceEndpoints` with endpointName getFees, which does not exist on the api. Known endpoints: getFee, getTax',
  ]);
  vi.stubEnv('NODE_ENV', 'production');
  expect(
    // @ts-expect-error there is no endpoint of this name
    api.enhanceEndpoints({endpoints: {getFees: {keepUnusedDataFor: 5}}}),
  ).toBe(api);
  expect(printed.lines).toHaveLength(1);
});

test('a tag type that was not added does not compile, and is reported', async () => {
  const printed = captureConsole();
  const {cityApi} = await import('./cityApi');
  const {store} = await open();
  const zones = cityApi.injectEndpoints({
    endpoints: (build) => ({
      getZone: build.query<null, void>({
        queryFn: () => ({data: null}),
        // @ts-expect-error 'Zone' is not among the tag types
        providesTags: ['Zone'],
      }),
    }),
  });
  await store.dispatch(zones.endpoints.getZone.initiate());
  expect(printed.texts('error')).toEqual([
    "Tag type 'Zone' was used, but not specified in `tagTypes`!",
  ]);
});
