import {combineSlices, createSlice} from '@reduxjs/toolkit';
import {queueSlice} from './queueSlice';

const chaptersSlice = createSlice({
  name: 'chapters',
  initialState: {current: 'Intro'},
  reducers: {},
});

const playerReducer = combineSlices(queueSlice);
const withChapters = playerReducer.inject(chaptersSlice);

// #region selector
export const selectNowPlaying = withChapters.selector((state) => {
  // `state` is a proxy: `state.chapters` is never undefined here.
  const episode = state.queue.episodeIds[0] ?? 'nothing';
  return `${episode}, chapter ${state.chapters.current}`;
});

const stateBeforeNextAction = {queue: queueSlice.getInitialState()};
console.log(selectNowPlaying(stateBeforeNextAction));
// #endregion

// #region nested
interface AppState {
  player: ReturnType<typeof playerReducer>;
}

export const selectChapter = withChapters.selector(
  (state) => state.chapters.current,
  (app: AppState) => app.player,
);
console.log(selectChapter({player: stateBeforeNextAction}));
// #endregion

// #region original
export const selectHasChapters = withChapters.selector((state) => {
  const {chapters} = withChapters.selector.original(state);
  return chapters !== undefined;
});
console.log(selectHasChapters(stateBeforeNextAction));
// #endregion
