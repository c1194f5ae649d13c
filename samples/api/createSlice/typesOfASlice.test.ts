import {
  createSlice,
  type CaseReducerActions,
  type CaseReducerWithPrepare,
  type PayloadAction,
  type Slice,
} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {queueSlice} from './queueSlice';
import {
  first,
  slowed,
  type QueueAction,
  type QueueState,
} from './typesOfASlice';

test('state and actions can be derived from the slice', () => {
  expectTypeOf<QueueState>().toEqualTypeOf<{
    episodeIds: string[];
    speed: number;
  }>();
  expectTypeOf<QueueAction['type']>().toEqualTypeOf<
    | 'queue/episodeQueued'
    | 'queue/episodeFinished'
    | 'queue/speedPicked'
    | 'queue/queueCleared'
  >();
  expect(first).toEqual(queueSlice.actions.episodeQueued('e1'));
});

test('an outside case reducer', () => {
  const state = {episodeIds: [], speed: 2};
  slowed(state, {type: 'x', payload: 0.5});
  expect(state.speed).toBe(1.5);
});

test('a payload that may be undefined makes an optional argument', () => {
  const {searched} = createSlice({
    name: 'search',
    initialState: '',
    reducers: {
      searched: (_state, action: PayloadAction<string | undefined>) =>
        action.payload ?? '',
    },
  }).actions;
  expectTypeOf(searched).parameters.toEqualTypeOf<
    [payload?: string | undefined]
  >();
  expect([searched().payload, searched('jazz').payload]).toEqual([
    undefined,
    'jazz',
  ]);
});

test('an action without a type has a payload of any', () => {
  const {searched} = createSlice({
    name: 'search',
    initialState: '',
    reducers: {
      searched: (_state, action) => {
        expectTypeOf(action.payload).toBeAny();
        return String(action.payload);
      },
    },
  }).actions;
  expectTypeOf(searched).toBeCallableWith(1);
  // @ts-expect-error any argument, but one there must be
  searched();
  expect(searched('jazz').payload).toBe('jazz');

  createSlice({
    name: 'search',
    initialState: '',
    reducers: {
      searched: {
        // @ts-expect-error without a type, `meta` and `error` are required
        prepare: (words: string) => ({payload: words}),
        reducer: (_state, action) => String(action.payload),
      },
    },
  });
});

test('Slice<State> accepts any slice of that state, and no other', () => {
  const stateOf = (slice: Slice<QueueState>) => slice.getInitialState();
  expect(stateOf(queueSlice).speed).toBe(1);
  // @ts-expect-error this slice holds a number
  stateOf(createSlice({name: 'volume', initialState: 5, reducers: {}}));
});

test('CaseReducerActions is the type of slice.actions', () => {
  type Reducers = {muted: (state: QueueState) => void};
  expectTypeOf<
    CaseReducerActions<Reducers, 'player'>['muted']['type']
  >().toEqualTypeOf<'player/muted'>();
});

test('CaseReducerWithPrepare takes no payload but any', () => {
  type Speed = PayloadAction<number>;
  // @ts-expect-error a number does not fit the `void` of PayloadAction
  type Refused = CaseReducerWithPrepare<QueueState, Speed>;
  expectTypeOf<Refused>().not.toBeAny();
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  type Accepted = CaseReducerWithPrepare<QueueState, PayloadAction<any>>;
  expectTypeOf<Accepted>().toHaveProperty('prepare');
});
