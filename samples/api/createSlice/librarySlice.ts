import {createSelector, createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface Episode {
  id: string;
  title: string;
  played: boolean;
}

export interface LibraryState {
  episodes: Episode[];
}

const initialState: LibraryState = {episodes: []};

// #region slice
export const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    episodesReceived(state, action: PayloadAction<Episode[]>) {
      state.episodes = action.payload;
    },
  },
  selectors: {
    selectEpisode: (state, id: string) => state.episodes.find((episode) => episode.id === id),
    // `filter` makes a new array, so this one is memoized.
    selectUnplayed: createSelector([(state: LibraryState) => state.episodes], (episodes) =>
      episodes.filter((episode) => !episode.played),
    ),
  },
});
// #endregion

export const {episodesReceived} = librarySlice.actions;
