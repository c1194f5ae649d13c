import {createApi, fakeBaseQuery, type Patch} from '@reduxjs/toolkit/query';
import {configureStore, type Middleware} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test, vi} from 'vitest';

/** Counts the house: data of every kind. */
function setup() {
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Seat'],
    endpoints: (build) => ({
      freeSeats: build.query<number, void>({queryFn: () => ({data: 12})}),
      row: build.query<string[], string>({
        queryFn: (row) => ({data: [`${row}1`, `${row}2`]}),
        providesTags: (ids = []) =>
          ids.map((id) => ({type: 'Seat' as const, id})),
      }),
      guests: build.infiniteQuery<string[], string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_last, _all, page) => page + 1,
        },
        queryFn: ({pageParam}) => ({data: [`guest ${pageParam}`]}),
      }),
      failing: build.query<string[], void>({
        queryFn: () => ({error: 'closed'}),
      }),
    }),
  });
  const types: unknown[] = [];
  const log: Middleware = () => (next) => (action) => {
    if (typeof action === 'object' && action && 'type' in action)
      types.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware, log),
  });
  const tagsOf = (key: string) =>
    Object.entries(store.getState().api.provided.keys)
      .filter(([name]) => name === key)
      .flatMap(([, tags]) => tags.map(({id}) => id));
  return {api, store, types, tagsOf};
}

test('no entry, no data: the recipe does not run, nothing is dispatched', async () => {
  const {api, store, types} = setup();
  const recipe = vi.fn();
  const missing = store.dispatch(
    api.util.updateQueryData('row', 'A', recipe),
  );
  expect(missing).toMatchObject({patches: [], inversePatches: []});

  await store.dispatch(api.endpoints.failing.initiate());
  types.length = 0;
  const failed = store.dispatch(
    api.util.updateQueryData('failing', undefined, recipe),
  );
  expect(failed.patches).toEqual([]);
  expect(recipe).not.toHaveBeenCalled();
  expect(types).toEqual([]);
});

test('an upsert fills an entry: its error is gone, and the recipe runs', async () => {
  const {api, store} = setup();
  const {failing} = api.endpoints;
  const {error} = await store.dispatch(failing.initiate());
  expect(error).toBeDefined();
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'failing', arg: undefined, value: ['A1']},
    ]),
  );
  const result = failing.select()(store.getState());
  expect(result).toMatchObject({status: 'fulfilled', data: ['A1']});
  expect(result.error).toBeUndefined();
  const recipe = vi.fn(() => ['A2']);
  store.dispatch(api.util.updateQueryData('failing', undefined, recipe));
  expect(recipe).toHaveBeenCalledOnce();
});

test('a recipe that changes nothing dispatches nothing', async () => {
  const {api, store, types} = setup();
  await store.dispatch(api.endpoints.row.initiate('A'));
  types.length = 0;
  store.dispatch(api.util.updateQueryData('row', 'A', () => {}));
  expect(types).toEqual([]);
});

test('a number is replaced by what the recipe returns', async () => {
  const {api, store} = setup();
  await store.dispatch(api.endpoints.freeSeats.initiate());
  const free = () =>
    api.endpoints.freeSeats.select()(store.getState()).data;
  const edit = store.dispatch(
    api.util.updateQueryData('freeSeats', undefined, (count) => count - 1),
  );
  expect(free()).toBe(11);
  expect(edit.patches).toEqual([{op: 'replace', path: [], value: 11}]);
  edit.undo();
  expect(free()).toBe(12);

  store.dispatch(
    api.util.updateQueryData('freeSeats', undefined, () => {}),
  );
  expect(free()).toBeUndefined();
});

test('an infinite query is edited page by page', async () => {
  const {api, store} = setup();
  await store.dispatch(api.endpoints.guests.initiate('A'));
  store.dispatch(
    api.util.updateQueryData('guests', 'A', ({pages}) => {
      pages[0]?.push('late guest');
    }),
  );
  expect(
    api.endpoints.guests.select('A')(store.getState()).data?.pages,
  ).toEqual([['guest 1', 'late guest']]);
});

test('tags follow updateQueryData and undo, unless told otherwise', async () => {
  const {api, store, tagsOf, types} = setup();
  await store.dispatch(api.endpoints.row.initiate('A'));
  const add = (id: string, updateProvided?: boolean) =>
    store.dispatch(
      api.util.updateQueryData(
        'row',
        'A',
        (ids) => {
          ids.push(id);
        },
        updateProvided,
      ),
    );
  types.length = 0;
  const third = add('A3');
  expect(types).toEqual([
    'api/queries/queryResultPatched',
    'api/invalidation/updateProvidedBy',
  ]);
  expect(tagsOf('row("A")')).toEqual(['A1', 'A2', 'A3']);
  third.undo();
  expect(tagsOf('row("A")')).toEqual(['A1', 'A2']);
  add('A4', false);
  expect(tagsOf('row("A")')).toEqual(['A1', 'A2']);
});

test('tags do not follow patchQueryData, unless told otherwise', async () => {
  const {api, store, tagsOf} = setup();
  await store.dispatch(api.endpoints.row.initiate('A'));
  const patch = (updateProvided?: boolean) =>
    store.dispatch(
      api.util.patchQueryData(
        'row',
        'A',
        [{op: 'add', path: [0], value: 'A0'}],
        updateProvided,
      ),
    );
  expect(patch()).toBeUndefined();
  expect(tagsOf('row("A")')).toEqual(['A1', 'A2']);
  patch(true);
  expect(tagsOf('row("A")')).toEqual(['A0', 'A0', 'A1', 'A2']);
});

test('patches without an entry change nothing', () => {
  const {api, store} = setup();
  store.dispatch(
    api.util.patchQueryData('row', 'Z', [{op: 'remove', path: [0]}]),
  );
  expect(store.getState().api.queries).toEqual({});
});

test('with updateProvided, patches without an entry still write its tags', () => {
  const {api, store, tagsOf} = setup();
  const row = api.enhanceEndpoints({
    endpoints: {
      row: {providesTags: (_ids, _error, id) => [{type: 'Seat', id}]},
    },
  });
  store.dispatch(
    row.util.patchQueryData(
      'row',
      'Z',
      [{op: 'replace', path: [], value: []}],
      true,
    ),
  );
  expect(store.getState().api.queries).toEqual({});
  expect(tagsOf('row("Z")')).toEqual(['Z']);
});

test('patches for an entry without data throw, except for a new value as a whole', async () => {
  const {api, store} = setup();
  await store.dispatch(api.endpoints.failing.initiate());
  expect(() =>
    store.dispatch(
      api.util.patchQueryData('failing', undefined, [
        {op: 'add', path: [0], value: 'A1'},
      ]),
    ),
  ).toThrow();
  store.dispatch(
    api.util.patchQueryData('failing', undefined, [
      {op: 'replace', path: [], value: ['A1']},
    ]),
  );
  expect(api.endpoints.failing.select()(store.getState()).data).toEqual([
    'A1',
  ]);
});

test('a path that does not fit throws', async () => {
  const {api, store} = setup();
  await store.dispatch(api.endpoints.row.initiate('A'));
  expect(() =>
    store.dispatch(
      api.util.patchQueryData('row', 'A', [
        {op: 'add', path: ['seats', 'first', 0], value: 'A0'},
      ]),
    ),
  ).toThrow("[Immer] Cannot apply patch, path doesn't resolve");
});

test('a path whose last step is missing does not throw', async () => {
  const {api, store} = setup();
  const {initiate, select} = api.endpoints.row;
  await store.dispatch(initiate('A'));
  const after = (patch: Patch) => {
    store.dispatch(api.util.patchQueryData('row', 'A', [patch]));
    return select('A')(store.getState()).data;
  };
  expect(after({op: 'remove', path: [5]})).toEqual(['A1', 'A2']);
  expect(after({op: 'add', path: [5], value: 'A3'})).toEqual([
    'A1',
    'A2',
    'A3',
  ]);
  expect(after({op: 'replace', path: [3], value: 'A4'})?.[3]).toBe('A4');
});

test('types', () => {
  const {api, store} = setup();
  const {patches} = store.dispatch(
    api.util.updateQueryData('row', 'A', () => {}),
  );
  expectTypeOf(patches).toEqualTypeOf<Patch[]>();
  // @ts-expect-error patchQueryData takes no infinite query
  void (() => api.util.patchQueryData('guests', 'A', patches));
  // @ts-expect-error there is no endpoint of this name
  void (() => api.util.updateQueryData('rows', 'A', () => {}));
});

test('undo without an entry calls providesTags with undefined', () => {
  const {api, store} = setup();
  const seen: unknown[] = [];
  api.enhanceEndpoints({
    endpoints: {
      row: {
        providesTags: (ids) => {
          seen.push(ids);
          if (!ids) throw new TypeError('no seats');
          return [];
        },
      },
    },
  });
  const edit = store.dispatch(
    api.util.updateQueryData('row', 'Z', (ids) => void ids.push('Z9')),
  );
  expect(seen).toEqual([]);
  expect(() => edit.undo()).toThrow('no seats');
  expect(seen).toEqual([undefined]);
});
