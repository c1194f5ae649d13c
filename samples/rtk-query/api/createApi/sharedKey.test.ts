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
