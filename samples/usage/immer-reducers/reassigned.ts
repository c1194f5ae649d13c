import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState, type SeatingState} from './seating';

export const replacing = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // Wrong: gives the variable `state` another value, and that is all.
    replaced(state, action: PayloadAction<SeatingState>) {
      state = action.payload;
    },
  },
});
