import {createSlice, nanoid} from '@reduxjs/toolkit';
import type {Bookmark} from './bookmarksSlice';

const initialState: Bookmark[] = [];

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: (create) => ({
    episodeBookmarked: create.preparedReducer(
      (episodeId: string, second: number, device: string) => ({
        payload: {id: nanoid(), episodeId, second},
        meta: {device},
      }),
      (state, action) => {
        // ts: The types of payload and meta come from the function above.
        state.push(action.payload);
      },
    ),
  }),
});
