import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Scan {
  code: string;
  dock: string;
}

const initialState: Scan[] = [];

export const parcelsSlice = createSlice({
  name: 'parcels',
  initialState,
  reducers: {
    parcelScanned(state, action: PayloadAction<Scan>) {
      state.push(action.payload);
    },
    shiftEnded: () => initialState,
  },
});

export const {parcelScanned, shiftEnded} = parcelsSlice.actions;
