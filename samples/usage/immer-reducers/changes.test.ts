import {
  configureStore,
  createNextState,
  createSlice,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {Linter} from 'eslint';
import {castDraft, setAutoFreeze} from 'immer';
import {afterEach, describe, expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {concertSlice} from './concertSlice';
import {planSlice} from './mergedChanges';
import {initialState} from './seating';
import {seatingSlice} from './seatingSlice';
import {leaving} from './unfiltered';

test('Object.assign merges changes into the draft', () => {
  const {planChanged} = planSlice.actions;
  const next = planSlice.reducer(undefined, planChanged({brass: []}));
  expect(next).toEqual({...initialState, brass: []});
  expect(next.strings).toBe(initialState.strings);
});

test('a filtered array that nobody uses changes nothing', () => {
  const {playerLeft} = leaving.actions;
  const before = leaving.getInitialState();
  expect(leaving.reducer(before, playerLeft('v1'))).toBe(before);
});

describe('a payload is not a draft', () => {
  const {reducer, actions} = createSlice({
    name: 'brass',
    initialState: {brass: [] as string[]},
    reducers: {
      assigned(state, action: PayloadAction<string[]>) {
        state.brass = action.payload;
        state.brass.push('Juno');
      },
      copied(state, action: PayloadAction<string[]>) {
        state.brass = [...action.payload];
        state.brass.push('Juno');
      },
    },
  });

  test('a change after the assignment reaches it', () => {
    const payload = ['Otto'];
    reducer(undefined, actions.assigned(payload));
    expect(payload).toEqual(['Otto', 'Juno']);
    expect(() => reducer(undefined, actions.assigned(payload))).toThrow(
      'object is not extensible',
    );
  });

  test('a copy protects it', () => {
    const payload = Object.freeze(['Otto']) as string[];
    const {brass} = reducer(undefined, actions.copied(payload));
    expect(brass).toEqual(['Otto', 'Juno']);
    expect(payload).toEqual(['Otto']);
  });
});

test('a reset inside the slice calls the function of the initial state', () => {
  const load = () => ({players: 0});
  // @ts-expect-error TS7022: the slice is part of its own type
  const circular = createSlice({
    name: 'plan',
    initialState: load,
    reducers: {
      // @ts-expect-error TS7023: and so is the result
      reset: () => circular.getInitialState(),
    },
  });
  const plain = createSlice({
    name: 'plan',
    initialState: load,
    reducers: {reset: () => load()},
  });
  const typed = createSlice({
    name: 'plan',
    initialState: load,
    reducers: {
      reset: (): ReturnType<typeof load> => typed.getInitialState(),
    },
  });
  for (const slice of [plain, typed])
    expectTypeOf(slice.getInitialState()).toEqualTypeOf<{
      players: number;
    }>();
  for (const {reducer, actions} of [circular, plain, typed])
    expect(reducer({players: 3}, actions.reset())).toEqual({players: 0});
});

test('a state that is a union', () => {
  const {concertPlayed, encorePlayed} = concertSlice.actions;
  const {reducer} = concertSlice;
  expect(reducer(undefined, encorePlayed('Waltz'))).toEqual({
    status: 'planned',
  });
  const played = reducer(undefined, concertPlayed(['Waltz']));
  expect(reducer(played, encorePlayed('Polka'))).toEqual({
    status: 'played',
    encores: ['Waltz', 'Polka'],
  });
  // Without `as`, the text is widened.
  const widened = createSlice({
    name: 'concert',
    initialState: {status: 'planned'},
    reducers: {},
  });
  expectTypeOf(widened.getInitialState()).toEqualTypeOf<{
    status: string;
  }>();
  createSlice({
    name: 'concert',
    initialState: {status: 'planned'} as
      {status: 'planned'} | {status: 'played'; encores: string[]},
    reducers: {
      played(concert) {
        concert.status = 'played';
        // @ts-expect-error Property 'encores' does not exist on type
        concert.encores = [];
      },
    },
  });
});

describe('freezing', () => {
  afterEach(() => setAutoFreeze(true));
  const make = () =>
    createSlice({
      name: 's',
      initialState: {list: [{n: 0}]},
      reducers: {
        added(state) {
          state.list.push({n: 1});
        },
      },
    });

  test('setAutoFreeze(false) also leaves the initial state unfrozen', () => {
    setAutoFreeze(false);
    const slice = make();
    const state = slice.reducer(undefined, slice.actions.added());
    expect(Object.isFrozen(state)).toBe(false);
    expect(Object.isFrozen(slice.getInitialState())).toBe(false);
  });

  test('without it, a write goes through, and only the check notices', () => {
    const console = captureConsole();
    setAutoFreeze(false);
    const slice = make();
    const unchecked = configureStore({
      reducer: slice.reducer,
      middleware: (getDefault) => getDefault({immutableCheck: false}),
    });
    unchecked.getState().list.push({n: 2});
    unchecked.dispatch(slice.actions.added());
    expect(unchecked.getState().list).toHaveLength(3);
    const checked = configureStore({reducer: make().reducer});
    checked.getState().list.push({n: 2});
    expect(() => checked.dispatch({type: 'x'})).toThrow('mutation');
    expect(console.texts('error')).toEqual([]);
  });

  test('the object around the slices is not frozen', () => {
    const store = configureStore({
      reducer: {seating: seatingSlice.reducer},
      middleware: (getDefault) => getDefault({immutableCheck: false}),
    });
    expect(Object.isFrozen(store.getState())).toBe(false);
    expect(Object.isFrozen(store.getState().seating)).toBe(true);
  });

  test('dates and class instances in a slice are not frozen', () => {
    class Stand {
      height = 1;
    }
    const slice = createSlice({
      name: 'stage',
      initialState: () => ({at: new Date(0), stand: new Stand(), seats: 9}),
      reducers: {cleared: () => {}},
    });
    const store = configureStore({
      reducer: slice.reducer,
      middleware: (getDefault) => getDefault({serializableCheck: false}),
    });
    store.dispatch(slice.actions.cleared());
    const state = store.getState();
    state.at.setTime(1);
    state.stand.height = 2;
    // Not reported by the immutability check, which is on:
    expect(() => store.dispatch(slice.actions.cleared())).not.toThrow();
    expect(store.getState()).toMatchObject({
      at: new Date(1),
      stand: {height: 2},
    });
    expect(() => (state.seats = 0)).toThrow('read only property');
  });

  test('a reducer by hand can handle the actions of a slice', () => {
    const {actions} = make();
    const list: readonly number[] = [];
    const byHand = (state = list, action: unknown) =>
      actions.added.match(action) ? [...state, 1] : state;
    const store = configureStore({reducer: {byHand}});
    store.dispatch(actions.added());
    expect(store.getState().byHand).toEqual([1]);
    expect(Object.isFrozen(store.getState().byHand)).toBe(false);
  });
});

test('a revoked draft in an action', () => {
  let leaked: Draft<{n: number}> | undefined;
  createNextState({list: [{n: 0}]}, (draft) => {
    leaked = draft.list[0];
  });
  const store = configureStore({reducer: () => 0});
  expect(() => store.dispatch({type: 'x', payload: leaked})).toThrow(
    "Cannot perform 'IsArray' on a proxy that has been revoked",
  );
  expect(() => leaked instanceof Date).toThrow(
    "Cannot perform 'getPrototypeOf' on a proxy that has been revoked",
  );
});

describe('types', () => {
  interface Program {
    readonly pieces: readonly string[];
  }
  const slice = createSlice({
    name: 'program',
    initialState: {next: null} as {next: Program | null},
    reducers: {
      assigned(state, action: PayloadAction<Program>) {
        // @ts-expect-error is not assignable to type 'WritableNonArrayDraft
        state.next = action.payload;
      },
      cast(state, action: PayloadAction<Program>) {
        state.next = castDraft(action.payload);
      },
      returned: (_state, action: PayloadAction<Program>) => ({
        next: action.payload,
      }),
    },
    selectors: {selectNext: (state) => state.next},
  });

  test('drafts stay inside reducers', () => {
    const store = configureStore({reducer: {program: slice.reducer}});
    store.dispatch(slice.actions.cast({pieces: ['Waltz']}));
    const next = slice.selectors.selectNext(store.getState());
    expectTypeOf(next).toEqualTypeOf<Program | null>();
    expect(next).toEqual({pieces: ['Waltz']});
    expectTypeOf(slice.caseReducers.assigned)
      .parameter(0)
      .toEqualTypeOf<Draft<{next: Program | null}>>();
  });
});

test('the lint rule for the files of slices only', () => {
  const code = 'function changed(state) { state.x = 1; }';
  const config: Linter.Config[] = [
    {
      files: ['**/*.js'],
      rules: {'no-param-reassign': ['error', {props: true}]},
    },
    {
      files: ['**/*Slice.js'],
      rules: {'no-param-reassign': ['error', {props: false}]},
    },
  ];
  const count = (filename: string) =>
    new Linter().verify(code, config, {filename}).length;
  expect(count('src/seatingSlice.js')).toBe(0);
  expect(count('src/other.js')).toBe(1);
});
