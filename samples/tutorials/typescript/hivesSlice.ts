import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {weighHive} from './weighHive'; // [!code ++]

export interface HivesState {
  grams: Record<string, number>;
  selectedId: string | null;
  alarms: string[];
}

const initialState: HivesState = {grams: {}, selectedId: null, alarms: []};

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
  // [!code ++:9]
  extraReducers: (builder) => {
    builder
      .addCase(weighHive.fulfilled, (state, action) => {
        state.grams[action.payload.id] = action.payload.grams;
      })
      .addCase(weighHive.rejected, (state, action) => {
        state.alarms.push(action.payload?.hiveId ?? action.meta.arg);
      });
  },
});

export const {hiveWeighed, hiveSelected, alarmsSilenced} =
  hivesSlice.actions;
