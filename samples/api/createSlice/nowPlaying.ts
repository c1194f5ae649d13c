import {injectedChapters} from './chaptersSlice';
import {queueSlice} from './queueSlice';
import {rootReducer, type RootState} from './rootReducer';

// ts: The slice is injected already. This adds it to the type.
// js: The slice is injected already, so this changes nothing.
const withChapters = rootReducer.inject(injectedChapters);

export const selectNowPlaying = withChapters.selector((state) => {
  // `state` is a proxy: `state.chapters` is not undefined here.
  const episode = state.queue.episodeIds[0] ?? 'nothing';
  return `${episode}, chapter ${state.chapters.current + 1}`;
});

// The state between the injection and the next action.
const state: RootState = {queue: queueSlice.getInitialState()};
console.log(selectNowPlaying(state));

// The combined reducer is not the root: say where its state is.
interface AppState {
  player: RootState;
}

export const selectChapter = withChapters.selector(
  (player) => player.chapters.current + 1,
  (app: AppState) => app.player,
);
console.log(selectChapter({player: state}));

// What is really there, without the proxy.
export const selectHasChapters = withChapters.selector((proxy) => {
  const {chapters} = withChapters.selector.original(proxy);
  return chapters !== undefined;
});
console.log(selectHasChapters(state));
