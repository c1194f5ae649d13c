import {
  configureStore,
  createNextState,
  createReducer,
  createSlice,
  current,
  freeze,
  isDraft,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {castDraft, immerable, nothing} from 'immer';
import {describe, expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {runAs} from '../../testing/runAs';
import {actions, reducer} from './arrowFixes';
import {reducer as mistaken} from './arrowMistake';
import {Baton, batonSlice} from './baton';
import {desksSlice} from './desksSlice';
import {hallSlice} from './helpers';
import {replacing} from './reassigned';
import {initialState} from './seating';
import {planCleared, seatingSlice} from './seatingSlice';
import {leaderAbsent, shallowCopy, type Place} from './tourByHand';
import {tourSlice} from './tourSlice';

/** A draft of a Map, used after its recipe. `desksSlice` loads the plugin. */
function leakedMap() {
  let leaked: Map<number, string> | undefined;
  createNextState(desksSlice.getInitialState(), (draft) => {
    leaked = draft.playerAt;
  });
  return leaked;
}

const plan = () => ({conductor: 'Okafor', seats: [{id: 1}, {id: 2}]});

describe('by hand and with a draft', () => {
  const place: Place = {hall: 'oslo', section: 'brass'};
  const start = tourSlice.getInitialState();
  const drafted = tourSlice.reducer(
    start,
    tourSlice.actions.leaderAbsent(place),
  );

  test('both make the same state and share the same parts', () => {
    const copied = leaderAbsent(start, place);
    expect(copied).toEqual(drafted);
    for (const next of [copied, drafted]) {
      expect(next.halls.oslo.brass).toEqual({name: 'Juno', present: false});
      expect(next.halls.oslo.strings).toBe(start.halls.oslo.strings);
      expect(next.halls.bergen).toBe(start.halls.bergen);
      expect(next.halls.oslo).not.toBe(start.halls.oslo);
    }
    expect(start.halls.oslo.brass.present).toBe(true);
  });

  test('four levels are copied by hand', () => {
    expect(leaderAbsent.toString().match(/\.\.\./g)).toHaveLength(4);
  });

  test('a shallow copy changes the original', () => {
    const mutable = structuredClone(start);
    const next = shallowCopy(mutable, place);
    expect(next).not.toBe(mutable);
    expect(mutable.halls.oslo.brass.present).toBe(false);
    expect(() => shallowCopy(start, place)).toThrow(
      'Cannot assign to read only property',
    );
  });
});

describe('change or return', () => {
  test('the arrow mistake and two fixes', () => {
    const named = {type: 'seating/named', payload: 'Silva'};
    expect(() => mistaken(undefined, named)).toThrow(
      '[Immer] An immer producer returned a new value *and* modified its draft.',
    );
    for (const fixed of [actions.namedInBraces, actions.namedWithVoid])
      expect(reducer(undefined, fixed('Silva')).conductor).toBe('Silva');
  });

  test('the arrow mistake with the value that is there already', () => {
    const named = {type: 'seating/named', payload: initialState.conductor};
    expect(mistaken(undefined, named)).toBe(initialState.conductor);
  });

  test('the draft itself may be returned after a change, a part of it may not', () => {
    const next = createNextState(plan(), (draft) => {
      draft.conductor = 'Silva';
      return draft;
    });
    expect(next).toEqual({...plan(), conductor: 'Silva'});
    const nested = {first: {second: {name: 'Ines'}}};
    expect(() =>
      // @ts-expect-error a part of the state is not the state
      createNextState(nested, (draft) => {
        draft.first.second.name = 'Otto';
        return draft.first;
      }),
    ).toThrow('returned a new value *and* modified its draft');
  });

  test('the compiler misses an assignment of any', () => {
    const loose = createSlice({
      name: 'loose',
      initialState: plan(),
      reducers: {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the case that the page names
        named: (state, action: PayloadAction<any>) =>
          (state.conductor = action.payload),
      },
    });
    expect(() =>
      loose.reducer(undefined, loose.actions.named('Silva')),
    ).toThrow('returned a new value *and* modified its draft');
  });

  test('push and splice return a value, too, and the compiler misses one', () => {
    const initialState = ['Ines', 'Otto'];
    const pushing = createReducer(initialState, (builder) => {
      // @ts-expect-error a number is not a list of players
      builder.addCase('added', (players) => players.push('Mira'));
    });
    const splicing = createReducer(initialState, (builder) => {
      builder
        .addCase('left', (players) => players.splice(0, 1))
        .addCase('joined', (players) => players.splice(0, 0, 'Mira'))
        .addCase('nobody', (players) => players.splice(2, 1))
        .addCase('same', (players) => players.splice(0, 1, 'Ines'));
    });
    const message =
      'An immer producer returned a new value *and* modified its draft.';
    expect(() => pushing(undefined, {type: 'added'})).toThrow(message);
    expect(() => splicing(undefined, {type: 'left'})).toThrow(message);
    expect(() => splicing(undefined, {type: 'joined'})).toThrow(message);
    // Nothing changed, so the returned array replaces the state.
    expect(splicing(undefined, {type: 'nobody'})).toEqual([]);
    expect(splicing(undefined, {type: 'same'})).toEqual(['Ines']);
  });

  test('assigning to the parameter does nothing', () => {
    const other = {...initialState, conductor: 'Silva'};
    const {reducer: assigning, actions: assignments} = replacing;
    expect(assigning(undefined, assignments.replaced(other))).toBe(
      assigning(undefined, {type: 'x'}),
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

  test('an async reducer that changes the draft before it waits throws', () => {
    const reducer = createReducer(plan(), (builder) => {
      // @ts-expect-error a case reducer returns a plan or nothing, no promise
      builder.addCase('late', async (state) => {
        state.conductor = 'early';
      });
    });
    expect(() => reducer(undefined, {type: 'late'})).toThrow(
      'An immer producer returned a new value *and* modified its draft.',
    );
  });

  test('combineReducers refuses a slice that becomes undefined, not null', () => {
    const left = createReducer<unknown>({}, (builder) => {
      builder.addCase('left', () => nothing).addCase('gone', () => null);
    });
    const {dispatch, getState} = configureStore({reducer: {left}});
    expect(() => dispatch({type: 'left'})).toThrow('returned undefined');
    dispatch({type: 'gone'});
    expect(getState()).toEqual({left: null});
  });

  test('the same value is no change, an equal object is one', () => {
    const base = plan();
    const assign = (next: Partial<ReturnType<typeof plan>>) =>
      createNextState(base, (draft) => void Object.assign(draft, next));
    expect(assign({conductor: 'Okafor', seats: base.seats})).toBe(base);
    expect(assign({seats: plan().seats})).toEqual(base);
    expect(assign({seats: plan().seats})).not.toBe(base);
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

  test('original in a matcher has the changes of the case', () => {
    const seen: string[] = [];
    const named = createReducer(plan(), (builder) => {
      builder
        .addCase('named', (draft) => {
          draft.conductor = 'Silva';
          seen.push(original(draft).conductor);
        })
        .addMatcher(
          () => true,
          (draft) => {
            seen.push(original(draft).conductor);
          },
        );
    });
    named(undefined, {type: 'named'});
    expect(seen).toEqual(['Okafor', 'Silva']);

    // Called with a draft, both see the state before the outer reducer.
    createNextState({plan: plan()}, (draft) => {
      draft.plan.conductor = 'Lindqvist';
      named(draft.plan, {type: 'named'});
    });
    expect(seen.slice(2)).toEqual(['Okafor', 'Okafor']);
  });

  test('current shares what did not change', () => {
    const base = createNextState(plan(), () => {});
    createNextState(base, (draft) => {
      draft.seats[0]!.id = 9;
      const copy = current(draft);
      expect(Object.isFrozen(copy.seats[0])).toBe(false);
      expect(copy.seats[1]).toBe(base.seats[1]);
      expect(Object.isFrozen(copy.seats[1])).toBe(true);
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

  test("for the draft of a Map, the message is Immer's", () => {
    const desks = leakedMap();
    expect(() => desks?.get(1)).toThrow(
      '[Immer] Cannot use a proxy that has been revoked. Did you pass an object from inside an immer function to an async process?',
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

  test('a class instance that is marked is drafted', () => {
    const before = batonSlice.getInitialState();
    const after = batonSlice.reducer(
      before,
      batonSlice.actions.batonLengthened(),
    );
    expect(before.baton.centimeters).toBe(30);
    expect(after.baton.centimeters).toBe(40);
    expect(after.baton).toBeInstanceOf(Baton);
    expect(Object.isFrozen(after.baton)).toBe(true);
  });

  test('a copy of an instance is made without its constructor', () => {
    let constructed = 0;
    class Counted {
      [immerable] = true;
      size = 1;
      constructor() {
        constructed += 1;
      }
    }
    const next = createNextState(new Counted(), (draft) => {
      draft.size = 2;
    });
    expect(next).toBeInstanceOf(Counted);
    expect(next.size).toBe(2);
    expect(constructed).toBe(1);
  });

  test('neither the draft nor the copy of an instance has private fields', () => {
    class Locked {
      [immerable] = true;
      #size = 1;
      name = '';
      grow() {
        this.#size += 1;
        return this.#size;
      }
    }
    expect(new Locked().grow()).toBe(2);
    const copy = createNextState(new Locked(), (draft) => {
      draft.name = 'oak';
      expect(() => draft.grow()).toThrow(TypeError);
    });
    expect(copy.name).toBe('oak');
    expect(() => copy.grow()).toThrow(TypeError);
  });

  test('with the plugin, a Map is drafted and frozen', () => {
    const {reducer: desks, actions: desksActions} = desksSlice;
    const before = desksSlice.getInitialState();
    const after = desks(
      before,
      desksActions.deskTaken({desk: 1, player: 'Ines'}),
    );
    expect(before.playerAt.size).toBe(0);
    expect(after.playerAt.get(1)).toBe('Ines');
    expect(() => after.playerAt.set(2, 'Otto')).toThrow(
      '[Immer] This object has been frozen and should not be mutated',
    );
  });

  test('the check reports Maps and marked classes all the same', () => {
    const printed = captureConsole();
    const store = configureStore({
      reducer: {desks: desksSlice.reducer, baton: batonSlice.reducer},
    });
    store.dispatch(desksSlice.actions.deskTaken({desk: 1, player: 'Ines'}));
    expect(printed.texts('error')[0]).toMatch(
      /^A non-serializable value was detected in the state/,
    );
    store.dispatch(batonSlice.actions.batonLengthened());
    expect(store.getState().baton.baton.centimeters).toBe(40);
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
    const second = plan();
    createReducer(second, () => {});
    expect(Object.isFrozen(second.seats[0])).toBe(true);
    const next = slice.reducer(undefined, slice.actions.named());
    expect(Object.isFrozen(next)).toBe(true);
    expect(() => next.seats.push({id: 3})).toThrow(
      'Cannot add property 2, object is not extensible',
    );
    expect(() => (next.conductor = 'x')).toThrow(
      "Cannot assign to read only property 'conductor' of object",
    );
  });

  test('not what is inside an object that was frozen before', () => {
    const seats = [{id: 3}];
    const frozen = Object.freeze({conductor: 'Silva', seats});
    const next = createNextState({plan: plan()}, (draft) => {
      draft.plan = frozen;
    });
    expect(next.plan).toBe(frozen);
    expect(Object.isFrozen(seats)).toBe(false);
  });

  test('freeze(payload) spares Immer the walk, and nothing reports a write inside', () => {
    const score = {bars: [{notes: ['a']}]};
    const slice = createSlice({
      name: 'score',
      initialState: {bars: [{notes: ['']}]},
      reducers: {
        scoreLoaded: (_, action: PayloadAction<typeof score>) =>
          action.payload,
        barAdded: (state) => void state.bars.push({notes: []}),
      },
    });
    const walked = structuredClone(score);
    const store = configureStore({reducer: slice.reducer});
    store.dispatch(slice.actions.scoreLoaded(walked));
    expect(Object.isFrozen(walked.bars)).toBe(true);

    store.dispatch(slice.actions.scoreLoaded(freeze(score)));
    expect(Object.isFrozen(store.getState())).toBe(true);
    expect(Object.isFrozen(score.bars)).toBe(false);
    store.getState().bars.push({notes: []});
    expect(() => store.dispatch({type: 'next'})).not.toThrow();

    store.dispatch(slice.actions.barAdded());
    expect(Object.isFrozen(store.getState().bars[0]?.notes)).toBe(true);
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

  test('preloaded state that the first case reducer replaces is not frozen, what it keeps is', () => {
    const slice = createSlice({
      name: 'plan',
      initialState: plan(),
      reducers: {named: (state) => void (state.conductor = 'Silva')},
    });
    const preloaded = plan();
    const next = slice.reducer(preloaded, slice.actions.named());
    expect(Object.isFrozen(preloaded)).toBe(false);
    expect(next.seats).toBe(preloaded.seats);
    expect([next, next.seats, next.seats[0]].every(Object.isFrozen)).toBe(
      true,
    );
  });

  test('an object that takes the place of null or a number, from the next case reducer on', () => {
    for (const initialState of [null, 0]) {
      const slice = createSlice({
        name: 'user',
        initialState: initialState as {name: string} | number | null,
        reducers: {
          signedIn: (_user, action: PayloadAction<{name: string}>) =>
            action.payload,
          looked: (user) => user,
        },
      });
      const ines = {name: 'Ines'};
      const user = slice.reducer(undefined, slice.actions.signedIn(ines));
      expect(user).toBe(ines);
      expect(Object.isFrozen(ines)).toBe(false);
      expect(slice.reducer(user, slice.actions.looked())).toBe(ines);
      expect(Object.isFrozen(ines)).toBe(true);
    }
  });

  test('without strict mode an assignment is ignored, and array methods throw', () => {
    const {getInitialState} = createSlice({
      name: 'plan',
      initialState: plan(),
      reducers: {},
    });
    // The body of such a function is not in strict mode.
    const assign = new Function('plan', 'plan.conductor = "Silva"');
    assign(getInitialState());
    expect(getInitialState().conductor).toBe('Okafor');
    const push = new Function('plan', 'plan.seats.push({})');
    expect(() => push(getInitialState())).toThrow(
      'Cannot add property 2, object is not extensible',
    );
    const sort = new Function('plan', 'plan.seats.sort(() => -1)');
    expect(() => sort(getInitialState())).toThrow(
      'Cannot assign to read only property',
    );
  });
});

test('production throws at the same places, with a number', async () => {
  const frozenMap = desksSlice.reducer(
    undefined,
    desksSlice.actions.deskTaken({desk: 1, player: 'Ines'}),
  ).playerAt;
  const mistakes: [number, () => unknown][] = [
    [1, () => createNextState(new Date(), () => {})],
    [2, () => frozenMap.set(2, 'Otto')],
    [3, () => leakedMap()?.get(1)],
    [4, () => mistaken(undefined, {type: 'seating/named', payload: 'S'})],
    [10, () => current(plan())],
    [15, () => original(plan())],
  ];
  await runAs('production', () => {
    for (const [number, run] of mistakes)
      expect(run).toThrow(`[Immer] minified error nr: ${number}.`);
    // The one check that production leaves out.
    createNextState([1, 2], (draft) => {
      Object.assign(draft, {first: 1});
    });
  });
});

test('results are frozen in production too', async () => {
  await runAs('production', () => {
    const next = createNextState(plan(), (draft) => {
      draft.conductor = 'Silva';
    });
    expect(Object.isFrozen(next)).toBe(true);
    expect(Object.isFrozen(next.seats[1])).toBe(true);
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

describe('variables are not the draft', () => {
  const plan = {size: 1, strings: [{name: 'Ines', present: true}]};
  const run = (recipe: (draft: typeof plan) => void) =>
    createNextState(plan, (draft) => {
      recipe(draft);
    });

  test('a variable that gets another value changes nothing', () => {
    const next = run((draft) => {
      const seen: unknown[] = [];
      let {size} = draft;
      size += 1;
      draft.strings.forEach((player) => {
        player = {...player, present: false};
        seen.push(player);
      });
      expect([size, ...seen]).toEqual([2, {name: 'Ines', present: false}]);
    });
    expect(next).toBe(plan);
  });

  test('a field or a place does', () => {
    const byField = run((draft) => {
      for (const player of draft.strings) player.present = false;
    });
    const byPlace = run((draft) => {
      draft.strings[0] = {name: 'Ines', present: false};
    });
    expect(byField.strings[0]?.present).toBe(false);
    expect(byPlace).toEqual(byField);
  });

  test('a draft cannot be cloned, its snapshot can', () => {
    const {port1} = new MessageChannel();
    run((draft) => {
      const message = '#<Object> could not be cloned.';
      expect(() => structuredClone(draft)).toThrow(message);
      expect(() => structuredClone(draft)).toThrow(
        expect.objectContaining({name: 'DataCloneError'}),
      );
      expect(() => port1.postMessage(draft)).toThrow(message);
      expect(structuredClone(current(draft))).toEqual(plan);
    });
    port1.close();
  });
});
