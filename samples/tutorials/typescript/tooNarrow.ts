import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import type {HivesState} from './hivesSlice';

// #region narrow
export const guessedSlice = createSlice({
  name: 'guessed',
  initialState: {grams: {}, selectedId: null, alarms: []},
  reducers: {
    alarmRaised(state, action: PayloadAction<string>) {
      // @ts-expect-error `[]` became never[]: nothing can be added.
      state.alarms.push(action.payload);
      // @ts-expect-error `null` became null, and can only stay null.
      state.selectedId = action.payload;
    },
  },
});
// #endregion

// #region satisfies
export const initialState = {
  grams: {},
  selectedId: null,
  alarms: [],
} satisfies HivesState as HivesState;
// #endregion
