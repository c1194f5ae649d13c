import {
  configureStore,
  createAction,
  createReducer,
  type Action,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {cardReducer, checkBalance} from './cardBalance';
import {displayCleared, gateDisplay, messageShown} from './gateDisplay';
import {passageCount} from './passageCount';
import {revenue} from './revenue';
import {paidAt, stationReducer} from './station';
import {armPushed, coinInserted, turnstileReducer} from './turnstile';
import {moneyReducer} from './typedCases';

const at = (unlocked: boolean, cents: number, passages: number) => ({
  unlocked,
  cents,
  passages,
});

test.each([
  ['locked, pushed', at(false, 0, 0), armPushed(), at(false, 0, 0)],
  ['locked, paid', at(false, 0, 0), coinInserted(250), at(true, 250, 0)],
  ['unlocked, pushed', at(true, 250, 0), armPushed(), at(false, 250, 1)],
  ['unlocked, paid', at(true, 250, 0), coinInserted(50), at(true, 300, 0)],
])('%s', (_, before, action, after) => {
  expect(turnstileReducer(before, action)).toEqual(after);
});

test('an unknown action returns the same state', () => {
  const state = turnstileReducer.getInitialState();
  expect(turnstileReducer(state, {type: 'other'})).toBe(state);
  expect(turnstileReducer(undefined, {type: 'other'})).toBe(state);
});

test('case, then matchers in order; the default only if nothing matched', async () => {
  captureConsole();
  const {armStuck, coinJammed, faultsReducer} = await import('./faults');
  const jammed = faultsReducer(undefined, coinJammed());
  expect(jammed).toEqual({jams: 1, faults: 1, closed: false, other: 0});
  expect(faultsReducer(jammed, armStuck())).toEqual({
    jams: 1,
    faults: 2,
    closed: true,
    other: 0,
  });
  expect(faultsReducer(jammed, armPushed()).other).toBe(1);
});

test('all matchers are asked before the first handler runs', () => {
  const order: string[] = [];
  const note = (text: string) => () => void order.push(text);
  const asked = (text: string) => () => {
    order.push(text);
    return true;
  };
  const reducer = createReducer({n: 0}, (builder) => {
    builder
      .addCase(armPushed, note('case'))
      .addMatcher(asked('ask 1'), note('matcher 1'))
      .addMatcher(asked('ask 2'), note('matcher 2'));
  });
  reducer(undefined, armPushed());
  expect(order).toEqual([
    'ask 1',
    'ask 2',
    'case',
    'matcher 1',
    'matcher 2',
  ]);
});

describe('addAsyncThunk', () => {
  const check = async (answer: () => Response) => {
    server.use(http.get('https://subway.example/api/cards/c1', answer));
    const store = configureStore({reducer: cardReducer});
    const request = store.dispatch(checkBalance('c1'));
    expect(store.getState().running).toEqual({c1: request.requestId});
    await request;
    return store.getState();
  };

  test('pending, fulfilled and settled', async () => {
    const answer = () => HttpResponse.json({cents: 1250});
    expect(await check(answer)).toEqual({
      centsByCard: {c1: 1250},
      running: {},
      problem: null,
    });
  });

  test('pending, rejected and settled', async () => {
    const answer = () => new HttpResponse(null, {status: 503});
    expect(await check(answer)).toEqual({
      centsByCard: {},
      running: {},
      problem: 'Reader said 503',
    });
  });

  test('rejected and settled without pending', async () => {
    const ran = createReducer<string[]>([], (builder) => {
      builder.addAsyncThunk(checkBalance, {
        pending: (names) => [...names, 'pending'],
        rejected: (names) => [...names, 'rejected'],
        settled: (names) => [...names, 'settled'],
      });
    });
    const store = configureStore({reducer: {card: cardReducer, ran}});
    const signal = AbortSignal.abort();
    await store.dispatch(checkBalance('c1', {signal}));
    expect(store.getState()).toEqual({
      card: {centsByCard: {}, running: {}, problem: null},
      ran: ['rejected', 'settled'],
    });
  });

  test('an id may contain characters that mean something in a URL', async () => {
    server.use(
      http.get('https://subway.example/api/cards/:id', ({params}) =>
        HttpResponse.json({cents: params['id'] === 'A#7' ? 300 : 0}),
      ),
    );
    const store = configureStore({reducer: cardReducer});
    await store.dispatch(checkBalance('A#7'));
    expect(store.getState().centsByCard).toEqual({'A#7': 300});
  });

  test('a slow answer does not replace that of a later request', () => {
    const actions = [
      checkBalance.pending('r1', 'c1'),
      checkBalance.pending('r2', 'c1'),
      checkBalance.fulfilled(200, 'r2', 'c1'),
      checkBalance.fulfilled(100, 'r1', 'c1'),
    ];
    expect(actions.reduce(cardReducer, undefined)).toEqual({
      centsByCard: {c1: 200},
      running: {},
      problem: null,
    });
  });

  test('a slow failure does not hide the answer to a later request', () => {
    const actions = [
      checkBalance.pending('r1', 'c1'),
      checkBalance.pending('r2', 'c1'),
      checkBalance.fulfilled(200, 'r2', 'c1'),
      checkBalance.rejected(new Error('late'), 'r1', 'c1'),
    ];
    expect(actions.reduce(cardReducer, undefined)).toEqual({
      centsByCard: {c1: 200},
      running: {},
      problem: null,
    });
  });

  test('a canceled request shows no problem', async () => {
    server.use(
      http.get('https://subway.example/api/cards/c1', () =>
        HttpResponse.json({cents: 1250}),
      ),
    );
    const store = configureStore({reducer: cardReducer});
    const request = store.dispatch(checkBalance('c1'));
    request.abort();
    await request;
    expect(store.getState()).toEqual({
      centsByCard: {},
      running: {},
      problem: null,
    });
  });

  test('replaces an earlier case for the same type without a word', () => {
    const reducer = createReducer('', (builder) => {
      builder
        .addCase(checkBalance.pending, () => 'addCase')
        .addAsyncThunk(checkBalance, {pending: () => 'addAsyncThunk'});
    });
    const action = checkBalance.pending('r1', 'c1');
    expect(reducer(undefined, action)).toBe('addAsyncThunk');
  });

  test('after addMatcher: the types refuse it, the run time does not', () => {
    const reducer = createReducer('', (builder) => {
      builder
        .addMatcher(armPushed.match, () => 'pushed')
        // @ts-expect-error addMatcher returns a builder without it
        .addAsyncThunk(checkBalance, {pending: () => 'pending'});
    });
    const action = checkBalance.pending('r1', 'c1');
    expect(reducer(undefined, action)).toBe('pending');
  });
});

test('separate calls: what outside production does not notice', () => {
  const reducer = createReducer<string>('', (builder) => {
    builder.addMatcher(armPushed.match, () => 'pushed');
    builder.addAsyncThunk(checkBalance, {pending: () => 'pending'});
  });
  expect(reducer('', checkBalance.pending('r1', 'c1'))).toBe('pending');

  const other = createReducer<string>('', (builder) => {
    builder.addAsyncThunk(checkBalance, {pending: () => 'pending'});
    builder.addCase(armPushed, () => 'pushed');
  });
  expect(other('', armPushed())).toBe('pushed');

  expect(() =>
    createReducer<string>('', (builder) => {
      builder.addAsyncThunk(checkBalance, {settled: () => 'settled'});
      builder.addCase(armPushed, () => 'pushed');
    }),
  ).toThrow(
    '`builder.addCase` should only be called before calling `builder.addMatcher`',
  );
});

describe('initial state', () => {
  test('a function is called for every request of the initial state', () => {
    const getItem = vi.fn(() => '41');
    vi.stubGlobal('localStorage', {getItem});
    expect(getItem).not.toHaveBeenCalled();
    expect(passageCount(undefined, armPushed())).toBe(42);
    expect(getItem).toHaveBeenCalledTimes(1);
    expect(passageCount.getInitialState()).toBe(41);
    expect(getItem).toHaveBeenCalledTimes(2);
    passageCount(7, armPushed());
    expect(getItem).toHaveBeenCalledTimes(2);
  });

  test('the count starts at 0 where storage is empty, broken or blocked', () => {
    for (const saved of [null, 'many']) {
      vi.stubGlobal('localStorage', {getItem: () => saved});
      expect(passageCount.getInitialState()).toBe(0);
    }
    vi.stubGlobal('localStorage', undefined);
    expect(passageCount.getInitialState()).toBe(0);
  });

  test('an object is frozen deeply, in place', () => {
    const initialState = {gate: {open: false}};
    const reducer = createReducer(initialState, () => {});
    expect(reducer.getInitialState()).toBe(initialState);
    expect(Object.isFrozen(initialState.gate)).toBe(true);
    const made = createReducer(
      () => ({gate: {open: false}}),
      () => {},
    );
    expect(Object.isFrozen(made.getInitialState().gate)).toBe(true);
  });

  test('a spread shares what is nested, a deep copy does not', () => {
    const FARES = {adult: {cents: 250}};
    const start = (initialState: () => typeof FARES) =>
      createReducer(initialState, () => {}).getInitialState();
    start(() => structuredClone(FARES));
    createReducer(structuredClone(FARES), () => {}).getInitialState();
    expect(Object.isFrozen(FARES.adult)).toBe(false);
    start(() => ({...FARES}));
    expect(Object.isFrozen(FARES)).toBe(false);
    expect(Object.isFrozen(FARES.adult)).toBe(true);
  });

  test('instances of own classes in it are not frozen', () => {
    class Gate {
      place = {line: 4};
    }
    const initialState = {gate: new Gate(), since: new Date(0)};
    createReducer(initialState, () => {}).getInitialState();
    expect(Object.isFrozen(initialState)).toBe(true);
    expect(Object.isFrozen(initialState.gate)).toBe(false);
    expect(Object.isFrozen(initialState.since)).toBe(false);
  });

  test('a Map in it is frozen', () => {
    const initialState = {openings: new Map([['north', 1]])};
    createReducer(initialState, () => {}).getInitialState();
    expect(() => initialState.openings.set('south', 2)).toThrow(/frozen/);
    expect(initialState.openings.size).toBe(1);
  });

  test('the builder callback runs at once, and once', () => {
    const callback = vi.fn();
    const reducer = createReducer(0, callback);
    expect(callback).toHaveBeenCalledTimes(1);
    reducer(undefined, armPushed());
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('what a case reducer may return', () => {
  test('null: a value replaces it, nothing keeps it', () => {
    const shown = gateDisplay(null, messageShown('Use gate 2'));
    expect(shown).toBe('Use gate 2');
    expect(gateDisplay(shown, displayCleared())).toBeNull();
    const silent = createReducer<null>(null, (builder) => {
      builder.addCase(armPushed, () => {});
    });
    expect(silent(undefined, armPushed())).toBeNull();
  });

  test.each([
    ['a number', 5],
    ['a string', ''],
    ['a Date', new Date(0)],
  ])('%s: returning nothing throws', (_, initialState) => {
    const silent = createReducer<unknown>(initialState, (builder) => {
      builder.addCase(armPushed, () => {});
    });
    const push = () => silent(undefined, armPushed());
    expect(push).toThrow(
      'A case reducer on a non-draftable value must not return undefined',
    );
    vi.stubEnv('NODE_ENV', 'production');
    expect(push).toThrow('Minified Redux Toolkit error #9;');
  });

  test('a number: a case that returns nothing compiles', () => {
    const forgetful = createReducer(5, (builder) => {
      builder.addCase(armPushed, (count) => {
        void (count + 1);
      });
    });
    expect(() => forgetful(undefined, armPushed())).toThrow();
  });

  test('an object: the draft or a new value', () => {
    const replaced = createReducer({open: false}, (builder) => {
      builder.addCase(armPushed, () => ({open: true}));
    });
    expect(replaced(undefined, armPushed())).toEqual({open: true});
  });

  test('a reducer called with a draft works on that draft', () => {
    const one = stationReducer(
      undefined,
      paidAt({gate: 'north', cents: 250}),
    );
    const two = stationReducer(one, paidAt({gate: 'north', cents: 50}));
    expect(two.gates).toEqual({north: at(true, 300, 0)});
    expect(one.gates).toEqual({north: at(true, 250, 0)});
  });

  test('both at once throws', () => {
    const both = createReducer({coins: 0}, (builder) => {
      builder.addCase(armPushed, (state) => {
        state.coins = 1;
        return {coins: 5};
      });
    });
    expect(() => both(undefined, armPushed())).toThrow('[Immer]');
  });
});

test('a plain function, and cases written elsewhere', () => {
  expect(revenue(100, coinInserted(50))).toBe(150);
  expect(revenue(undefined, armPushed())).toBe(0);
  const paid = moneyReducer(undefined, coinInserted(50));
  const refund = {type: 'legacy/refunded', payload: 20};
  expect(moneyReducer(paid, refund).cents).toBe(30);
});

test('a type string gives the action its type, and an annotation must have that type', () => {
  const count = createReducer(0, (builder) => {
    builder.addCase('legacy/opened', (gates, action) => {
      expectTypeOf(action).toEqualTypeOf<Action<'legacy/opened'>>();
      return gates + 1;
    });
    builder.addCase(
      'legacy/closed',
      // @ts-expect-error the type of a PayloadAction<number> is any string
      (gates, action: PayloadAction<number>) => gates - action.payload,
    );
  });
  expect(count(5, {type: 'legacy/opened'})).toBe(6);
  expect(count(5, {type: 'legacy/closed', payload: 2})).toBe(3);
});

test('a creator for a type of a library knows the payload', () => {
  const hydrated = createAction<{gates: number}>('library/HYDRATE');
  const count = createReducer(0, (builder) => {
    builder.addCase(hydrated, (_gates, {payload}) => payload.gates);
  });
  expect(count(5, {type: 'library/HYDRATE', payload: {gates: 2}})).toBe(2);
});

test('a type that objects have as a member is taken for a case', () => {
  const count = createReducer({gates: 1}, () => {});
  const state = count.getInitialState();
  expect(count(state, {type: 'unknown'})).toBe(state);
  expect(count(state, {type: 'toString'})).toBe('[object Undefined]');
});
