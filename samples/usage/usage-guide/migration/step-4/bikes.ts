import {
  createAsyncThunk,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

export interface BikesState {
  byStation: Record<string, string[]>;
  loaded: boolean;
}

const initialState: BikesState = {byStation: {}, loaded: false};

export const loadBikes = createAsyncThunk('bikes/load', async () => {
  const response = await fetch('https://fleet.example/bikes');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const byStation: BikesState['byStation'] = await response.json();
  return byStation;
});

const bikesSlice = createSlice({
  name: 'bikes',
  initialState,
  reducers: {
    bikeParked: {
      prepare: (bikeId: string, stationId: string) => ({
        payload: {bikeId, stationId},
      }),
      reducer(
        state,
        action: PayloadAction<{bikeId: string; stationId: string}>,
      ) {
        const {bikeId, stationId} = action.payload;
        (state.byStation[stationId] ??= []).push(bikeId);
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadBikes.fulfilled, (state, action) => {
      state.byStation = action.payload;
      state.loaded = true;
    });
  },
});

export const bikes = bikesSlice.reducer;
export const {bikeParked} = bikesSlice.actions;
