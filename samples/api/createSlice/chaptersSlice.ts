import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction, WithSlice} from '@reduxjs/toolkit';
import {rootReducer} from './rootReducer';

interface ChaptersState {
  titles: string[];
  current: number;
}

const initialState: ChaptersState = {titles: [], current: 0};

const chaptersSlice = createSlice({
  name: 'chapters',
  initialState,
  reducers: {
    chaptersParsed(state, action: PayloadAction<string[]>) {
      state.titles = action.payload;
    },
  },
  selectors: {
    selectTitle: (state) => state.titles[state.current] ?? 'none',
  },
});

declare module './rootReducer' {
  export interface LaterSlices extends WithSlice<typeof chaptersSlice> {}
}

export const injectedChapters = chaptersSlice.injectInto(rootReducer);

export const {chaptersParsed} = injectedChapters.actions;
export const {selectTitle} = injectedChapters.selectors;
