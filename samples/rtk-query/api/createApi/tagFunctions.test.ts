import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {storeFor} from './handlers';

const desk = {isClosed: false, requests: new Array<string>()};
beforeEach(() => {
  Object.assign(desk, {isClosed: false, requests: []});
});
const baseQuery: BaseQueryFn<string, unknown, string, object, object> = (
  path,
) => {
  desk.requests.push(path);
  return desk.isClosed && path === 'shelf'
    ? {error: 'closed', meta: {path}}
    : {data: [7, 8], meta: {path}};
};

/** A shelf whose tags are made by `tagsOf`, and a desk beside it. */
function shelfApi(tagsOf: (ids: number[] | undefined) => number[]) {
  return createApi({
    baseQuery,
    tagTypes: ['Book', 'Desk'],
    endpoints: (build) => ({
      shelf: build.query<number[], void>({
        query: () => 'shelf',
        providesTags: (ids) =>
          tagsOf(ids).map((id) => ({type: 'Book', id})),
      }),
      desk: build.query<number[], void>({
        query: () => 'desk',
        providesTags: ['Desk'],
      }),
      ring: build.mutation<number[], void>({
        query: () => 'ring',
        invalidatesTags: ['Desk'],
      }),
    }),
  });
}

test('after a failed refetch the new tags replace the old, and the data stays', async () => {
  const api = shelfApi((ids = []) => ids);
  const store = storeFor(api);
  const shelf = store.dispatch(api.endpoints.shelf.initiate());
  await shelf;
  const tags = () =>
    Object.values(store.getState().api.provided.keys).flat();
  expect(tags()).toHaveLength(2);
  desk.isClosed = true;
  const {isError, data} = await shelf.refetch();
  expect({isError, data}).toEqual({isError: true, data: [7, 8]});
  expect(tags()).toEqual([]);
});

test('a providesTags that throws leaves the entry pending, and holds back all tags', async () => {
  const printed = captureConsole();
  const api = shelfApi((ids) => ids!);
  const store = storeFor(api);
  const ring = async () => {
    await store.dispatch(api.endpoints.ring.initiate());
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    return desk.requests.splice(0);
  };
  await store.dispatch(api.endpoints.desk.initiate());
  desk.requests = [];
  expect(await ring()).toEqual(['ring', 'desk']);

  desk.isClosed = true;
  await expect(
    store.dispatch(api.endpoints.shelf.initiate()),
  ).rejects.toThrow(TypeError);
  const status = () =>
    api.endpoints.shelf.select()(store.getState()).status;
  expect(status()).toBe('pending');
  desk.isClosed = false;
  desk.requests = [];
  await store.dispatch(
    api.endpoints.shelf.initiate(undefined, {forceRefetch: true}),
  );
  expect(desk.requests).toEqual([]);
  expect(status()).toBe('pending');
  expect(await ring()).toEqual(['ring']);
  store.dispatch(api.util.resetApiState());
  await store.dispatch(api.endpoints.desk.initiate());
  desk.requests = [];
  expect(await ring()).toEqual(['ring', 'desk']);
  expect(printed.texts()).toEqual([]);
});

test('a merge that throws leaves the entry pending', async () => {
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      shelf: build.query<number[], void>({
        query: () => 'shelf',
        merge() {
          throw new RangeError('full');
        },
      }),
    }),
  });
  const store = storeFor(api);
  const {initiate, select} = api.endpoints.shelf;
  await store.dispatch(initiate());
  await expect(
    store.dispatch(initiate(undefined, {forceRefetch: true})),
  ).rejects.toThrow('full');
  expect(select()(store.getState())).toMatchObject({
    status: 'pending',
    data: [7, 8],
  });
});

test('meta of a tag function: that of the base query, {} or undefined', async () => {
  const metas: unknown[] = [];
  const api = createApi({
    baseQuery,
    tagTypes: ['Book'],
    endpoints: (build) => ({
      shelf: build.query<number[], void>({
        query: () => 'shelf',
        providesTags(ids, error, arg, meta) {
          metas.push(meta);
          return [];
        },
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.shelf.initiate());
  store.dispatch(
    api.util.updateQueryData('shelf', undefined, (ids) => {
      ids.push(9);
    }),
  );
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'shelf', arg: undefined, value: []},
    ]),
  );
  await store.dispatch(api.util.upsertQueryData('shelf', undefined, []));
  expect(metas).toEqual([{path: 'shelf'}, {}, undefined, undefined]);
});
