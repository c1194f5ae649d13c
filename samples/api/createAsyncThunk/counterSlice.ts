import {createSlice} from '@reduxjs/toolkit';
import {submitJob} from './jobsSlice';

interface CounterState {
  /** The ids of the jobs that are being sent. */
  running: string[];
  accepted: number;
  refused: number;
}

const initialState: CounterState = {running: [], accepted: 0, refused: 0};

// #region slice
export const counterSlice = createSlice({
  name: 'counter',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addAsyncThunk(submitJob, {
      pending(state, {meta}) {
        state.running.push(meta.requestId);
      },
      fulfilled(state) {
        state.accepted += 1;
      },
      rejected(state) {
        state.refused += 1;
      },
      settled(state, {meta}) {
        // Runs after `fulfilled` and after `rejected`.
        state.running = state.running.filter((id) => id !== meta.requestId);
      },
    });
  },
});
// #endregion
