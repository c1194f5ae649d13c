import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export type LevelName = 'ground' | 'roof';

interface Level {
  parked: number;
  open: boolean;
}

interface GarageState {
  levels: Record<LevelName, Level>;
}

const initialState: GarageState = {
  levels: {
    ground: {parked: 0, open: true},
    roof: {parked: 0, open: true},
  },
};

const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    carEntered(state, action: PayloadAction<LevelName>) {
      const level = state.levels[action.payload];
      if (level.open) level.parked += 1;
    },
    carLeft(state, action: PayloadAction<LevelName>) {
      const level = state.levels[action.payload];
      // A miscounted car must not make the number negative.
      if (level.parked > 0) level.parked -= 1;
    },
    levelClosed(state, action: PayloadAction<LevelName>) {
      state.levels[action.payload].open = false;
    },
  },
});

export const {carEntered, carLeft, levelClosed} = garageSlice.actions;
export default garageSlice.reducer;
