import {
  createApi,
  fakeBaseQuery,
  type CreateApiOptions,
  type EndpointDefinitions,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {branchApi} from './branchApi';
import {storeFor} from './handlers';
import {isId, schemaFor} from './schemaFor';

type Options = Partial<
  CreateApiOptions<BaseQueryFn, EndpointDefinitions, 'api', 'Loan'>
>;

function loanApi(options: Pick<Options, 'keepUnusedDataFor'> = {}) {
  return createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Loan'],
    ...options,
    endpoints: (build) => ({
      loan: build.query<string, number>({
        queryFn: () => ({data: 'due'}),
        providesTags: ['Loan'],
      }),
    }),
  });
}

test('the defaults', () => {
  const {config} = storeFor(loanApi()).getState().api;
  expect(config).toMatchObject({
    reducerPath: 'api',
    keepUnusedDataFor: 60,
    refetchOnMountOrArgChange: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    invalidationBehavior: 'delayed',
  });
});

test('endpoints runs once, while createApi does, and may return nothing', () => {
  let calls = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: () => {
      calls++;
      return {};
    },
  });
  expect(calls).toBe(1);
  storeFor(api);
  expect(api.endpoints).toEqual({});
  expect(calls).toBe(1);
});

/** Seconds after which an unused entry is gone, or the seconds watched. */
async function lifetime(
  clock: ReturnType<typeof useFakeClock>,
  options: Pick<Options, 'keepUnusedDataFor'>,
) {
  const api = loanApi(options);
  const store = storeFor(api);
  const query = store.dispatch(api.endpoints.loan.initiate(1));
  await query;
  query.unsubscribe();
  for (let seconds = 0; seconds < 120; seconds++) {
    await clock.advance(seconds ? 1000 : 1);
    if (!Object.keys(store.getState().api.queries).length) return seconds;
  }
  return Infinity;
}

test.each([
  [{}, 60],
  [{keepUnusedDataFor: 5}, 5],
  [{keepUnusedDataFor: 0}, 0],
  [{keepUnusedDataFor: Infinity}, Infinity],
  // The key is there, so the default is not used.
  [{keepUnusedDataFor: undefined}, 0],
])('%o keeps an unused entry for %s s', async (options, seconds) => {
  expect(await lifetime(useFakeClock(), options)).toBe(seconds);
});

describe('tagTypes', () => {
  const stray = () =>
    createApi({
      baseQuery: fakeBaseQuery(),
      tagTypes: ['Book'],
      endpoints: (build) => ({
        loan: build.query<string, void>({
          queryFn: () => ({data: 'due'}),
          // @ts-expect-error 'Loan' is not one of the tag types
          providesTags: ['Loan'],
        }),
      }),
    });
  const run = async () => {
    const api = stray();
    await storeFor(api).dispatch(api.endpoints.loan.initiate());
  };

  test('a stray tag is reported in development only', async () => {
    const printed = captureConsole();
    await run();
    expect(printed.texts('error')).toContain(
      "Tag type 'Loan' was used, but not specified in `tagTypes`!",
    );
    const before = printed.lines.length;
    await runAs('production', run);
    expect(printed.lines).toHaveLength(before);
  });
});

test('extraOptions reach prepareHeaders', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('https://library.example/api/hours', ({request}) => {
      seen.push(request.headers.get('x-branch'));
      return HttpResponse.json('9 to 5');
    }),
  );
  const store = storeFor(branchApi);
  await store.dispatch(branchApi.endpoints.openingHours.initiate());
  await store.dispatch(branchApi.endpoints.harborHours.initiate());
  const {unset} = branchApi.injectEndpoints({
    endpoints: (build) => ({
      unset: build.query<string, void>({
        query: () => 'hours',
        extraOptions: {branch: undefined},
      }),
    }),
  }).endpoints;
  await store.dispatch(unset.initiate());
  expect(seen).toEqual([null, 'harbor', null]);
});

test('query and queryFn exclude each other; so do queryFn and transformResponse or rawResponseSchema', () => {
  createApi({
    baseQuery: () => ({data: 1}),
    endpoints: (build) => ({
      // @ts-expect-error one of the two
      both: build.query<number, void>({
        query: () => 'loan',
        queryFn: () => ({data: 1}),
      }),
      // @ts-expect-error a queryFn returns what is cached
      transformed: build.query<number, void>({
        queryFn: () => ({data: 1}),
        transformResponse: () => 2,
      }),
      // @ts-expect-error only an endpoint with `query` has a raw response
      checked: build.query<number, void>({
        queryFn: () => ({data: 1}),
        rawResponseSchema: schemaFor('raw', isId),
      }),
      tags: build.query<number, void>({
        query: () => 'loan',
        // @ts-expect-error queries provide, mutations invalidate
        invalidatesTags: [],
      }),
    }),
  });
});

test('only a fakeBaseQuery with an error type refuses a query', () => {
  createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      hours: build.query<string, void>({
        // @ts-expect-error it must be a queryFn
        query: () => 'hours',
      }),
    }),
  });
  createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      hours: build.query<string, void>({query: () => 'hours'}),
    }),
  });
});

test('createApi refuses a base query with a required extra option', () => {
  const baseQuery: BaseQueryFn<string, number, string, {branch: string}> = (
    path,
    api,
    {branch},
  ) => ({data: branch.length});
  createApi({
    // @ts-expect-error `branch` would have to be optional
    baseQuery,
    endpoints: () => ({}),
  });
});

test('immediately: an entry whose request is running is not refetched', async () => {
  for (const [invalidationBehavior, cached] of [
    ['immediately', 'unpaid'],
    ['delayed', 'paid'],
  ] as const) {
    let fine = 'unpaid';
    let respond = () => {};
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      tagTypes: ['Fine'],
      invalidationBehavior,
      endpoints: (build) => ({
        fine: build.query<string, void>({
          queryFn() {
            const data = fine;
            return new Promise<{data: string}>((resolve) => {
              respond = () => resolve({data});
            });
          },
          providesTags: ['Fine'],
        }),
        payFine: build.mutation<null, void>({
          queryFn() {
            fine = 'paid';
            return {data: null};
          },
          invalidatesTags: ['Fine'],
        }),
      }),
    });
    const store = storeFor(api);
    const {initiate, select} = api.endpoints.fine;
    const first = store.dispatch(initiate());
    respond();
    await first;
    const refetch = first.refetch();
    await store.dispatch(api.endpoints.payFine.initiate());
    respond();
    await refetch;
    respond();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(select()(store.getState()).data).toBe(cached);
  }
});
