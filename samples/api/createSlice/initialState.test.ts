import {createSlice} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';

test('a function is called each time the state is undefined', () => {
  let calls = 0;
  const slice = createSlice({
    name: 'session',
    initialState: () => ({call: ++calls}),
    reducers: {},
  });
  expect(calls).toBe(0);
  expect(slice.reducer(undefined, {type: 'a'})).toEqual({call: 1});
  expect(slice.getInitialState()).toEqual({call: 2});
});

test('the initial state is frozen, deeply, once the reducer is built', () => {
  const initialState = {episode: {id: 'e1'}};
  const slice = createSlice({name: 'frozen', initialState, reducers: {}});
  expect(Object.isFrozen(initialState)).toBe(false);
  expect(slice.getInitialState()).toBe(initialState);
  expect(Object.isFrozen(initialState.episode)).toBe(true);

  const other = {episode: {id: 'e2'}};
  const {reducer} = createSlice({
    name: 'other',
    initialState: other,
    reducers: {},
  });
  expect(Object.isFrozen(other)).toBe(false);
  reducer(undefined, {type: 'a'});
  expect(Object.isFrozen(other.episode)).toBe(true);
});

test('the run time does not need `reducers`', () => {
  // @ts-expect-error the types do
  const slice = createSlice({name: 'none', initialState: 1});
  expect(slice.actions).toEqual({});
  expect(slice.reducer(undefined, {type: 'a'})).toBe(1);
});

test('`reducer` in place of `reducers` makes no actions', () => {
  const slice = createSlice({
    name: 'queue',
    initialState: 1,
    // @ts-expect-error Did you mean to write 'reducers'?
    reducer: {episodeLoaded: () => 2},
  });
  expect(slice.actions).toEqual({});
});

test('one type argument is not enough', () => {
  // @ts-expect-error Expected 4-5 type arguments, but got 1
  const slice = createSlice<number>({
    name: 'queue',
    initialState: 1,
    reducers: {},
  });
  expect(slice.getInitialState()).toBe(1);
});

test('null and empty lists need a declared type', () => {
  const initialState = {playing: null};
  createSlice({
    name: 'player',
    initialState,
    reducers: {
      started(state) {
        // @ts-expect-error inferred as null, not as string | null
        state.playing = 'e1';
      },
    },
  });
});
