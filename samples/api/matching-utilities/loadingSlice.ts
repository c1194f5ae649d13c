import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
} from '@reduxjs/toolkit';
import {holdGate, loadDepartures} from './thunks';

// #region slice
const started = isPending(loadDepartures, holdGate);
const ended = isAnyOf(
  isFulfilled(loadDepartures, holdGate),
  isRejected(loadDepartures, holdGate),
);

export const loadingSlice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(started, (running) => running + 1)
      .addMatcher(ended, (running) => running - 1);
  },
});
// #endregion
