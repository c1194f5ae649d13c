import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState} from './seating';

export const {reducer} = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // Wrong: assigns, and returns the string it assigned.
    // @ts-expect-error a string is not a seating plan
    named: (state, action: PayloadAction<string>) =>
      (state.conductor = action.payload),
  },
});
