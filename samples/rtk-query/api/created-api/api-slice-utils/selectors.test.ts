import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  type QueryCacheEntry,
} from '@reduxjs/toolkit/query';
import {expect, expectTypeOf, test} from 'vitest';
import {makeStore} from './makeStore';
import {theatreApi, type Seat, type SeatFilter} from './theatreApi';

const {util} = theatreApi;
const A1: Seat = {id: 'A1', section: 'stalls', price: 60, heldBy: null};
const stalls: SeatFilter = {section: 'stalls', maxPrice: 99};

function filled() {
  const store = makeStore();
  store.dispatch(
    util.upsertQueryEntries([
      {endpointName: 'getSeat', arg: 'A1', value: A1},
      {endpointName: 'findSeats', arg: stalls, value: [A1]},
    ]),
  );
  return store;
}

test('selectInvalidatedBy finds entries by tag', () => {
  const state = filled().getState();
  const found = [
    {
      endpointName: 'getSeat',
      originalArgs: 'A1',
      queryCacheKey: 'getSeat("A1")',
    },
    {
      endpointName: 'findSeats',
      originalArgs: stalls,
      queryCacheKey: 'findSeats({"maxPrice":99,"section":"stalls"})',
    },
  ];
  expect(util.selectInvalidatedBy(state, ['Seat'])).toEqual(found);
  expect(
    util.selectInvalidatedBy(state, [null, {type: 'Seat', id: 'A1'}]),
  ).toEqual(found);
  expect(
    util.selectInvalidatedBy(state, [{type: 'Seat', id: 'Z9'}, undefined]),
  ).toEqual([]);
});

test('selectCachedArgsForQuery has typed arguments', () => {
  const state = filled().getState();
  const args = util.selectCachedArgsForQuery(state, 'findSeats');
  expect(args).toEqual([stalls]);
  const empty = makeStore().getState();
  expect(util.selectCachedArgsForQuery(empty, 'findSeats')).toEqual([]);
  expectTypeOf(args).toEqualTypeOf<SeatFilter[]>();
});

test('array arguments come back flattened; the entries have them whole', () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      countFree: build.query<number, string[]>({
        queryFn: (ids) => ({data: ids.length}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'countFree', arg: ['A1', 'A2'], value: 2},
      {endpointName: 'countFree', arg: ['B7'], value: 1},
    ]),
  );
  const state = store.getState();
  const args = api.util.selectCachedArgsForQuery(state, 'countFree');
  expect(args).toEqual(['A1', 'A2', 'B7']);
  expectTypeOf(args).toEqualTypeOf<string[][]>();
  expect(
    api.util
      .selectEntriesForEndpoint(state, 'countFree')
      .map(({originalArgs}) => originalArgs),
  ).toEqual([['A1', 'A2'], ['B7']]);
});

test('both build a new array with every call', () => {
  const state = filled().getState();
  const tags = ['Seat'] as const;
  expect(util.selectInvalidatedBy(state, tags)).not.toBe(
    util.selectInvalidatedBy(state, tags),
  );
  expect(util.selectCachedArgsForQuery(state, 'getSeat')).not.toBe(
    util.selectCachedArgsForQuery(state, 'getSeat'),
  );
});

test('entries keep their references while they do not change', () => {
  const store = filled();
  const seats = util.selectEntriesForEndpoint(store.getState(), 'getSeat');
  const all = util.selectAllQueryEntries(store.getState());
  expect(seats).toMatchObject([
    {queryCacheKey: 'getSeat("A1")', status: 'fulfilled', data: A1},
  ]);
  expectTypeOf(seats[0]?.data).toEqualTypeOf<Seat | undefined>();
  expectTypeOf<(typeof seats)[number]>().toExtend<
    QueryCacheEntry<
      (typeof theatreApi.endpoints.getSeat)['Types']['QueryDefinition']
    >
  >();

  store.dispatch({type: 'curtain/raised'});
  expect(util.selectAllQueryEntries(store.getState())).toBe(all);

  store.dispatch(
    util.updateQueryData('findSeats', stalls, (list) => {
      list.pop();
    }),
  );
  expect(util.selectEntriesForEndpoint(store.getState(), 'getSeat')).toBe(
    seats,
  );
  const later = util.selectAllQueryEntries(store.getState());
  expect(later).not.toBe(all);
  expect(later[0]).toBe(all[0]);

  store.dispatch(
    util.upsertQueryEntries([
      {endpointName: 'getSeat', arg: 'A2', value: {...A1, id: 'A2'}},
    ]),
  );
  const more = util.selectEntriesForEndpoint(store.getState(), 'getSeat');
  expect(more).toHaveLength(2);
  expect(more[0]).toBe(seats[0]);
});
