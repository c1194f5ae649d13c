// #region library
import {createSlice, type Draft} from '@reduxjs/toolkit';

export interface Attendance {
  date: string;
  present: readonly string[];
}

const initialState: Attendance = {date: '', present: []};

export const attendanceSlice = createSlice({
  name: 'attendance',
  initialState,
  reducers: {
    dayBegan(state) {
      state.present = [];
    },
  },
});

// ts: Draft removes `readonly`, so the function may change its argument.
export function checkIn(state: Draft<Attendance>, dancer: string) {
  state.present.push(dancer);
}
// #endregion
