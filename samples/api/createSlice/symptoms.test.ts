import {
  combineReducers,
  combineSlices,
  configureStore,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {useSelector} from 'react-redux';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {createAppSlice} from './createAppSlice';

const makeVolume = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: {level: 5},
    reducers: {
      raised(state, action: PayloadAction<number>) {
        state.level += action.payload;
      },
    },
    selectors: {selectLevel: (state) => state.level},
  });

test('a slice under a parent key', () => {
  const volume = makeVolume('volume');
  const store = configureStore({
    reducer: {player: combineReducers({volume: volume.reducer})},
  });
  store.dispatch(volume.actions.raised(1));
  const state = store.getState();
  const {selectLevel} = volume.getSelectors(
    (root: typeof state) => root.player.volume,
  );
  expect(selectLevel(state)).toBe(6);
  expect(volume.actions.raised.type).toBe('volume/raised');
  // @ts-expect-error The slice is not at `state.volume`.
  expect(() => volume.selectors.selectLevel(state)).toThrow(
    'selectSlice returned undefined',
  );
});

test('two instances from a factory', () => {
  const kitchen = makeVolume('kitchen');
  const car = makeVolume('car');
  const reducer = combineSlices(kitchen, car);
  const state = reducer(undefined, kitchen.actions.raised(2));
  expect(kitchen.selectors.selectLevel(state)).toBe(7);
  expect(car.selectors.selectLevel(state)).toBe(5);
});

test('an injected reducer can be replaced, not removed', () => {
  const volume = makeVolume('volume');
  const car = makeVolume('car');
  const reducer = combineSlices(car).withLazyLoadedSlices<{
    volume: {level: number};
  }>();
  const store = configureStore({reducer});
  reducer.inject({reducerPath: 'volume', reducer: volume.reducer});
  store.dispatch(volume.actions.raised(1));
  expect(store.getState().volume).toEqual({level: 6});
  reducer.inject(
    {reducerPath: 'volume', reducer: () => ({level: 0})},
    {overrideExisting: true},
  );
  store.dispatch({type: 'left'});
  expect(store.getState().volume).toEqual({level: 0});
  expect(reducer).not.toHaveProperty('remove');
});

test('one case reducer calls another', () => {
  interface Level {
    level: number;
  }
  const clamp = (state: Level) => {
    state.level = Math.min(state.level, 10);
  };
  const slice = createSlice({
    name: 'volume',
    initialState: {level: 5},
    reducers: {
      clamped: clamp,
      raised(state, action: PayloadAction<number>) {
        state.level += action.payload;
        clamp(state);
      },
    },
  });
  const {raised} = slice.actions;
  expect(slice.reducer(undefined, raised(9))).toEqual({level: 10});
  const own = createSlice({
    name: 'volume',
    initialState: {level: 5},
    reducers: {
      clamped: clamp,
      raised(state, action: PayloadAction<number>) {
        state.level += action.payload;
        own.caseReducers.clamped(state);
      },
    },
  });
  const next = own.reducer(undefined, own.actions.raised(9));
  expect(next).toEqual({level: 10});
});

test('in the callback notation, a case reducer is called with an action', () => {
  const slice = createSlice({
    name: 'volume',
    initialState: {level: 5},
    reducers: (create) => ({
      clamped: create.reducer((state) => {
        state.level = Math.min(state.level, 10);
      }),
      raised: create.reducer<number>((state, action) => {
        state.level += action.payload;
        // @ts-expect-error Expected 2 arguments, but got 1
        slice.caseReducers.clamped(state);
      }),
      lowered: create.reducer<number>((state, action) => {
        state.level -= action.payload;
        slice.caseReducers.clamped(state, slice.actions.clamped());
      }),
    }),
  });
  const {raised, lowered} = slice.actions;
  expect(slice.reducer(undefined, raised(9))).toEqual({level: 10});
  expect(slice.reducer(undefined, lowered(-9))).toEqual({level: 10});
});

test('a case reducer that returns the result of another', () => {
  const annotated = createSlice({
    name: 'volume',
    initialState: 5,
    reducers: {
      clamped: (state) => Math.min(state, 10),
      raised: (state, action: PayloadAction<number>): number =>
        annotated.caseReducers.clamped(state + action.payload),
    },
  });
  const {raised} = annotated.actions;
  expect(annotated.reducer(undefined, raised(9))).toBe(10);

  // @ts-expect-error TS7022: its type depends on itself
  const inferred = createSlice({
    name: 'volume',
    initialState: 5,
    reducers: {
      clamped: (state) => Math.min(state, 10),
      // @ts-expect-error TS7023: and so does what this returns
      raised: (state, action: PayloadAction<number>) =>
        inferred.caseReducers.clamped(state + action.payload),
    },
  });
  expect(inferred.name).toBe('volume');
});

test('a thunk in a slice without an argument', () => {
  const slice = createAppSlice({
    name: 'volume',
    initialState: 5,
    reducers: (create) => ({
      requested: create.asyncThunk(async () => 1),
      withArg: create.asyncThunk(async (id: string) => id),
    }),
  });
  expectTypeOf(slice.actions.requested).toBeCallableWith();
  expectTypeOf(slice.actions.withArg).toBeCallableWith('a');
  expect(slice.actions.requested()).toBeTypeOf('function');
});

test('a hook in a case reducer, before anything has rendered', () => {
  const printed = captureConsole();
  const volume = createSlice({
    name: 'volume',
    initialState: 5,
    reducers: {
      // Named like a hook, so that the linter lets it call one.
      useRoom: () => useSelector((level: number) => level),
    },
  });
  expect(() => volume.reducer(5, volume.actions.useRoom())).toThrow(
    new TypeError("Cannot read properties of null (reading 'useContext')"),
  );
  expect(printed.texts('error')[0]).toMatch(/^Invalid hook call\./);
});
