import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export const estimateSlice = createSlice({
  name: 'estimate',
  initialState: {pages: 0},
  reducers: {
    pagesCounted(state, action: PayloadAction<number>) {
      state.pages = action.payload;
    },
  },
});

export const {pagesCounted} = estimateSlice.actions;
