import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

// #region slice
interface Vial {
  id: string;
  storedAt: string; // ISO 8601
}

const initialState: Vial[] = [];

export const freezerSlice = createSlice({
  name: 'freezer',
  initialState,
  reducers: {
    vialStored: {
      prepare: (id: string, storedAt: Date) => ({
        payload: {id, storedAt: storedAt.toISOString()},
      }),
      reducer(state, action: PayloadAction<Vial>) {
        state.push(action.payload);
      },
    },
  },
  selectors: {
    // Make a Date where you need one.
    selectOldest: (state) =>
      new Date(Math.min(...state.map((v) => Date.parse(v.storedAt)))),
  },
});
// #endregion

export const store = configureStore({
  reducer: {freezer: freezerSlice.reducer},
});
