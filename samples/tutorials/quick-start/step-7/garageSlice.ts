import {createAsyncThunk, createSlice, type PayloadAction} from '@reduxjs/toolkit';

export type LevelName = 'ground' | 'roof';
type Capacity = Record<LevelName, number>;

interface Level {
  parked: number;
  open: boolean;
}

// #region state
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
export const fetchCapacity = createAsyncThunk('garage/fetchCapacity', async (): Promise<Capacity> => {
  const response = await fetch('/capacity.json');
  // fetch() rejects only when no answer arrives: turn an error status into a failure here.
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
});
// #endregion

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
      // A car that nobody saw coming in must not make the count negative.
      if (level.parked > 0) level.parked -= 1;
    },
    levelClosed(state, action: PayloadAction<LevelName>) {
      state.levels[action.payload].open = false;
    },
  },
  // #region extraReducers
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
  // #endregion
});

export const {carEntered, carLeft, levelClosed} = garageSlice.actions;
export default garageSlice.reducer;
