import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export type LevelId = 'ground' | 'roof';

interface LevelState {
  name: string;
  parked: number;
  spaces: number;
  open: boolean;
}

interface GarageState {
  levels: Record<LevelId, LevelState>;
}

const initialState: GarageState = {
  levels: {
    ground: {name: 'Ground', parked: 0, spaces: 3, open: true},
    roof: {name: 'Roof', parked: 0, spaces: 2, open: true},
  },
};

const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    carEntered(state, action: PayloadAction<LevelId>) {
      const level = state.levels[action.payload];
      if (level.open && level.parked < level.spaces) level.parked += 1;
    },
    carLeft(state, action: PayloadAction<LevelId>) {
      const level = state.levels[action.payload];
      if (level.parked > 0) level.parked -= 1;
    },
    levelClosed(state, action: PayloadAction<LevelId>) {
      state.levels[action.payload].open = false;
    },
    levelOpened(state, action: PayloadAction<LevelId>) {
      state.levels[action.payload].open = true;
    },
  },
});

export const {carEntered, carLeft, levelClosed, levelOpened} =
  garageSlice.actions;
export default garageSlice.reducer;
