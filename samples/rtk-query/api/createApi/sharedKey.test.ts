import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

interface CoverRequest {
  bookId: number;
  desk: string;
}

function makeCovers() {
  const desks: string[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Cover'],
    endpoints: (build) => ({
      cover: build.query<number, CoverRequest>({
        queryFn: ({desk}) => ({data: desks.push(desk)}),
        serializeQueryArgs: ({queryArgs: {bookId}}) => ({bookId}),
        providesTags: ['Cover'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const ask = (desk: string) =>
    store.dispatch(api.endpoints.cover.initiate({bookId: 12, desk}));
  const invalidate = async () => {
    store.dispatch(api.util.invalidateTags(['Cover']));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  };
  return {ask, desks, invalidate};
}

test('a tag repeats the argument of the last request, refetch sends its own', async () => {
  const {ask, desks, invalidate} = makeCovers();
  const north = ask('north');
  await north;
  const south = ask('south');
  await south;
  north.unsubscribe();
  expect(desks).toEqual(['north']);
  await invalidate();
  expect(desks).toEqual(['north', 'north']);
  await south.refetch();
  expect(desks).toEqual(['north', 'north', 'south']);
  await invalidate();
  expect(desks).toEqual(['north', 'north', 'south', 'south']);
});

test('a queryFn that dispatches another endpoint gets its transformed, cached data', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: (_url: string) => ({data: ++requests}),
    endpoints: (build) => ({
      doubled: build.query<number, void>({
        query: () => '',
        transformResponse: (count: number) => count * 100,
      }),
      report: build.query<[unknown, number | undefined], void>({
        async queryFn(
          _arg,
          {dispatch},
          _options,
          baseQuery,
        ): Promise<{data: [unknown, number | undefined]}> {
          const raw = await baseQuery('');
          const request = dispatch(api.endpoints.doubled.initiate());
          const {data} = await request;
          request.unsubscribe();
          return {data: [raw.data, data]};
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.doubled.initiate());
  const {data} = await store.dispatch(api.endpoints.report.initiate());
  expect(data).toEqual([2, 100]);
  expect(requests).toBe(2);
});

test.each([
  ['without forced', false, [2, 4, 4]],
  ['with forced', true, [2, 4, 6]],
])(
  'an entry made from another one, both with one tag, %s',
  async (_, passOn, seen) => {
    let served = 1;
    const api = createApi({
      baseQuery: (_url: string) => ({data: served}),
      tagTypes: ['Book'],
      endpoints: (build) => ({
        books: build.query<number, void>({
          query: () => 'books',
          providesTags: ['Book'],
        }),
        doubled: build.query<number, void>({
          async queryFn(_arg, {dispatch, forced}): Promise<{data: number}> {
            const request = dispatch(
              api.endpoints.books.initiate(
                undefined,
                passOn ? {forceRefetch: forced} : {},
              ),
            );
            const {data = NaN} = await request;
            request.unsubscribe();
            return {data: data * 2};
          },
          providesTags: ['Book'],
        }),
        addBook: build.mutation<null, void>({
          queryFn() {
            served += 1;
            return {data: null};
          },
          invalidatesTags: ['Book'],
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const {doubled, addBook} = api.endpoints;
    const results = [(await store.dispatch(doubled.initiate())).data];
    for (let round = 0; round < 2; round++) {
      await store.dispatch(addBook.initiate());
      const running = api.util.getRunningQueriesThunk();
      await Promise.all(store.dispatch(running));
      results.push(doubled.select()(store.getState()).data);
    }
    expect(results).toEqual(seen);
  },
);
