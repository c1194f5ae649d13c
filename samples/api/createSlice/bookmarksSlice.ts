import {createSlice, nanoid, type PayloadAction} from '@reduxjs/toolkit';

export interface Bookmark {
  id: string;
  episodeId: string;
  second: number;
}

const initialState: Bookmark[] = [];

// #region slice
export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    episodeBookmarked: {
      // The arguments of `prepare` become the arguments of the action creator.
      prepare: (episodeId: string, second: number, device: string) => ({
        payload: {id: nanoid(), episodeId, second},
        meta: {device},
      }),
      reducer(state, action: PayloadAction<Bookmark, string, {device: string}>) {
        state.push(action.payload);
      },
    },
  },
});
// #endregion

export const {episodeBookmarked} = bookmarksSlice.actions;
