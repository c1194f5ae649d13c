import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';

function setup() {
  const held: ((name: string) => void)[] = [];
  const metas: unknown[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Setlist'],
    endpoints: (build) => ({
      getName: build.query<{name: string}, void>({
        queryFn: () =>
          new Promise((resolve) => {
            held.push((name) =>
              resolve({data: {name}, meta: {from: 'server'}}),
            );
          }),
        providesTags(_result, _error, _arg, meta) {
          metas.push(meta);
          return ['Setlist'];
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {getName} = api.endpoints;
  const name = () => getName.select()(store.getState()).data?.name;
  return {api, store, getName, held, metas, name};
}

test('two requests of an entry: the data of the newer one stays', async () => {
  const {api, store, getName, held, name} = setup();
  const first = store.dispatch(getName.initiate());
  // Pending: a forced call joins the request.
  void store.dispatch(getName.initiate(undefined, {forceRefetch: true}));
  expect(held).toHaveLength(1);

  await store.dispatch(
    api.util.upsertQueryData('getName', undefined, {name: 'draft'}),
  );
  const second = store.dispatch(
    getName.initiate(undefined, {forceRefetch: true}),
  );
  expect(held).toHaveLength(2);
  held[1]?.('new');
  await vi.waitFor(() => expect(name()).toBe('new'));
  held[0]?.('old');
  await Promise.all([first, second]);
  expect(name()).toBe('new');
});

test('a running request overwrites what was upserted', async () => {
  const {api, store, getName, held, name} = setup();
  const request = store.dispatch(getName.initiate());
  const value = {name: 'draft'};
  await store.dispatch(
    api.util.upsertQueryData('getName', undefined, value),
  );
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'getName', arg: undefined, value},
    ]),
  );
  expect(name()).toBe('draft');
  held[0]?.('from the server');
  await request;
  expect(name()).toBe('from the server');
});

test('the meta that providesTags gets', async () => {
  const {api, store, getName, held, metas} = setup();
  const request = store.dispatch(getName.initiate());
  held[0]?.('Opening night');
  await request;
  store.dispatch(
    api.util.updateQueryData('getName', undefined, (draft) => {
      draft.name = 'Unplugged night';
    }),
  );
  const value = {name: 'Closing night'};
  await store.dispatch(
    api.util.upsertQueryData('getName', undefined, value),
  );
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'getName', arg: undefined, value},
    ]),
  );
  expect(metas).toEqual([{from: 'server'}, {}, undefined, undefined]);
});
