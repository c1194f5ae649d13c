// #region state
import {createAsyncThunk, createSlice} from '@reduxjs/toolkit'; // [!code ++]
import type {PayloadAction} from '@reduxjs/toolkit';

export type LevelName = 'ground' | 'roof';

interface Level {
  parked: number;
  open: boolean;
}

type Capacity = Record<LevelName, number>; // [!code ++]

interface GarageState {
  levels: Record<LevelName, Level>;
  capacity: Capacity | null; // [!code ++]
  status: 'idle' | 'loading' | 'ready' | 'failed'; // [!code ++]
  error: string | null; // [!code ++]
}

const initialState: GarageState = {
  levels: {
    ground: {parked: 0, open: true},
    roof: {parked: 0, open: true},
  },
  capacity: null, // [!code ++]
  status: 'idle', // [!code ++]
  error: null, // [!code ++]
};
// #endregion

// #region thunk
async function loadCapacity(): Promise<Capacity> {
  const response = await fetch('/capacity.json');
  // fetch() does not reject for an error status.
  if (!response.ok) throw new Error(`Server error ${response.status}`);
  return response.json();
}

export const fetchCapacity = createAsyncThunk(
  'garage/fetchCapacity', // how its action types begin
  loadCapacity,
);
// #endregion

// #region slice
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
  // [!code ++:15]
  extraReducers: (builder) => {
    builder
      .addCase(fetchCapacity.pending, (state) => {
        state.status = 'loading';
        state.error = null;
      })
      .addCase(fetchCapacity.fulfilled, (state, action) => {
        state.status = 'ready';
        state.capacity = action.payload;
      })
      .addCase(fetchCapacity.rejected, (state, action) => {
        state.status = 'failed';
        state.error = action.error.message ?? 'Unknown error';
      });
  },
});

export const {carEntered, carLeft, levelClosed} = garageSlice.actions;
export default garageSlice.reducer;
// #endregion
