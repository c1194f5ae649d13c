import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

type ByStation = Record<string, string[]>;

const bikesSlice = createSlice({
  name: 'bikes',
  initialState: {byStation: {} as ByStation, loaded: false},
  reducers: {
    bikeParked: {
      // Takes what the old creator took, so its callers stay as they are.
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
    bikesLoaded(state, action: PayloadAction<ByStation>) {
      state.byStation = action.payload;
      state.loaded = true;
    },
  },
});

export const bikes = bikesSlice.reducer;
export const {bikeParked, bikesLoaded} = bikesSlice.actions;
