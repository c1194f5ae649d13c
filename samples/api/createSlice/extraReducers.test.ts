import {
  combineSlices,
  configureStore,
  createAction,
  createSlice,
} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {paused, playbackSlice, played} from './playbackSlice';
import {episodeFinished, episodeQueued, queueCleared} from './queueSlice';
import {sleepTimerSlice, timerRanOut, timerSet} from './sleepTimerSlice';
import {statsSlice} from './statsSlice';

test('extraReducers answers to the actions of another slice and creates none', () => {
  const state = [
    episodeQueued('a'),
    episodeFinished(),
    queueCleared(),
  ].reduce(statsSlice.reducer, statsSlice.getInitialState());
  expect(state).toEqual({finished: 1, queueEdits: 2});
  expect(Object.keys(statsSlice.actions)).toEqual(['statsReset']);
});

test("a slice's own case wins over an extra case; matchers still run; the default does not", async () => {
  captureConsole();
  const {ratingSlice} = await import('./ratingSlice');
  expect(
    ratingSlice.reducer(undefined, ratingSlice.actions.starred()),
  ).toEqual(['own case', 'matcher']);
  expect(ratingSlice.reducer(undefined, {type: 'anything/else'})).toEqual([
    'default',
  ]);
});

test('two slices may import each other', () => {
  const store = configureStore({
    reducer: {
      playback: playbackSlice.reducer,
      sleepTimer: sleepTimerSlice.reducer,
    },
  });
  store.dispatch(played());
  store.dispatch(timerSet(20));
  store.dispatch(timerRanOut());
  expect(store.getState()).toEqual({
    playback: {playing: false},
    sleepTimer: {minutes: 0},
  });
  store.dispatch(timerSet(20));
  store.dispatch(paused());
  expect(store.getState().sleepTimer.minutes).toBe(0);
});

test('the callback runs once, with the first call of the reducer or of getInitialState', () => {
  const extraReducers = vi.fn();
  const make = () =>
    createSlice({
      name: 'late',
      initialState: 0,
      reducers: {},
      extraReducers,
    });
  const slice = make();
  expect(extraReducers).not.toHaveBeenCalled();
  slice.reducer(undefined, {type: 'a'});
  slice.reducer(undefined, {type: 'b'});
  expect(extraReducers).toHaveBeenCalledTimes(1);
  make().getInitialState();
  expect(extraReducers).toHaveBeenCalledTimes(2);
});

test('an injected slice needs the actions of its extraReducers at once, or by the next injection', () => {
  const rootReducer = combineSlices(playbackSlice);
  const store = configureStore({reducer: rootReducer});
  const chapters = createSlice({
    name: 'chapters',
    initialState: 0,
    reducers: {},
    extraReducers: (builder) => {
      builder.addCase(skipped, (state) => state + 1);
    },
  });
  chapters.injectInto(rootReducer);
  // As if it came from a module that is still loading.
  const skipped = createAction('chapters/skipped');
  for (const action of [played(), skipped()]) {
    expect(() => store.dispatch(action)).toThrow(
      new ReferenceError("Cannot access 'skipped' before initialization"),
    );
  }
  // The other module injects its slice after it has exported its actions.
  sleepTimerSlice.injectInto(rootReducer);
  store.dispatch(skipped());
  expect(store.getState()).toMatchObject({chapters: 1});
});
