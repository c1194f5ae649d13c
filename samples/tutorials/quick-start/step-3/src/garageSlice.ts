import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export type LevelId = 'ground' | 'roof';

interface LevelState {
  name: string;
  parked: number;
}

interface GarageState {
  levels: Record<LevelId, LevelState>;
}

const initialState: GarageState = {
  levels: {
    ground: {name: 'Ground', parked: 0},
    roof: {name: 'Roof', parked: 0},
  },
};

const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    carEntered(state, action: PayloadAction<LevelId>) {
      state.levels[action.payload].parked += 1;
    },
    carLeft(state, action: PayloadAction<LevelId>) {
      state.levels[action.payload].parked -= 1;
    },
  },
});

export const {carEntered, carLeft} = garageSlice.actions;
export default garageSlice.reducer;
