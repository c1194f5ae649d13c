import {
  configureStore,
  createDraftSafeSelectorCreator,
  createEntityAdapter,
  createNextState,
  createSelectorCreator,
  createSlice,
  isDraft,
  lruMemoize,
  type EntityAdapter,
  type EntityId,
  type EntitySelectors,
  type EntityState,
  type EntityStateAdapter,
  type RemoveManyFilter,
  type Update,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {exhibitsAdapter, type Exhibit} from './exhibitsSlice';
import {
  loansSlice,
  selectExhibits,
  selectLenders,
  selectLoansByCity,
} from './loans';

const vase: Exhibit = {id: 'vase', title: 'Vase', room: 2};
const bell: Exhibit = {id: 'bell', title: 'Bell', room: 2};
const hall = exhibitsAdapter.getInitialState(undefined, [vase, bell]);
const selectors = exhibitsAdapter.getSelectors();

test('selectByIds: order, duplicates, unknown ids, identity', () => {
  const ids = ['bell', 'sold', 'vase', 'bell'];
  const stops = selectors.selectByIds(hall, ids);
  expect(stops).toEqual([bell, vase, bell]);
  expect(selectors.selectByIds(hall, ids)).toBe(stops);
  expect(selectors.selectByIds(hall, [...ids])).not.toBe(stops);
  const changed = exhibitsAdapter.addOne(hall, {...vase, id: 'mask'});
  expect(selectors.selectByIds(changed, ids)).not.toBe(stops);
});

test('selectAll keeps its array until ids or entities change', () => {
  const state = exhibitsAdapter.getInitialState({open: 1}, [vase]);
  const all = selectors.selectAll(state);
  const other = {...state, open: 2};
  expect(selectors.selectAll(other)).toBe(all);
});

test('the selectors are safe on a draft', () => {
  createNextState(hall, (draft) => {
    expect(selectors.selectTotal(draft)).toBe(2);
    exhibitsAdapter.removeOne(draft, 'bell');
    expect(selectors.selectTotal(draft)).toBe(1);
  });
});

test('what selectById and selectAll return from a draft is not a draft', () => {
  const next = createNextState(hall, (draft) => {
    const found = selectors.selectById(draft, 'vase')!;
    expect(isDraft(found)).toBe(false);
    expect(() => (found.room = 9)).toThrow('read only property');
    expect(selectors.selectAll(draft).some(isDraft)).toBe(false);
    draft.entities.bell!.room = 5;
    // A copy of the changed entity: the write goes nowhere.
    selectors.selectById(draft, 'bell')!.room = 9;
  });
  expect(next.entities.bell!.room).toBe(5);
  expect(next.entities.vase).toBe(hall.entities.vase);
});

test('a write to what selectById returns changes preloaded state', () => {
  const {reducer, actions} = createSlice({
    name: 'hall',
    initialState: exhibitsAdapter.getInitialState(),
    reducers: {
      moved(state) {
        selectors.selectById(state, 'vase')!.room = 9;
      },
    },
  });
  const preloadedState = {ids: ['vase'], entities: {vase: {...vase}}};
  const store = configureStore({reducer, preloadedState});
  store.dispatch(actions.moved());
  expect(store.getState()).toBe(preloadedState);
  expect(store.getState().entities['vase']?.room).toBe(9);
});

test('your own createSelector: only a draft-safe one may read a draft', () => {
  const countsOf = (createSelector: typeof createLruSafe) => {
    const own = exhibitsAdapter.getSelectors(undefined, {createSelector});
    expect(own.selectAll(hall)).toEqual([vase, bell]);
    const counts: number[] = [];
    createNextState(hall, (draft) => {
      counts.push(own.selectTotal(draft));
      exhibitsAdapter.removeAll(draft);
      exhibitsAdapter.addOne(draft, vase);
      counts.push(own.selectTotal(draft));
    });
    return counts;
  };
  const createLruSafe = createDraftSafeSelectorCreator(lruMemoize);
  expect(countsOf(createLruSafe)).toEqual([2, 1]);
  expect(countsOf(createSelectorCreator(lruMemoize))).toEqual([2, 2]);
});

test('more than 1000 ids through one selectById: Reselect warns once', () => {
  const printed = captureConsole();
  const {selectById} = exhibitsAdapter.getSelectors();
  for (let i = 0; i < 1500; i++) selectById(hall, `no-${i}`);
  const [first, ...others] = printed.texts('warn');
  expect(first).toContain('A function memoized with weakMapMemoize');
  // The cache of arguments and the cache of results each say it once.
  expect(others).toHaveLength(1);
});

test('the ids are counted while the entities stay, in any root state', () => {
  const printed = captureConsole();
  const {selectById} = exhibitsAdapter.getSelectors(
    (state: {hall: typeof hall}) => state.hall,
  );
  for (let i = 0; i < 1500; i++) selectById({hall}, `no-${i}`);
  expect(printed.texts('warn')).toHaveLength(1);
});

test('a join of two adapters nested in one slice', () => {
  const store = configureStore({reducer: {loans: loansSlice.reducer}});
  const {exhibitArrived, lenderSigned} = loansSlice.actions;
  store.dispatch(exhibitArrived(vase));
  store.dispatch(
    lenderSigned({id: 'l1', city: 'Lyon', exhibitIds: ['vase', 'bell']}),
  );
  const state = store.getState();
  expect(selectLoansByCity(state)).toEqual([
    {city: 'Lyon', titles: ['Vase', 'not here']},
  ]);
  expect(selectLoansByCity({...state})).toBe(selectLoansByCity(state));
  expect(selectExhibits.selectTotal(state)).toBe(1);
  expect(selectLenders.selectById(state, 'l1')?.city).toBe('Lyon');
});

test('selectId that returns undefined: warned, stored under "undefined"', () => {
  const printed = captureConsole();
  const broken = createEntityAdapter({
    // @ts-expect-error the field is `no`
    selectId: (item: {no: string}): string => item.number,
  });
  const state = broken.addOne(broken.getInitialState(), {no: 'M-1'});
  expect(printed.texts('warn')[0]).toMatch(
    /^The entity passed to the `selectId` implementation returned undefined\. You should probably provide your own `selectId` implementation\./,
  );
  expect(Object.keys(state.entities)).toEqual(['undefined']);
});

test('types', () => {
  expectTypeOf(exhibitsAdapter).toEqualTypeOf<
    EntityAdapter<Exhibit, string>
  >();
  expectTypeOf(hall).toEqualTypeOf<EntityState<Exhibit, string>>();
  expectTypeOf(exhibitsAdapter).toExtend<
    EntityStateAdapter<Exhibit, string>
  >();
  expectTypeOf(selectors).toEqualTypeOf<
    EntitySelectors<Exhibit, EntityState<Exhibit, string>, string>
  >();
  expectTypeOf<Update<Exhibit, string>>().toEqualTypeOf<{
    id: string;
    changes: Partial<Exhibit>;
  }>();
  expectTypeOf<RemoveManyFilter<Exhibit>>().toEqualTypeOf<{
    where: Partial<Exhibit>;
  }>();
  expectTypeOf<EntityId>().toEqualTypeOf<string | number>();
  expectTypeOf(selectors.selectById(hall, 'x')).toEqualTypeOf<
    Exhibit | undefined
  >();
  expect(exhibitsAdapter.sortComparer).toBe(false);
  expect(exhibitsAdapter.selectId(vase)).toBe('vase');
});
