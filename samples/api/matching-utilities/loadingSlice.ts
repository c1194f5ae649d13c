import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
} from '@reduxjs/toolkit';
import {holdGate, loadDepartures} from './thunks';

const started = isPending(loadDepartures, holdGate);
const ended = isAnyOf(
  isFulfilled(loadDepartures, holdGate),
  isRejected(loadDepartures, holdGate),
);

// The ids of the requests that are running.
const initialState: string[] = [];

export const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(started, (ids, action) => {
        ids.push(action.meta.requestId);
      })
      .addMatcher(ended, (ids, action) =>
        ids.filter((id) => id !== action.meta.requestId),
      );
  },
  selectors: {
    selectRunning: (ids) => ids.length,
  },
});
