import {createSlice, nanoid} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Bookmark {
  id: string;
  episodeId: string;
  second: number;
}

interface Source {
  device: string;
}

const initialState: Bookmark[] = [];

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    episodeBookmarked: {
      // Its parameters become those of the action creator.
      prepare: (episodeId: string, second: number, device: string) => ({
        payload: {id: nanoid(), episodeId, second},
        meta: {device},
      }),
      reducer(state, action: PayloadAction<Bookmark, string, Source>) {
        state.push(action.payload);
      },
    },
  },
});

export const {episodeBookmarked} = bookmarksSlice.actions;
