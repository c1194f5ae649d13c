import {librarySlice, type LibraryState} from './librarySlice';

export const library: LibraryState = {
  episodes: [
    {id: 'e1', title: 'Deep Sea', played: true},
    {id: 'e2', title: 'Night Trains', played: false},
  ],
};

// #region root
// Root state: the slice sits at state.library, its reducerPath.
export const atRoot = librarySlice.selectors;
console.log(atRoot.selectEpisode({library}, 'e1')?.title);
// #endregion

// #region nested
// Anywhere else: say where.
interface AppState {
  player: {library: LibraryState};
}
export const selectLibrary = (state: AppState) => state.player.library;
export const inPlayer = librarySlice.getSelectors(selectLibrary);
console.log(inPlayer.selectUnplayed({player: {library}}).length);
// #endregion

// #region local
// The slice's own state, for example in a test.
export const local = librarySlice.getSelectors();
console.log(local.selectEpisode(library, 'e2')?.title);
// #endregion

// #region unwrapped
// The function you wrote, with everything createSelector put on it.
console.log(atRoot.selectUnplayed.unwrapped.recomputations());
// #endregion
