import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';
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
  status: 'loading' | 'ready' | 'failed';
  error: string | null;
}

const initialState: GarageState = {
  levels: {
    ground: {name: 'Ground', parked: 0, spaces: 0, open: true},
    roof: {name: 'Roof', parked: 0, spaces: 0, open: true},
  },
  status: 'loading',
  error: null,
};

type Capacity = Record<LevelId, number>;

export const loadCapacity = createAsyncThunk(
  'garage/loadCapacity', // how its action types begin
  async (): Promise<Capacity> => {
    const response = await fetch('/capacity.json');
    // fetch() does not reject for an error status.
    if (!response.ok) throw new Error(`Server error ${response.status}`);
    return response.json();
  },
);

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
  extraReducers: (builder) => {
    builder
      .addCase(loadCapacity.pending, (state) => {
        state.status = 'loading';
        state.error = null;
      })
      .addCase(loadCapacity.fulfilled, (state, action) => {
        state.status = 'ready';
        state.levels.ground.spaces = action.payload.ground;
        state.levels.roof.spaces = action.payload.roof;
      })
      .addCase(loadCapacity.rejected, (state, action) => {
        state.status = 'failed';
        state.error = action.error.message ?? 'Unknown error';
      });
  },
});

export const {carEntered, carLeft, levelClosed, levelOpened} =
  garageSlice.actions;
export default garageSlice.reducer;
