import {createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';

interface ShiftState {
  attendant: string | null;
  notes: string[];
}

const initialState: ShiftState = {attendant: null, notes: []};

const shiftSlice = createSlice({
  name: 'shift',
  initialState,
  reducers: {
    shiftStarted(state, action: PayloadAction<string>) {
      state.attendant = action.payload;
      state.notes.push(`${action.payload} started a shift`);
    },
  },
});

export const {shiftStarted} = shiftSlice.actions;
export default shiftSlice.reducer;
