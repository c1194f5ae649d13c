import {
  configureStore,
  createNextState,
  createReducer,
  createSlice,
  current,
  isDraft,
  original,
  type Draft,
} from '@reduxjs/toolkit';
import {castDraft, enableMapSet, nothing} from 'immer';
import {describe, expect, expectTypeOf, test} from 'vitest';
import {actions, reducer} from './arrowFixes';
import {reducer as mistaken} from './arrowMistake';
import {hallSlice} from './helpers';
import {initialState, planCleared, seatingSlice} from './seatingSlice';

const plan = () => ({conductor: 'Okafor', seats: [{id: 1}, {id: 2}]});

describe('change or return', () => {
  test('the arrow mistake and two fixes', () => {
    const named = {type: 'seating/named', payload: 'Silva'};
    expect(() => mistaken(undefined, named)).toThrow(
      '[Immer] An immer producer returned a new value *and* modified its draft.',
    );
    for (const fixed of [actions.namedInBraces, actions.namedWithVoid])
      expect(reducer(undefined, fixed('Silva')).conductor).toBe('Silva');
  });

  test('assigning to the parameter does nothing', () => {
    const other = {...initialState, conductor: 'Silva'};
    expect(reducer(undefined, actions.replaced(other))).toBe(
      reducer(undefined, {type: 'x'}),
    );
  });

  test('returning the initial state resets', () => {
    const changed = {...initialState, conductor: 'Silva'};
    expect(seatingSlice.reducer(changed, planCleared())).toBe(
      seatingSlice.getInitialState(),
    );
  });

  test('an async recipe makes the state a promise', () => {
    // @ts-expect-error a recipe returns a plan or nothing, no promise
    const next = createNextState(plan(), async (draft) => {
      await Promise.resolve();
      draft.conductor = 'late';
    });
    expect(next).toBeInstanceOf(Promise);
    return expect(next).rejects.toThrow('revoked');
  });

  test('nothing is undefined', () => {
    const base: {conductor: string} | undefined = plan();
    expect(createNextState(base, () => nothing)).toBe(undefined);
  });

  test('a returned object may contain drafts', () => {
    const base = plan();
    const next = createNextState(base, (draft) => ({
      conductor: 'Silva',
      seats: draft.seats,
    }));
    expect(next.seats).toBe(base.seats);
  });
});

describe('states that are no objects', () => {
  const counter = (initial: number | null) =>
    createReducer(initial, (builder) => {
      builder.addCase('kept', () => {}).addCase('set', () => 5);
    });

  test('a primitive must be returned', () => {
    expect(counter(1)(1, {type: 'set'})).toBe(5);
    expect(() => counter(1)(1, {type: 'kept'})).toThrow(
      'A case reducer on a non-draftable value must not return undefined',
    );
  });
  test('null may be left alone', () => {
    expect(counter(null)(null, {type: 'kept'})).toBe(null);
  });
});

describe('looking inside', () => {
  test('current of an unmodified draft is the original', () => {
    const base = plan();
    createNextState(base, (draft) => {
      expect(current(draft)).toBe(base);
      expect(original(draft)).toBe(base);
      draft.conductor = 'Silva';
      const copy = current(draft);
      expect(copy).toEqual({...base, conductor: 'Silva'});
      expect(Object.isFrozen(copy)).toBe(false);
      expect(isDraft(copy)).toBe(false);
      expect(original(draft)).toBe(base);
    });
  });

  test('a draft is not its source', () => {
    const base = plan();
    createNextState(base, (draft) => {
      expect(draft.seats.includes(base.seats[0]!)).toBe(false);
      expect(draft.seats.indexOf(base.seats[0]!)).toBe(-1);
      expect(draft.seats.indexOf(draft.seats[0]!)).toBe(0);
    });
  });

  test('current and original refuse plain values', () => {
    expect(() => current(plan())).toThrow(
      "[Immer] 'current' expects a draft, got: [object Object]",
    );
    expect(() => original(plan())).toThrow(
      "[Immer] 'original' expects a draft, got: [object Object]",
    );
  });

  test('a draft is revoked afterwards', () => {
    let leaked: {conductor: string} | undefined;
    createNextState(plan(), (draft) => {
      leaked = draft;
    });
    expect(() => leaked?.conductor).toThrow(
      "Cannot perform 'get' on a proxy that has been revoked",
    );
  });
});

describe('not tracked', () => {
  test('a class instance is changed in place', () => {
    class Baton {
      length = 30;
    }
    const base = {baton: new Baton()};
    const next = createNextState(base, (draft) => {
      expect(isDraft(draft.baton)).toBe(false);
      draft.baton.length = 40;
    });
    expect(next).toBe(base);
    expect(base.baton.length).toBe(40);
  });

  test('maps need a plugin', () => {
    const base = {desks: new Map([['v1', 1]])};
    const move = () =>
      createNextState(base, (draft) => void draft.desks.set('v1', 2));
    expect(move).toThrow(
      "[Immer] The plugin for 'MapSet' has not been loaded into Immer.",
    );
    enableMapSet();
    expect(move().desks.get('v1')).toBe(2);
    expect(base.desks.get('v1')).toBe(1);
  });

  test('other names on an array', () => {
    expect(() =>
      createNextState([1, 2], (draft) => {
        Object.assign(draft, {first: 1});
      }),
    ).toThrow(
      "[Immer] Immer only supports setting array indices and the 'length' property",
    );
  });

  test('a recipe for something that is not draftable', () => {
    expect(() => createNextState(new Date(), () => {})).toThrow(
      '[Immer] produce can only be called on things that are draftable',
    );
  });
});

describe('freezing', () => {
  test('results and initial states, deeply', () => {
    const first = plan();
    const slice = createSlice({
      name: 'plan',
      initialState: first,
      reducers: {named: (state) => void (state.conductor = 'Silva')},
    });
    expect(Object.isFrozen(first)).toBe(false);
    slice.getInitialState();
    expect(Object.isFrozen(first.seats[0])).toBe(true);
    const next = slice.reducer(undefined, slice.actions.named());
    expect(Object.isFrozen(next)).toBe(true);
    expect(() => next.seats.push({id: 3})).toThrow(
      'Cannot add property 2, object is not extensible',
    );
    expect(() => (next.conductor = 'x')).toThrow(
      "Cannot assign to read only property 'conductor' of object",
    );
  });

  test('preloaded state, from the first case reducer on', () => {
    const slice = createSlice({
      name: 'plan',
      initialState: plan(),
      reducers: {looked: () => {}},
    });
    const preloaded = plan();
    const store = configureStore({
      reducer: {plan: slice.reducer},
      preloadedState: {plan: preloaded},
    });
    store.dispatch({type: 'other'});
    expect(Object.isFrozen(preloaded)).toBe(false);
    store.dispatch(slice.actions.looked());
    expect(store.getState().plan).toBe(preloaded);
    expect(Object.isFrozen(preloaded.seats[0])).toBe(true);
  });
});

describe('types', () => {
  test('a draft has no readonly', () => {
    interface Hall {
      readonly desks: readonly string[];
    }
    expectTypeOf<Draft<Hall>>().toEqualTypeOf<{desks: string[]}>();
    const desks: readonly string[] = ['v1'];
    const base: Hall = {desks: []};
    const next = createNextState(base, (draft) => {
      // @ts-expect-error a readonly array is no draft
      draft.desks = desks;
      draft.desks = castDraft(desks);
    });
    expect(next).toEqual({desks: ['v1']});
  });

  test('the helper changes the draft', () => {
    const {reducer: hall, actions: hallActions} = hallSlice;
    expect(hall(undefined, hallActions.firstDeskLeft())).toEqual({
      desks: [{players: []}],
    });
  });
});
