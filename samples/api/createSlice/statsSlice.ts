import {createSlice, isAnyOf} from '@reduxjs/toolkit';
import {episodeFinished, episodeQueued, queueCleared} from './queueSlice';

interface StatsState {
  finished: number;
  queueEdits: number;
}

const initialState: StatsState = {finished: 0, queueEdits: 0};

export const statsSlice = createSlice({
  name: 'stats',
  initialState,
  reducers: {
    statsReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(episodeFinished, (state) => {
        state.finished += 1;
      })
      .addMatcher(isAnyOf(episodeQueued, queueCleared), (state) => {
        state.queueEdits += 1;
      });
  },
});
