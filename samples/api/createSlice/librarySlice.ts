import {createSelector, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Episode {
  id: string;
  title: string;
  played: boolean;
}

export interface LibraryState {
  episodes: Episode[];
}

const initialState: LibraryState = {episodes: []};

const selectEpisodes = (state: LibraryState) => state.episodes;

// `filter` makes a new array, so this selector is memoized.
const selectUnplayed = createSelector(selectEpisodes, (episodes) =>
  episodes.filter((episode) => !episode.played),
);

export const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    episodesReceived(state, action: PayloadAction<Episode[]>) {
      state.episodes = action.payload;
    },
  },
  selectors: {
    selectEpisode(state, id: string) {
      return state.episodes.find((episode) => episode.id === id);
    },
    selectUnplayed,
  },
});

export const {episodesReceived} = librarySlice.actions;
