import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState} from './seatingSlice';

export const {reducer} = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // #region mistake
    // Wrong: assigns, and returns the string it assigned.
    // @ts-expect-error a string is not a seating plan
    named: (state, action: PayloadAction<string>) =>
      (state.conductor = action.payload),
    // #endregion
  },
});
