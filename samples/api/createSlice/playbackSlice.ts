import {createSlice} from '@reduxjs/toolkit';
import {timerRanOut} from './sleepTimerSlice';

export const playbackSlice = createSlice({
  name: 'playback',
  initialState: {playing: false},
  reducers: {
    played(state) {
      state.playing = true;
    },
    paused(state) {
      state.playing = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(timerRanOut, (state) => {
      state.playing = false;
    });
  },
});

export const {played, paused} = playbackSlice.actions;
