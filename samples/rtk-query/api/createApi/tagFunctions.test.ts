import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {storeFor} from './handlers';

const desk = {
  isClosed: false,
  isEmpty: false,
  requests: new Array<string>(),
};
beforeEach(() => {
  Object.assign(desk, {isClosed: false, isEmpty: false, requests: []});
});
const baseQuery: BaseQueryFn<string, unknown, string, object, object> = (
  path,
) => {
  desk.requests.push(path);
  return desk.isClosed && path === 'shelf'
    ? {error: 'closed', meta: {path}}
    : {data: desk.isEmpty ? null : [7, 8], meta: {path}};
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

test('a default parameter lets null through, and ?? does not', async () => {
  const printed = captureConsole();
  desk.isEmpty = true;
  const guarded = shelfApi((ids) => ids ?? []);
  const kept = await storeFor(guarded).dispatch(
    guarded.endpoints.shelf.initiate(),
  );
  expect(kept.status).toBe('fulfilled');
  const trusting = shelfApi((ids = []) => ids);
  const store = storeFor(trusting);
  const {shelf} = trusting.endpoints;
  await expect(store.dispatch(shelf.initiate())).rejects.toThrow(TypeError);
  expect(shelf.select()(store.getState()).status).toBe('pending');
  expect(printed.texts()).toEqual([]);
});

test('an unhandled error changes no tags', async () => {
  captureConsole();
  let isBroken = false;
  const api = createApi({
    baseQuery: () => {
      if (isBroken) throw new Error('broken');
      return {data: 7};
    },
    tagTypes: ['Book'],
    endpoints: (build) => ({
      book: build.query<number, void>({
        query: () => 'book',
        providesTags: (id) => [{type: 'Book', id}],
      }),
    }),
  });
  const store = storeFor(api);
  const book = store.dispatch(api.endpoints.book.initiate());
  await book;
  const {provided} = store.getState().api;
  isBroken = true;
  expect((await book.refetch()).isError).toBe(true);
  expect(store.getState().api.provided).toBe(provided);
});

test('tag functions do not run for an error that became undefined', async () => {
  const errors: unknown[] = [];
  const refuse: BaseQueryFn<unknown, unknown, {stored: unknown}> = (
    stored,
  ) => ({error: {stored}});
  const api = createApi({
    baseQuery: refuse,
    tagTypes: ['Book'],
    endpoints: (build) => ({
      lend: build.mutation<number, unknown>({
        query: (stored) => stored,
        transformErrorResponse: ({stored}) => stored,
        invalidatesTags: (_result, error) => {
          errors.push(error);
          return ['Book'];
        },
      }),
    }),
  });
  const store = storeFor(api);
  for (const stored of ['closed', null, undefined])
    await store.dispatch(api.endpoints.lend.initiate(stored));
  expect(errors).toEqual(['closed', null]);
});

test('after patchQueryData, providesTags runs only if asked to', async () => {
  const counts: number[] = [];
  const api = shelfApi((ids = []) => {
    counts.push(ids.length);
    return ids;
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.shelf.initiate());
  const add = (updateProvided?: boolean) =>
    store.dispatch(
      api.util.patchQueryData(
        'shelf',
        undefined,
        [{op: 'add', path: [2], value: 9}],
        updateProvided,
      ),
    );
  add();
  expect(counts).toEqual([2]);
  add(true);
  expect(counts).toEqual([2, 4]);
});

test('with merge, providesTags sees the new response alone', async () => {
  const api = createApi({
    baseQuery: (id: number) => ({data: [id]}),
    tagTypes: ['Book'],
    endpoints: (build) => ({
      shelf: build.query<number[], number>({
        query: (id) => id,
        serializeQueryArgs: () => 'shelf',
        merge: (current, incoming) => void current.push(...incoming),
        forceRefetch: () => true,
        providesTags: (ids = []) => ids.map((id) => ({type: 'Book', id})),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.shelf.initiate(7));
  const {data} = await store.dispatch(api.endpoints.shelf.initiate(8));
  expect(data).toEqual([7, 8]);
  const reached = (id: number) =>
    api.util.selectInvalidatedBy(store.getState(), [{type: 'Book', id}]);
  expect(reached(7)).toEqual([]);
  expect(reached(8)).toHaveLength(1);
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
