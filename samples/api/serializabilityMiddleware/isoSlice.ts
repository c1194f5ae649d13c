import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

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
    // A string, or undefined if there are no vials. Make a Date where you
    // show it: `oldest && new Date(oldest)`.
    selectOldest: (state) => state.map((vial) => vial.storedAt).sort()[0],
  },
});

export const store = configureStore({
  reducer: {freezer: freezerSlice.reducer},
});
