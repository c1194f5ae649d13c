// #region state
import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface RostersState {
  dancers: Record<string, string[]>;
  problems: Record<string, string>;
}

const initialState: RostersState = {dancers: {}, problems: {}};
// #endregion

// #region slice
export const rostersSlice = createSlice({
  name: 'rosters',
  initialState,
  reducers: {
    dancerSignedUp(
      state,
      action: PayloadAction<{classId: string; dancer: string}>,
    ) {
      const {classId, dancer} = action.payload;
      (state.dancers[classId] ??= []).push(dancer);
    },
    problemsDismissed(state) {
      state.problems = {};
    },
  },
});

export const {dancerSignedUp, problemsDismissed} = rostersSlice.actions;
// #endregion
