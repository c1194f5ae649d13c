// #region slice
import {createAsyncThunk, type PayloadAction} from '@reduxjs/toolkit';
import {createRequestSlice} from './createRequestSlice';

export const loadTimetable = createAsyncThunk(
  'timetable/load',
  async (day: string) => [`${day} 18:00 salsa`, `${day} 19:30 tango`],
);

const empty: string[] = [];

export const timetableSlice = createRequestSlice({
  name: 'timetable',
  empty,
  thunk: loadTimetable,
  reducers: {
    lessonCanceled(state, action: PayloadAction<string>) {
      // ts: `data` is string[]: inferred from `empty`.
      state.data = state.data.filter((line) => line !== action.payload);
    },
  },
});

export const {lessonCanceled} = timetableSlice.actions;
// #endregion
