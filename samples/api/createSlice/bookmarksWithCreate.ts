import {createSlice, nanoid} from '@reduxjs/toolkit';
import type {Bookmark} from './bookmarksSlice';

const initialState: Bookmark[] = [];

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  // #region reducers
  reducers: (create) => ({
    episodeBookmarked: create.preparedReducer(
      (episodeId: string, second: number, device: string) => ({
        payload: {id: nanoid(), episodeId, second},
        meta: {device},
      }),
      (state, action) => {
        state.push(action.payload); // payload and meta are inferred from the first function
      },
    ),
  }),
  // #endregion
});
