import {
  createSlice,
  type Dispatch,
  type PayloadAction,
} from '@reduxjs/toolkit';

export interface BikesState {
  byStation: Record<string, string[]>;
  loaded: boolean;
}

const initialState: BikesState = {byStation: {}, loaded: false};

const bikesSlice = createSlice({
  name: 'bikes',
  initialState,
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
    bikesLoaded(state, action: PayloadAction<BikesState['byStation']>) {
      state.byStation = action.payload;
      state.loaded = true;
    },
  },
});

export const bikes = bikesSlice.reducer;
export const {bikeParked, bikesLoaded} = bikesSlice.actions;

// As it was: the next step replaces it.
export const loadBikes = () => async (dispatch: Dispatch) => {
  const response = await fetch('https://fleet.example/bikes');
  dispatch(bikesLoaded(await response.json()));
};
