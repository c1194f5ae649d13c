import {
  createApi,
  fakeBaseQuery,
  type InfiniteQueryConfigOptions,
} from '@reduxjs/toolkit/query/react';
import {configureStore, isAction, type Middleware} from '@reduxjs/toolkit';
import {describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {cursor, noTotal, offset, pageNumber} from './pageParamPatterns';
import {quakeLog} from './quakeLog';
import {makeStore, type Quake} from './quakesApi';

const all = Array.from({length: 5}, (_, index): Quake => {
  return {id: 105 - index, place: 'Kos', magnitude: 3};
});

/** All params an infinite query with these options asks for. */
async function paramsOf<Page, Param, Arg>(
  infiniteQueryOptions: InfiniteQueryConfigOptions<Page, Param, Arg>,
  answer: (param: Param) => Page,
  arg: Arg,
) {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      rows: build.infiniteQuery<Page, Arg, Param>({
        queryFn: ({pageParam}) => ({data: answer(pageParam)}),
        infiniteQueryOptions,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {initiate} = api.endpoints.rows;
  let result = await store.dispatch(initiate(arg));
  while (result.hasNextPage) {
    result = await store.dispatch(initiate(arg, {direction: 'forward'}));
  }
  return result.data?.pageParams;
}

describe('patterns', () => {
  test('page number with a total', async () => {
    const answer = () => ({quakes: all, pageCount: 3});
    expect(await paramsOf(pageNumber, answer, undefined)).toEqual([
      1, 2, 3,
    ]);
  });
  test('page size without a total, starting at 0', async () => {
    const answer = (page: number) => all.slice(page * 2, page * 2 + 2);
    const arg = {region: 'aegean', pageSize: 2};
    expect(await paramsOf(noTotal, answer, arg)).toEqual([0, 1, 2]);
    // A row that is removed in the cache makes the page look like the last.
    const next = (page: Quake[]) =>
      noTotal.getNextPageParam(page, [page], 0, [0], arg);
    expect(next(all.slice(0, 2))).toBe(1);
    expect(next(all.slice(0, 1))).toBeUndefined();
  });
  test('offset', async () => {
    const answer = (from: number) => ({
      quakes: all.slice(from, from + 2),
      total: 5,
    });
    expect(await paramsOf(offset, answer, undefined)).toEqual([0, 2, 4]);
    // The server counts a row that it does not show.
    const hidden = (from: number) => ({...answer(from), total: 6});
    expect(await paramsOf(offset, hidden, undefined)).toEqual([0, 2, 4, 5]);
  });
  test('cursor', async () => {
    const answer = (at: string) => ({
      quakes: all,
      next: {'': 'a', a: 'b'}[at] ?? null,
    });
    expect(await paramsOf(cursor, answer, undefined)).toEqual([
      '',
      'a',
      'b',
    ]);
  });
  test('0 is a param, null and undefined end', async () => {
    const countdown = (end: null | undefined) =>
      paramsOf(
        {
          initialPageParam: 1,
          getNextPageParam: (last: number) => (last > 0 ? last - 1 : end),
        },
        (param) => param,
        undefined,
      );
    expect(await countdown(null)).toEqual([1, 0]);
    expect(await countdown(undefined)).toEqual([1, 0]);
  });
});

describe('a page is transformed, the tags get all of them', () => {
  test('transformResponse and providesTags', async () => {
    const seen: unknown[] = [];
    const api = createApi({
      baseQuery: () => ({data: [1, 2]}),
      tagTypes: ['Row'],
      endpoints: (build) => ({
        rows: build.infiniteQuery<number, string, number>({
          query: ({queryArg, pageParam}) => [queryArg, pageParam],
          infiniteQueryOptions: {
            initialPageParam: 7,
            getNextPageParam: (_page, _pages, param) => param + 1,
          },
          transformResponse: (rows: number[], _meta, arg) => {
            seen.push(arg);
            return rows.length;
          },
          providesTags: (result) => {
            seen.push(result);
            return ['Row'];
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await store.dispatch(api.endpoints.rows.initiate('a'));
    expect(seen).toEqual([
      {queryArg: 'a', pageParam: 7},
      {pages: [2], pageParams: [7]},
    ]);
  });
});

test('tags of single rows', async () => {
  const api = createApi({
    baseQuery: () => ({data: {quakes: all}}),
    tagTypes: ['Quake'],
    endpoints: (build) => ({
      log: build.infiniteQuery<{quakes: Quake[]}, void, number>({
        query: () => '',
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: () => undefined,
        },
        providesTags: (result) =>
          (result?.pages.flatMap((page) => page.quakes) ?? []).map(
            ({id}) => ({type: 'Quake', id}),
          ),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.log.initiate());
  const {selectInvalidatedBy} = api.util;
  const found = (id: number) =>
    selectInvalidatedBy(store.getState(), [{type: 'Quake', id}]).length;
  expect([found(105), found(1)]).toEqual([1, 0]);
});

describe('checks of the options', () => {
  const define =
    (options: {maxPages: number; getPreviousPageParam?: () => null}) =>
    () =>
      createApi({
        baseQuery: fakeBaseQuery(),
        endpoints: (build) => ({
          quakeLog: build.infiniteQuery<number, void, number>({
            queryFn: () => ({data: 1}),
            infiniteQueryOptions: {
              initialPageParam: 1,
              getNextPageParam: () => null,
              ...options,
            },
          }),
        }),
      });

  test('maxPages', async () => {
    expect(define({maxPages: 2})).toThrow(
      "getPreviousPageParam for endpoint 'quakeLog' must be a function if maxPages is used",
    );
    expect(define({maxPages: 0, getPreviousPageParam: () => null})).toThrow(
      "maxPages for endpoint 'quakeLog' must be a number greater than 0",
    );
    for (const mode of ['test', 'production'] as const) {
      await runAs(mode, () => expect(define({maxPages: 0})).not.toThrow());
    }
  });
});

test.each([undefined, true])(
  'no next page, refetchOnMountOrArgChange of createApi: %s',
  async (refetchOnMountOrArgChange) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      refetchOnMountOrArgChange,
      endpoints: (build) => ({
        rows: build.infiniteQuery<number, void, number>({
          queryFn: ({pageParam}) => ({data: pageParam}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: () => undefined,
          },
        }),
      }),
    });
    const types: string[] = [];
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) =>
        getDefault().concat(api.middleware, (() => (next) => (action) => {
          if (isAction(action)) types.push(action.type);
          return next(action);
        }) satisfies Middleware),
    });
    const {initiate} = api.endpoints.rows;
    await store.dispatch(initiate());
    types.length = 0;
    await store.dispatch(initiate(undefined, {direction: 'forward'}));
    expect(types).toEqual(
      refetchOnMountOrArgChange
        ? ['api/executeQuery/pending', 'api/executeQuery/fulfilled']
        : [],
    );
  },
);

test('what an infinite query does not have', () => {
  captureConsole();
  const neverRun = () => {
    // @ts-expect-error -- there is no lazy hook
    void quakeLog.useLazyQuakeLogInfiniteQuery;
    // @ts-expect-error -- usePrefetch knows query endpoints only
    quakeLog.usePrefetch('quakeLog');
    // @ts-expect-error -- util.prefetch too
    makeStore().dispatch(quakeLog.util.prefetch('quakeLog', 'aegean', {}));
    // @ts-expect-error -- patchQueryData is typed for query endpoints only
    quakeLog.util.patchQueryData('quakeLog', 'aegean', []);
    createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        a: build.infiniteQuery<number, void, number>({
          queryFn: () => ({data: 1}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: () => null,
          },
          // @ts-expect-error -- merge is an option of queries
          merge: () => {},
        }),
        b: build.infiniteQuery<number, void, number>({
          queryFn: () => ({data: 1}),
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: () => null,
          },
          // @ts-expect-error -- forceRefetch is an option of queries
          forceRefetch: () => true,
        }),
      }),
    });
  };
  expect(neverRun).toBeTypeOf('function');
  expect(quakeLog).not.toHaveProperty('useLazyQuakeLogInfiniteQuery');
});
