import {createSlice, prepareAutoBatched} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface RoastsState {
  beans: string | null;
  celsius: number;
  finished: string[];
}

const initialState: RoastsState = {beans: null, celsius: 20, finished: []};

// #region slice
export const roastsSlice = createSlice({
  name: 'roasts',
  initialState,
  reducers: {
    roastStarted(state, action: PayloadAction<string>) {
      state.beans = action.payload;
    },
    // The drum reports its temperature many times a second.
    temperatureRead: {
      prepare: prepareAutoBatched<number>(),
      reducer(state, action: PayloadAction<number>) {
        state.celsius = action.payload;
      },
    },
    roastFinished(state) {
      if (state.beans) state.finished.push(state.beans);
      state.beans = null;
    },
  },
});
// #endregion

export const {roastStarted, temperatureRead, roastFinished} =
  roastsSlice.actions;
