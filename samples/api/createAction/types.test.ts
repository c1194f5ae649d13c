import {
  bindActionCreators,
  createAction,
  createSlice,
  type ActionCreatorWithNonInferrablePayload,
  type ActionCreatorWithOptionalPayload,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type ActionCreatorWithPreparedPayload,
  type PayloadAction,
  type PayloadActionCreator,
  type PrepareAction,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {doorHeld} from './doorHeld';
import {doorsClosed, floorRequested} from './elevatorActions';

test('the payload type decides which creator you get', () => {
  expectTypeOf(createAction('e/a')).toEqualTypeOf<
    ActionCreatorWithoutPayload<'e/a'>
  >();
  expectTypeOf(createAction<number>('e/a')).toEqualTypeOf<
    ActionCreatorWithPayload<number>
  >();
  expectTypeOf(createAction<number | undefined>('e/a')).toEqualTypeOf<
    ActionCreatorWithOptionalPayload<number | undefined>
  >();
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page says what `any` does
  type Any = any;
  expectTypeOf(createAction<Any>('e/a')).toEqualTypeOf<
    ActionCreatorWithPayload<Any>
  >();
  expectTypeOf(
    createAction<unknown>('e/a'),
  ).toEqualTypeOf<ActionCreatorWithNonInferrablePayload>();
  expectTypeOf(doorHeld).toExtend<
    ActionCreatorWithPreparedPayload<
      [floor: number, id?: string, at?: number],
      {id: string; floor: number; at: number},
      'elevator/doorHeld',
      never,
      {panel: string}
    >
  >();
});

test('PayloadActionCreator picks among them by payload type', () => {
  expectTypeOf<PayloadActionCreator>().toEqualTypeOf<ActionCreatorWithoutPayload>();
  expectTypeOf<PayloadActionCreator<number>>().toEqualTypeOf<
    ActionCreatorWithPayload<number>
  >();
});

test('void in a union takes no argument at all; undefined does', () => {
  expectTypeOf(
    createAction<number | void>('e/a'),
  ).toEqualTypeOf<ActionCreatorWithoutPayload>();
  expectTypeOf(createAction<number | undefined>('e/a')).toBeCallableWith();
});

test('any and unknown need one argument', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page says what `any` does
  const anything = createAction<any>('e/a');
  const noted = createAction<unknown>('e/b');
  // @ts-expect-error an argument is missing
  expect(anything()).toEqual({type: 'e/a', payload: undefined});
  // @ts-expect-error an argument is missing
  expect(noted()).toEqual({type: 'e/b', payload: undefined});
  expectTypeOf(anything).toBeCallableWith(7);
});

test('unknown: the action has the type of the argument, match says unknown', () => {
  const noted = createAction<unknown>('elevator/noted');
  expectTypeOf(noted({floor: 3}).payload).toEqualTypeOf<{floor: number}>();
  const action: unknown = noted(1);
  if (noted.match(action)) {
    expectTypeOf(action.payload).toEqualTypeOf<unknown>();
  }
  expect(noted.match(action)).toBe(true);
});

test('a written payload type widens `type`; an inferred one keeps it', () => {
  expectTypeOf(floorRequested.type).toEqualTypeOf<string>();
  expectTypeOf(doorsClosed.type).toEqualTypeOf<'elevator/doorsClosed'>();
  expectTypeOf(doorHeld.type).toEqualTypeOf<'elevator/doorHeld'>();
  expectTypeOf(
    createAction<number, 'e/a'>('e/a').type,
  ).toEqualTypeOf<'e/a'>();
  const {actions} = createSlice({
    name: 'car',
    initialState: 0,
    reducers: {
      moved: (_car, action: PayloadAction<number>) => action.payload,
    },
  });
  expectTypeOf(actions.moved.type).toEqualTypeOf<'car/moved'>();
});

test('a creator without payload is refused as an event handler', () => {
  // @ts-expect-error the event would become the payload
  const onClick: (event: {target: string}) => void = doorsClosed;
  expect(onClick).toBe(doorsClosed);
  // @ts-expect-error the same, with the element and its index
  [1, 2].map(doorsClosed);
});

test('bound, such a handler would dispatch the event', () => {
  const dispatched: unknown[] = [];
  const bound = bindActionCreators(doorsClosed, (action) => {
    dispatched.push(action);
    return action;
  });
  // @ts-expect-error the bound creator refuses the event, too
  const onClick: (event: {target: string}) => void = bound;
  onClick({target: 'button'});
  expect(dispatched).toEqual([
    {type: 'elevator/doorsClosed', payload: {target: 'button'}},
  ]);
});

test('PayloadAction<payload, type, meta, error>', () => {
  expectTypeOf<PayloadAction<number, 'e/a', {panel: string}, true>>()
    .toHaveProperty('meta')
    .toEqualTypeOf<{panel: string}>();
  expectTypeOf<PayloadAction<number>>().not.toHaveProperty('meta');
  expectTypeOf<PayloadAction>()
    .toHaveProperty('payload')
    .toEqualTypeOf<void>();
});

test('PrepareAction<payload> constrains a prepare function', () => {
  const atFloor: PrepareAction<number> = (floor: number) => ({
    payload: floor,
  });
  // @ts-expect-error the payload must be a number
  const wrong: PrepareAction<number> = () => ({payload: 'cellar'});
  expect([atFloor(3), wrong()]).toEqual([
    {payload: 3},
    {payload: 'cellar'},
  ]);
});

test('meta alone needs an undefined payload', () => {
  // @ts-expect-error Property 'payload' is missing
  createAction('e/a', (from: string) => ({meta: from}));
  const moved = createAction('e/a', (from: string) => ({
    payload: undefined,
    meta: from,
  }));
  expect(moved('lobby').meta).toBe('lobby');
});

test('a type argument beside a prepare function loses its parameters', () => {
  const loose = createAction<PrepareAction<number>>(
    'e/a',
    (text: string) => ({payload: text.length}),
  );
  expectTypeOf(loose).toBeCallableWith(1, 'abc', true);
  const exact = createAction('e/a', (text: string) => ({
    payload: text.length,
  }));
  expectTypeOf(exact).parameters.toEqualTypeOf<[text: string]>();
  expect(loose('abc')).toEqual(exact('abc'));
});
