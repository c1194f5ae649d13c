import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {storeFor} from './handlers';

/** A Standard Schema that notes what it checks and accepts it. */
const noting = <Value>(seen: unknown[]) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'library',
    validate(value: unknown) {
      seen.push(value);
      return {value: value as Value};
    },
  },
});

test('an infinite query: which schema sees what', async () => {
  const seen = {
    arg: new Array<unknown>(),
    raw: new Array<unknown>(),
    response: new Array<unknown>(),
    meta: new Array<unknown>(),
  };
  let started = 0;
  const baseQuery: BaseQueryFn<number, unknown, string, object, object> = (
    page,
  ) => ({data: `page ${page}`, meta: {page}});
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      shelf: build.infiniteQuery<string, string, number>({
        query: ({pageParam}) => pageParam,
        argSchema: noting<{queryArg: string; pageParam: number}>(seen.arg),
        rawResponseSchema: noting<string>(seen.raw),
        responseSchema: noting<string>(seen.response),
        metaSchema: noting<object>(seen.meta),
        onQueryStarted: () => void started++,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (last, pages, param) => param + 1,
        },
      }),
    }),
  });
  const store = storeFor(api);
  const {initiate} = api.endpoints.shelf;
  const shelf = store.dispatch(initiate('maps'));
  await shelf;
  for (let more = 0; more < 2; more++) {
    await store.dispatch(initiate('maps', {direction: 'forward'}));
  }
  Object.values(seen).forEach((list) => (list.length = 0));
  await shelf.refetch();
  expect(seen).toEqual({
    arg: [1, 2, 3].map((pageParam) => ({queryArg: 'maps', pageParam})),
    raw: ['page 1', 'page 2', 'page 3'],
    response: ['page 1', 'page 2', 'page 3'],
    meta: [{page: 3}], // once for the whole refetch, for its last page
  });
  expect(started).toBe(4); // three pages, and one refetch of all

  Object.values(seen).forEach((list) => (list.length = 0));
  const value = {pages: ['a'], pageParams: [1]};
  await store.dispatch(api.util.upsertQueryData('shelf', 'new', value));
  expect(seen).toEqual({
    arg: [{queryArg: 'new', pageParam: 1}],
    raw: [value], // the whole list
    response: [value],
    meta: [],
  });
});

/** The reasons with which queryFulfilled rejected. */
async function reasonFor(
  baseQuery: BaseQueryFn<string, string, string>,
  transformErrorResponse?: (error: string) => unknown,
  abort = false,
) {
  captureConsole();
  const reasons: unknown[] = [];
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<string, void>({
        query: () => 'loan',
        ...(transformErrorResponse && {transformErrorResponse}),
        async onQueryStarted(arg, {queryFulfilled}) {
          await queryFulfilled.catch((reason) => reasons.push(reason));
        },
      }),
    }),
  });
  const request = storeFor(api).dispatch(api.endpoints.read.initiate());
  if (abort) request.abort();
  await request;
  return reasons[0];
}

test('the reason has the transformed error', async () => {
  expect(
    await reasonFor(
      () => ({error: 'closed', meta: {}}),
      (error) => error.toUpperCase(),
    ),
  ).toEqual({error: 'CLOSED', isUnhandledError: false, meta: {}});
});

test('a thrown error is a serialized copy', async () => {
  const thrown = new TypeError('no');
  const reason = await reasonFor(() => {
    throw thrown;
  });
  expect(reason).toMatchObject({
    error: {name: 'TypeError', message: 'no'},
    isUnhandledError: true,
    meta: undefined,
  });
  expect(reason).not.toMatchObject({error: thrown});
});

test('isUnhandledError is true after an abort, and for a transformed undefined', async () => {
  expect(
    await reasonFor(() => new Promise<never>(() => {}), undefined, true),
  ).toMatchObject({error: {name: 'AbortError'}, isUnhandledError: true});
  expect(
    await reasonFor(
      () => ({error: 'closed'}),
      () => undefined,
    ),
  ).toMatchObject({
    error: {message: 'Rejected'},
    isUnhandledError: true,
  });
  expect(
    await reasonFor(
      () => ({error: 'closed'}),
      () => null,
    ),
  ).toMatchObject({
    error: {message: 'Rejected'},
    isUnhandledError: false,
  });
});

test.each(['', 0, false, null])(
  'an error that is transformed to %j reaches callers as a falsy error',
  async (falsy) => {
    const baseQuery: BaseQueryFn<string, string, string> = () => ({
      error: 'closed',
    });
    const inTags: unknown[] = [];
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        write: build.mutation<string, void>({
          query: () => 'loan',
          transformErrorResponse: () => falsy,
          invalidatesTags(result, error) {
            inTags.push(error);
            return [];
          },
        }),
      }),
    });
    const result = await storeFor(api).dispatch(
      api.endpoints.write.initiate(),
    );
    expect(result).toEqual({error: falsy});
    expect(inTags).toEqual([falsy]);
  },
);

test('errorResponseSchema also checks the error of a queryFn, or one that is not transformed', async () => {
  const seen: unknown[] = [];
  const baseQuery: BaseQueryFn<string, string, string> = () => ({
    error: 'from baseQuery',
  });
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      plain: build.query<string, void>({
        query: () => 'loan',
        errorResponseSchema: noting<string>(seen),
      }),
      own: build.query<string, void>({
        queryFn: () => ({error: 'from queryFn'}),
        errorResponseSchema: noting<string>(seen),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.plain.initiate());
  await store.dispatch(api.endpoints.own.initiate());
  expect(seen).toEqual(['from baseQuery', 'from queryFn']);
});

test('serializeQueryArgs: undefined on an endpoint throws', () => {
  const api = createApi({
    baseQuery: () => ({data: 1}),
    endpoints: (build) => ({
      read: build.query<number, void>({
        query: () => 'loan',
        serializeQueryArgs: undefined,
      }),
    }),
  });
  expect(() =>
    storeFor(api).dispatch(api.endpoints.read.initiate()),
  ).toThrow(TypeError);
});

test('previousArg: a later undefined is not stored, that of an upsert is', async () => {
  const previous: unknown[] = [];
  const api = createApi({
    baseQuery: () => ({data: 1}),
    endpoints: (build) => ({
      read: build.query<number, string | void>({
        query: () => 'loan',
        serializeQueryArgs: () => 'one entry',
        forceRefetch({previousArg}) {
          previous.push(previousArg);
          return true;
        },
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.read.initiate('a'));
  await store.dispatch(api.endpoints.read.initiate());
  await store.dispatch(api.endpoints.read.initiate('b'));
  expect(previous).toEqual([undefined, 'a', 'a']);
  await store.dispatch(api.util.upsertQueryData('read', 'c', 7));
  await store.dispatch(api.endpoints.read.initiate('d'));
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'read', arg: 'e', value: 9},
    ]),
  );
  await store.dispatch(api.endpoints.read.initiate('f'));
  expect(previous.slice(3)).toEqual(['c', 'e']);
});
