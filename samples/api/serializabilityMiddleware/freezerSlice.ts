import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

export interface Vial {
  id: string;
  storedAt: Date;
}

const initialState: Vial[] = [];

export const freezerSlice = createSlice({
  name: 'freezer',
  initialState,
  reducers: {
    vialStored(state, action: PayloadAction<Vial>) {
      state.push(action.payload);
    },
    doorClosed() {},
  },
});

export const {vialStored, doorClosed} = freezerSlice.actions;
