import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {initialState, type SeatingState} from './seatingSlice';

export const {reducer, actions} = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // #region fixes
    namedInBraces: (state, action: PayloadAction<string>) => {
      state.conductor = action.payload;
    },
    namedWithVoid: (state, action: PayloadAction<string>) =>
      void (state.conductor = action.payload),
    // #endregion
    // #region reassign
    // Wrong: gives the variable `state` another value, and that is all.
    replaced(state, action: PayloadAction<SeatingState>) {
      state = action.payload;
    },
    // #endregion
  },
});
