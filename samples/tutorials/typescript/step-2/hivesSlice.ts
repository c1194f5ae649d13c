import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

// #region state
export interface HivesState {
  grams: Record<string, number>;
  selectedId: string | null;
  alarms: string[];
}

const initialState: HivesState = {grams: {}, selectedId: null, alarms: []};
// #endregion

export const hivesSlice = createSlice({
  name: 'hives',
  initialState,
  reducers: {
    hiveWeighed(state, action: PayloadAction<{id: string; grams: number}>) {
      state.grams[action.payload.id] = action.payload.grams;
    },
    hiveSelected(state, action: PayloadAction<string | undefined>) {
      state.selectedId = action.payload ?? null;
    },
    alarmsSilenced(state) {
      state.alarms = [];
    },
  },
});

export const {hiveWeighed, hiveSelected, alarmsSilenced} =
  hivesSlice.actions;
