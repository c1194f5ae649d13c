import {createSlice} from '@reduxjs/toolkit';
import {submitJob} from './jobsSlice';

const initialState = {sending: false, accepted: 0, refused: 0};

// #region slice
export const counterSlice = createSlice({
  name: 'counter',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addAsyncThunk(submitJob, {
      pending(state) {
        state.sending = true;
      },
      fulfilled(state) {
        state.accepted += 1;
      },
      rejected(state) {
        state.refused += 1;
      },
      settled(state) {
        // Runs after `fulfilled` and after `rejected`.
        state.sending = false;
      },
    });
  },
});
// #endregion
