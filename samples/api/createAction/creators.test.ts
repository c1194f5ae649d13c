import {
  configureStore,
  createAction,
  createAsyncThunk,
  createSlice,
  isAction,
  isActionCreator,
  isFluxStandardAction,
} from '@reduxjs/toolkit';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {doorHeld, sensorFailed} from './doorHeld';
import {doorsClosed, floorRequested} from './elevatorActions';

const type = 'elevator/floorRequested';

describe('the creator', () => {
  test('payload is always a key; a second argument is dropped', () => {
    expect(floorRequested(7)).toStrictEqual({type, payload: 7});
    expect(Object.keys(doorsClosed())).toEqual(['type', 'payload']);
    expect(doorsClosed().payload).toBeUndefined();
    // @ts-expect-error one argument at most
    expect(floorRequested(7, 8)).toStrictEqual({type, payload: 7});
  });

  test('type, toString, and a key made of a creator', () => {
    expect(floorRequested.type).toBe(type);
    expect(String(floorRequested)).toBe(type);
    expect(`${floorRequested}`).toBe(type);
    // @ts-expect-error a function is no property name
    expect({[floorRequested]: 1}).toEqual({[type]: 1});
  });

  test('a type that is no string passes createAction and fails in the store', () => {
    const store = configureStore({reducer: () => 0});
    // @ts-expect-error types are strings
    const numbered = createAction(404);
    expect(numbered.match(numbered())).toBe(false);
    expect(() => store.dispatch(numbered())).toThrow(
      `Action "type" property must be a string. Instead, the actual type was: 'number'. Value was: '404' (stringified)`,
    );
    // @ts-expect-error types are strings
    const symbolic = createAction(Symbol('elevator/odd'));
    expect(() => store.dispatch(symbolic())).toThrow(
      'Cannot convert a Symbol value to a string',
    );
    vi.stubEnv('NODE_ENV', 'production');
    for (const creator of [numbered, symbolic])
      expect(() => store.dispatch(creator())).toThrow(
        'Minified Redux error #17;',
      );
  });
});

describe('prepare', () => {
  test('id and clock come from outside the reducer and can be injected', () => {
    expect(doorHeld(3, 'hold-1', 1000)).toStrictEqual({
      type: 'elevator/doorHeld',
      payload: {id: 'hold-1', floor: 3, at: 1000},
      meta: {panel: 'cabin'},
    });
    vi.useFakeTimers({now: 5000});
    expect(doorHeld(3).payload).toEqual({
      id: expect.stringMatching(/^[\w-]{21}$/),
      floor: 3,
      at: 5000,
    });
  });

  test('error is kept, other keys are dropped, an undefined meta is kept', () => {
    expect(sensorFailed('door edge')).toStrictEqual({
      type: 'elevator/sensorFailed',
      payload: 'door edge',
      error: true,
    });
    const chatty = createAction('elevator/chatty', (floor: number) => ({
      payload: floor,
      meta: undefined,
      sound: 'ding',
    }));
    expect(chatty(1)).toStrictEqual({
      type: 'elevator/chatty',
      payload: 1,
      meta: undefined,
    });
  });

  test('a payload that is left out is there as undefined', () => {
    // @ts-expect-error the types require the payload
    const bare = createAction('elevator/bare', () => ({meta: 'panel'}));
    expect(bare()).toStrictEqual({
      type: 'elevator/bare',
      payload: undefined,
      meta: 'panel',
    });
  });

  test('nothing, a number or a promise instead of an object', () => {
    // @ts-expect-error the braces are a block, so nothing is returned
    const silent = createAction('elevator/silent', (_floor: number) => {});
    expect(() => silent(1)).toThrow(
      'prepareAction did not return an object',
    );
    // @ts-expect-error a number is no prepared action
    const number = createAction('elevator/number', () => 5);
    expect(() => number()).toThrow(
      "Cannot use 'in' operator to search for 'meta' in 5",
    );
    // @ts-expect-error a promise is no prepared action
    const late = createAction('elevator/late', async () => ({payload: 5}));
    expect(late()).toStrictEqual({
      type: 'elevator/late',
      payload: undefined,
    });
  });

  test('production throws its code', () => {
    vi.stubEnv('NODE_ENV', 'production');
    // @ts-expect-error nothing is returned
    const silent = createAction('elevator/silent', () => {});
    expect(() => silent()).toThrow('Minified Redux Toolkit error #0;');
  });
});

describe('match', () => {
  test.each([null, undefined, 7, type, floorRequested, {}, {type: 7}, []])(
    'is false for %s, without throwing',
    (value) => {
      expect(floorRequested.match(value)).toBe(false);
    },
  );

  test('compares the type, not the payload', () => {
    expect(floorRequested.match({type, payload: 'cellar'})).toBe(true);
    expect(floorRequested.match(doorsClosed())).toBe(false);
    // createAction does not check that a type is unique.
    expect(floorRequested.match(createAction(type)())).toBe(true);
  });

  test('refuses an instance of a class', () => {
    class Request {
      type = type;
    }
    expect(floorRequested.match(new Request())).toBe(false);
  });

  test('needs no `this`, so it can be passed to filter', () => {
    const log = [floorRequested(7), doorsClosed(), floorRequested(2)];
    const floors = log.filter(floorRequested.match).map((a) => a.payload);
    expect(floors).toEqual([7, 2]);
  });
});

describe('shared and checked', () => {
  test('two slices handle one action', async () => {
    captureConsole();
    const {store} = await import('./emergencyStop');
    expect(store.getState()).toEqual({
      motor: {speed: 0},
      cabin: {light: 'red', intercom: true},
    });
  });

  test('the middleware records matching actions only', async () => {
    captureConsole();
    const {requestedFloors, store} = await import('./requestLog');
    expect(requestedFloors).toEqual([7, 2]);
    expect(store.getState()).toEqual({stops: 2});
  });

  test('truth table', async () => {
    captureConsole();
    const {candidates, checks} = await import('./checks');
    const rows = Object.values(candidates).map((value) =>
      Object.values(checks).map((check) => check(value)),
    );
    // isAction, isFluxStandardAction, isActionCreator, match
    expect(rows).toEqual([
      [true, true, false, true],
      [true, true, false, true],
      [true, false, false, true],
      [false, false, false, false],
      [false, false, false, false],
      [false, false, true, false],
      [false, false, false, false],
    ]);
  });

  test('isActionCreator: slice actions and a thunk’s three, not the thunk', () => {
    const {actions} = createSlice({
      name: 'cabin',
      initialState: 0,
      reducers: {dimmed: () => 1},
    });
    const inspect = createAsyncThunk('elevator/inspect', async () => 1);
    expect(isActionCreator(actions.dimmed)).toBe(true);
    expect(isActionCreator(inspect.pending)).toBe(true);
    expect(isActionCreator(inspect)).toBe(false);
    expect(isActionCreator(() => doorsClosed())).toBe(false);
  });

  test('an async thunk’s action is standard; its function is no action', () => {
    expect(isFluxStandardAction(sensorFailed('x'))).toBe(true);
    expect(isAction(() => {})).toBe(false);
  });
});
