import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState} from './seating';

export const leaving = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // Wrong: `filter` makes a new array, and nobody uses it.
    playerLeft(state, action: PayloadAction<string>) {
      state.strings.filter((player) => player.id !== action.payload);
    },
  },
});
