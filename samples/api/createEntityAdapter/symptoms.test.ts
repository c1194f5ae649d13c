import {
  combineReducers,
  configureStore,
  createEntityAdapter,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';

interface Piece {
  id: string;
  title: string;
  size?: {cm: number; kg: number};
}
const adapter = createEntityAdapter<Piece>();
const vase = {id: 'vase', title: 'Vase', size: {cm: 40, kg: 2}};
const bell = {id: 'bell', title: 'Bell'};

test('only ids are sorted', () => {
  const sorted = createEntityAdapter<Piece>({
    sortComparer: (a, b) => a.title.localeCompare(b.title),
  });
  const state = sorted.getInitialState(undefined, [vase, bell]);
  expect(state.ids).toEqual(['bell', 'vase']);
  expect(Object.values(state.entities)[0]).toEqual(vase);
  expect(sorted.getSelectors().selectAll(state)[0]).toEqual(bell);
});

test('another order for the screen', () => {
  const {selectAll} = adapter.getSelectors();
  const selectSorted = createSelector(
    [selectAll, (_state: unknown, column: 'id' | 'title') => column],
    (all, column) =>
      [...all].sort((a, b) => a[column].localeCompare(b[column])),
  );
  const state = adapter.getInitialState(undefined, [vase, bell]);
  expect(selectSorted(state, 'title')[0]).toEqual(bell);
  expect(selectSorted(state, 'title')).toBe(selectSorted(state, 'title'));
});

test('selectors without the collection', () => {
  const slice = createSlice({
    name: 'pieces',
    initialState: adapter.getInitialState(),
    reducers: {},
  });
  const store = configureStore({reducer: {pieces: slice.reducer}});
  type Wrong = {exhibits: ReturnType<typeof adapter.getInitialState>};
  const wrongKey = adapter.getSelectors((state: Wrong) => state.exhibits);
  const root: unknown = store.getState();
  expect(() => wrongKey.selectAll(root as Wrong)).toThrow(
    "Cannot read properties of undefined (reading 'ids')",
  );
  const local = adapter.getSelectors();
  // @ts-expect-error The root state is not the collection.
  expect(() => local.selectAll(root)).toThrow(
    "Cannot read properties of undefined (reading 'map')",
  );
  // @ts-expect-error The root state is not the collection.
  expect(() => local.selectById(root, 'vase')).toThrow(
    "Cannot read properties of undefined (reading 'vase')",
  );
  // @ts-expect-error The state is missing.
  expect(() => local.selectAll()).toThrow("(reading 'ids')");
  // @ts-expect-error The state is missing.
  expect(() => wrongKey.selectAll()).toThrow("(reading 'exhibits')");
  expect(() => wrongKey.selectById(root as Wrong, 'vase')).toThrow(
    "Cannot read properties of undefined (reading 'entities')",
  );
});

test('preloaded state that lacks a collection', () => {
  const pieces = createSlice({
    name: 'pieces',
    initialState: adapter.getInitialState(undefined, [vase]),
    reducers: {},
  });
  const loans = createSlice({
    name: 'loans',
    initialState: {season: 'spring', pieces: adapter.getInitialState()},
    reducers: {},
  });
  type Loans = ReturnType<typeof loans.getInitialState>;
  const saved: unknown = {season: 'fall'};
  const reducer = combineReducers({
    pieces: pieces.reducer,
    loans: loans.reducer,
  });
  const preloadedState = {loans: saved as Loans};
  const state = configureStore({reducer, preloadedState}).getState();
  type Root = typeof state;

  // A slice starts with its initial state.
  const whole = adapter.getSelectors((root: Root) => root.pieces);
  expect(whole.selectAll(state)).toEqual([vase]);
  // A part of a slice is missing.
  const part = adapter.getSelectors((root: Root) => root.loans.pieces);
  expect(() => part.selectAll(state)).toThrow("(reading 'ids')");
});

test('updateOne without changes', () => {
  const state = adapter.getInitialState(undefined, [vase]);
  // @ts-expect-error Property 'changes' is missing
  const next = adapter.updateOne(state, {id: 'vase', title: 'Jug'});
  expect(next.entities['vase']).toEqual(vase);
  const unknown = {id: 'mask', changes: {title: 'Mask'}};
  expect(adapter.updateOne(state, unknown)).toBe(state);
});

test('a nested object is replaced; a draft merges it', () => {
  const slice = createSlice({
    name: 'pieces',
    initialState: adapter.getInitialState(undefined, [vase]),
    reducers: {
      weighed(state, action: PayloadAction<{id: string; kg: number}>) {
        const size = state.entities[action.payload.id]?.size;
        if (size) size.kg = action.payload.kg;
      },
    },
  });
  const state = slice.getInitialState();
  const {weighed} = slice.actions;
  const merged = slice.reducer(state, weighed({id: 'vase', kg: 3}));
  expect(merged.entities['vase']?.size).toEqual({cm: 40, kg: 3});
  const replaced = adapter.updateOne(state, {
    id: 'vase',
    changes: {size: {cm: 0, kg: 3}},
  });
  expect(replaced.entities['vase']?.size).toEqual({cm: 0, kg: 3});
});

test('an adapter in a generic function', () => {
  function makeCollection<Item extends {id: string}>(name: string) {
    const items = createEntityAdapter<Item>();
    return createSlice({
      name,
      initialState: items.getInitialState(),
      reducers: {
        replaced(state, action: PayloadAction<Item[]>) {
          items.setAll(state, action.payload);
        },
      },
    });
  }
  const refused = <Item extends {id: string}>() => {
    const items = createEntityAdapter<Item>();
    createSlice({
      name: 'items',
      initialState: items.getInitialState(),
      // @ts-expect-error is not assignable to type 'CaseReducer
      reducers: {added: items.addOne},
    });
  };
  expect(refused).not.toThrow();
  const {reducer, actions} = makeCollection<Piece>('pieces');
  expect(reducer(undefined, actions.replaced([vase])).ids).toEqual([
    'vase',
  ]);
});

test('a new entity at the top', () => {
  const {reducer, actions} = createSlice({
    name: 'pieces',
    initialState: adapter.getInitialState(undefined, [vase]),
    reducers: {
      appended: adapter.addOne,
      putFirst(state, {payload}: PayloadAction<Piece>) {
        if (payload.id in state.entities) return;
        state.ids.unshift(payload.id);
        state.entities[payload.id] = payload;
      },
    },
  });
  expect(reducer(undefined, actions.appended(bell)).ids).toEqual([
    'vase',
    'bell',
  ]);
  const state = reducer(undefined, actions.putFirst(bell));
  expect(adapter.getSelectors().selectAll(state)).toEqual([bell, vase]);
  expect(reducer(state, actions.putFirst(vase))).toBe(state);
});
