// #region narrow
import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import type {HivesState} from './hivesSlice';

export const guessedSlice = createSlice({
  name: 'guessed',
  initialState: {grams: {}, selectedId: null, alarms: []},
  reducers: {
    alarmRaised(state, action: PayloadAction<string>) {
      // ts: Wrong: `[]` became never[], and nothing can be added.
      // @ts-expect-error 'string' is not assignable to type 'never'
      state.alarms.push(action.payload);
      // ts: Wrong: `null` became null, and can only stay null.
      // @ts-expect-error 'string' is not assignable to type 'null'
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
