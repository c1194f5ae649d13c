import {
  configureStore,
  createAction,
  createListenerMiddleware,
  createReducer,
  isAllOf,
  isAnyOf,
  isPending,
  type Action,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {
  boardingStarted,
  flightCanceled,
  listenerMiddleware,
  shown,
} from './boarding';
import {boardSlice, isDelay} from './boardSlice';
import {
  crewDelayed,
  gateChanged,
  lateInbound,
  weatherDelayed,
  type Delay,
} from './delays';
import {flightLogSlice} from './flightLogSlice';
import {loadDepartures} from './thunks';
import {flightOf, minutesOf} from './typesOfMatchers';

const delay = {flight: 'QX 12', minutes: 40};

describe('isAnyOf', () => {
  test('three actions, one handler', () => {
    const state = [weatherDelayed, crewDelayed, lateInbound].reduce(
      (board, creator) => boardSlice.reducer(board, creator(delay)),
      boardSlice.getInitialState(),
    );
    expect(state).toEqual({'QX 12': 120});
    const gate = gateChanged({flight: 'QX 12', gate: 'C4'});
    expect(boardSlice.reducer(state, gate)).toBe(state);
  });

  test('takes creators, objects with match, and type guards', () => {
    const isText = (v: unknown): v is string => typeof v === 'string';
    const any = isAnyOf(crewDelayed, {match: weatherDelayed.match}, isText);
    expect(
      [crewDelayed(delay), weatherDelayed(delay), 'text'].map(any),
    ).toEqual([true, true, true]);
    expect(any(lateInbound(delay))).toBe(false);
  });

  test('a predicate that returns a boolean runs, but does not compile', () => {
    const isGate = (action: {type: string}) => action.type.includes('gate');
    // @ts-expect-error the signature must be a type predicate
    const any = isAnyOf(crewDelayed, isGate);
    expect(any(gateChanged({flight: 'ZB 7', gate: 'C4'}))).toBe(true);
  });

  test('a thunk instead of its actions matches everything', () => {
    // @ts-expect-error a thunk is no matcher
    const broken = isAnyOf(loadDepartures);
    expect(broken({type: 'anything'})).toBe(true);
  });

  test('a type string is matched by its letters, not by its type', () => {
    // @ts-expect-error a string is no matcher
    expect(isAnyOf('delay/crew')({type: 'anything'})).toBe(true);
    // @ts-expect-error a string is no matcher
    expect(isAnyOf('PURGE')({type: 'PURGE'})).toBe(false);
    const purged = createAction('PURGE');
    expect(isAnyOf(purged)({type: 'PURGE'})).toBe(true);
    expect(isAnyOf(purged)({type: 'anything'})).toBe(false);
  });

  test('the payload is the union of the payloads', () => {
    const isNews = isAnyOf(crewDelayed, gateChanged);
    const check = (action: unknown) => {
      if (!isNews(action)) return;
      expectTypeOf(action.payload).toEqualTypeOf<
        Delay | {flight: string; gate: string}
      >();
      return action.payload.flight;
    };
    expect(check(crewDelayed(delay))).toBe('QX 12');
  });
});

describe('isAllOf', () => {
  test('a creator and a test of the payload', async () => {
    captureConsole();
    const {isLongDelay} = await import('./longDelay');
    expect(
      [
        crewDelayed({...delay, minutes: 90}),
        crewDelayed(delay),
        gateChanged({flight: 'QX 12', gate: 'C4'}),
        null,
      ].map(isLongDelay),
    ).toEqual([true, false, false, false]);
  });

  test('stops at the first no', () => {
    const order: string[] = [];
    const no = (v: unknown): v is never => (order.push('no'), v !== v);
    const never = (v: unknown): v is never => (order.push('never'), !!v);
    expect(isAllOf(no, never)({type: 'a'})).toBe(false);
    expect(order).toEqual(['no']);
  });

  test('the type is the intersection', () => {
    const urgent = createAction('e/urgent', () => ({
      payload: undefined,
      meta: {urgent: true},
    }));
    type Urgent = {meta: {urgent: boolean}};
    const isUrgent = (action: {meta?: unknown}): action is Urgent =>
      typeof action.meta === 'object';
    const isBoth = isAllOf(crewDelayed, isUrgent);
    const check = (action: unknown) => {
      if (!isBoth(action)) return;
      expectTypeOf(action.payload).toEqualTypeOf<Delay>();
      expectTypeOf(action.meta.urgent).toEqualTypeOf<boolean>();
    };
    check(urgent());
  });
});

test('without arguments: any of nothing is false, all of nothing is true', () => {
  expect(isAnyOf()({type: 'a'})).toBe(false);
  expect(isAllOf()({type: 'a'})).toBe(true);
});

test('a guard of your own types the action in addMatcher', () => {
  const log = [crewDelayed(delay), boardingStarted('ZB 7')].reduce(
    flightLogSlice.reducer,
    flightLogSlice.getInitialState(),
  );
  expect(log).toEqual(['QX 12: delay/crew']);
});

test('a listener waits with a combined matcher', async () => {
  const store = configureStore({
    reducer: boardSlice.reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listenerMiddleware.middleware),
  });
  store.dispatch(crewDelayed(delay));
  store.dispatch(crewDelayed({flight: 'ZB 7', minutes: 5}));
  // A second delay of a flight has an end of its own.
  store.dispatch(lateInbound({flight: 'ZB 7', minutes: 10}));
  // Another flight boards: the first one goes on waiting.
  store.dispatch(boardingStarted('ZB 7'));
  store.dispatch(flightCanceled('QX 12'));
  await vi.waitFor(() =>
    expect(shown).toEqual([
      'QX 12 late by 40',
      'ZB 7 late by 5',
      'ZB 7 late by 10',
      'ZB 7: board/boarding',
      'ZB 7: board/boarding',
      'QX 12: board/canceled',
    ]),
  );
});

test('take with a timeout may resolve without an action', async () => {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: boardSlice.reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listener.middleware),
  });
  const taken: unknown[] = [];
  listener.startListening({
    actionCreator: crewDelayed,
    effect: async (_action, api) => {
      taken.push(
        await api.take(isAnyOf(boardingStarted, flightCanceled), 1),
      );
    },
  });
  store.dispatch(crewDelayed(delay));
  await vi.waitFor(() => expect(taken).toEqual([null]));
});

test('a reducer asks its matchers before it decides, a listener after all reducers', () => {
  const order: string[] = [];
  const note = (line: string) => (action: Action) => {
    if (crewDelayed.match(action)) order.push(line);
    return crewDelayed.match(action);
  };
  const inReducer = note('matcher of the reducer');
  const inListener = note('matcher of the listener');
  const {middleware, startListening} = createListenerMiddleware();
  startListening({
    matcher: (action: Action): action is Action => inListener(action),
    effect: () => {},
  });
  const store = configureStore({
    reducer: createReducer(0, (builder) => {
      builder
        .addCase(crewDelayed, (count) => {
          order.push('case');
          return count + 1;
        })
        .addMatcher(inReducer, (count) => count);
    }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  store.dispatch(crewDelayed(delay));
  expect(order).toEqual([
    'matcher of the reducer',
    'case',
    'matcher of the listener',
  ]);
});

test('inline: a listener loses the type; take and addMatcher keep it', () => {
  listenerMiddleware.startListening({
    matcher: isAnyOf(crewDelayed, gateChanged),
    effect: async (action, api) => {
      expectTypeOf(action).toEqualTypeOf<Action>();
      const [next] = await api.take(isAnyOf(crewDelayed, weatherDelayed));
      expectTypeOf(next.payload).toEqualTypeOf<Delay>();
    },
  });
  listenerMiddleware.startListening({
    matcher: isPending(loadDepartures),
    effect(action) {
      expectTypeOf(action).toEqualTypeOf<Action>();
    },
  });
  const count = createReducer(0, (builder) => {
    builder.addMatcher(
      isAnyOf(crewDelayed, weatherDelayed),
      (sum, action) => sum + action.payload.minutes,
    );
  });
  expect(count(2, crewDelayed(delay))).toBe(42);
  expect(isDelay(null)).toBe(false);
});

test('undefined in the list, as an import cycle leaves it', async () => {
  const missing: {creator?: typeof crewDelayed} = {};
  // @ts-expect-error it may be undefined
  const any = isAnyOf(missing.creator);
  const broken = 'matcher is not a function';
  expect(() => any(crewDelayed(delay))).toThrow(broken);
  // Behind a creator, it is reached with that creator's actions only.
  // @ts-expect-error it may be undefined
  const all = isAllOf(weatherDelayed, missing.creator);
  expect(all(crewDelayed(delay))).toBe(false);
  expect(() => all(weatherDelayed(delay))).toThrow(broken);
  // Taken for an action, so the answer is a boolean, not a matcher.
  const thunks: {load?: typeof loadDepartures} = {};
  const none = isPending(thunks.load);
  expect(none).toBe(false);
  const reducer = createReducer(0, (builder) => {
    // @ts-expect-error a boolean is not a matcher
    builder.addMatcher(none, (state) => state);
  });
  expect(() => reducer(0, crewDelayed(delay))).toThrow(broken);

  // A listener prints the first mistake, and refuses the second.
  const printed = captureConsole();
  const {startListening, middleware} = createListenerMiddleware();
  startListening({matcher: any, effect: () => {}});
  const store = configureStore({
    reducer: () => 0,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  store.dispatch(crewDelayed(delay));
  await vi.waitFor(() =>
    expect(printed.texts('error').join()).toMatch(
      `listenerMiddleware/error TypeError: ${broken}`,
    ),
  );
  expect(() =>
    // @ts-expect-error a boolean is not a matcher
    startListening({matcher: none, effect: () => {}}),
  ).toThrow(
    'Creating or removing a listener requires one of the known fields',
  );
  // Only the first one is looked at before they are used.
  // @ts-expect-error it may be undefined
  expect(() => isPending(loadDepartures, thunks.load)).toThrow(
    "Cannot read properties of undefined (reading 'pending')",
  );
});

test('ActionMatchingAnyOf and ActionMatchingAllOf', () => {
  expect(flightOf(crewDelayed(delay))).toBe('QX 12');
  expect(minutesOf(crewDelayed(delay))).toBe(40);
  expectTypeOf(minutesOf).parameter(0).toExtend<PayloadAction<Delay>>();
});

test('a type string of a library becomes a creator', () => {
  const signedOut = createAction('signedOut');
  const isReset = isAnyOf(signedOut, createAction('persist/PURGE'));
  expect(isReset({type: 'persist/PURGE', result: () => {}})).toBe(true);
  expect(isReset(signedOut())).toBe(true);
  expect(isReset({type: 'persist/FLUSH'})).toBe(false);
});
