import {createSlice} from '@reduxjs/toolkit';
import {submitJob} from './jobsSlice';

const initialState = {waiting: 0, printed: 0, refused: 0};

// #region slice
export const counterSlice = createSlice({
  name: 'counter',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addAsyncThunk(submitJob, {
      pending: (state) => void state.waiting++,
      fulfilled: (state) => void state.printed++,
      rejected: (state) => void state.refused++,
      // Runs after `fulfilled` and after `rejected`.
      settled: (state) => void state.waiting--,
    });
  },
});
// #endregion
