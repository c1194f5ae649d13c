import {
  createApi,
  fakeBaseQuery,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {catalogPagesApi} from './catalogPagesApi';
import {storeFor} from './handlers';

const pages: Record<string, object> = {
  0: {titles: ['Knots'], nextCursor: 20},
  20: {titles: ['Sails'], nextCursor: null},
};

test('one forward makes two pages, and nothing is sent at the end', async () => {
  const cursors: string[] = [];
  server.use(
    http.get('https://library.example/api/rooms/maps/catalog', (info) => {
      const cursor = new URL(info.request.url).searchParams.get('cursor');
      cursors.push(cursor ?? '');
      return HttpResponse.json(pages[cursor ?? '']);
    }),
  );
  const store = storeFor(catalogPagesApi);
  const {initiate} = catalogPagesApi.endpoints.catalog;
  await store.dispatch(initiate('maps'));
  const {data} = await store.dispatch(
    initiate('maps', {direction: 'forward'}),
  );
  expect(data?.pages).toHaveLength(2);
  expect(data?.pageParams).toEqual([0, 20]);
  await store.dispatch(initiate('maps', {direction: 'forward'}));
  expect(cursors).toEqual(['0', '20']);
});

test.each([
  [false, 1],
  [true, 2],
])(
  'refetchOnMountOrArgChange: %o, onQueryStarted past the end: %i calls',
  async (refetchOnMountOrArgChange, calls) => {
    let started = 0;
    let sent = 0;
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      refetchOnMountOrArgChange,
      endpoints: (build) => ({
        catalog: build.infiniteQuery<string, void, number>({
          queryFn: () => ({data: `page ${++sent}`}),
          onQueryStarted: () => void (started += 1),
          infiniteQueryOptions: {
            initialPageParam: 0,
            getNextPageParam: () => null,
          },
        }),
      }),
    });
    const store = storeFor(api);
    const {initiate} = api.endpoints.catalog;
    await store.dispatch(initiate());
    await store.dispatch(initiate(undefined, {direction: 'forward'}));
    expect([sent, started]).toEqual([1, calls]);
  },
);

test('a page that maxPages dropped at the end comes again as the next', async () => {
  const sent: number[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      catalog: build.infiniteQuery<number, void, number>({
        queryFn: ({pageParam}) => {
          sent.push(pageParam);
          return {data: pageParam};
        },
        infiniteQueryOptions: {
          initialPageParam: 1,
          maxPages: 2,
          getNextPageParam: (last) => last + 1,
          getPreviousPageParam: (first) => first - 1,
        },
      }),
    }),
  });
  const store = storeFor(api);
  const {initiate} = api.endpoints.catalog;
  await store.dispatch(initiate());
  for (const direction of ['forward', 'backward', 'forward'] as const) {
    await store.dispatch(initiate(undefined, {direction}));
  }
  expect(sent).toEqual([1, 2, 0, 2]);
});

test('the argument of each callback', async () => {
  const args: Record<string, unknown> = {};
  const baseQuery: BaseQueryFn<string> = () => ({error: 'closed'});
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      catalog: build.infiniteQuery<string, string, number>({
        query(arg) {
          args.query = arg;
          return '';
        },
        transformErrorResponse(error, meta, arg) {
          args.transformErrorResponse = arg;
          return error;
        },
        providesTags(result, error, arg) {
          args.providesTags = arg;
          return [];
        },
        onQueryStarted(arg) {
          args.onQueryStarted = arg;
        },
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: () => null,
        },
      }),
    }),
  });
  await storeFor(api).dispatch(api.endpoints.catalog.initiate('maps'));
  expect(args).toEqual({
    query: {queryArg: 'maps', pageParam: 0},
    transformErrorResponse: 'maps',
    providesTags: 'maps',
    onQueryStarted: 'maps',
  });
});

const withMaxPages = (maxPages: number, previous: boolean) =>
  createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      catalog: build.infiniteQuery<string, void, number>({
        queryFn: () => ({data: ''}),
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: () => null,
          maxPages,
          ...(previous && {getPreviousPageParam: () => null}),
        },
      }),
    }),
  });

test('maxPages is checked in development', async () => {
  expect(() => withMaxPages(0, true)).toThrow(
    "maxPages for endpoint 'catalog' must be a number greater than 0",
  );
  expect(() => withMaxPages(3, false)).toThrow(
    "getPreviousPageParam for endpoint 'catalog' must be a function if maxPages is used",
  );
  await runAs('production', () => {
    withMaxPages(0, true);
    withMaxPages(3, false);
  });
});

test('the meta of a refetch is that of the last page, or none if there are fewer pages', async () => {
  let last = 2;
  let checked = 0;
  let tagged = 0;
  const metas: unknown[] = [];
  const baseQuery: BaseQueryFn<number, unknown, string, object, object> = (
    page,
  ) => ({data: page, meta: {page}});
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      shelf: build.infiniteQuery<number, void, number>({
        query: ({pageParam}) => pageParam,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (page) => (page < last ? page + 1 : null),
        },
        metaSchema: {
          '~standard': {
            version: 1,
            vendor: 'library',
            validate: (value) => {
              checked += 1;
              return {value: value as object};
            },
          },
        },
        providesTags() {
          tagged += 1;
          return [];
        },
        onQueryStarted: (_arg, {queryFulfilled}) =>
          queryFulfilled.then(({meta}) => void metas.push(meta)),
      }),
    }),
  });
  const store = storeFor(api);
  const {initiate} = api.endpoints.shelf;
  const shelf = store.dispatch(initiate());
  await shelf;
  await store.dispatch(
    initiate(undefined, {direction: 'forward', subscribe: false}),
  );
  checked = 0;
  tagged = 0;
  await shelf.refetch();
  expect([metas.at(-1), checked, tagged]).toEqual([{page: 2}, 1, 1]);
  last = 1;
  const {data} = await shelf.refetch();
  expect(data?.pageParams).toEqual([1]);
  expect([metas.length, metas.at(-1), checked]).toEqual([4, undefined, 1]);
});
