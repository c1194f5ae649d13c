import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {paused} from './playbackSlice';

export const sleepTimerSlice = createSlice({
  name: 'sleepTimer',
  initialState: {minutes: 0},
  reducers: {
    timerSet(state, action: PayloadAction<number>) {
      state.minutes = action.payload;
    },
    timerRanOut(state) {
      state.minutes = 0;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(paused, (state) => {
      state.minutes = 0;
    });
  },
});

export const {timerSet, timerRanOut} = sleepTimerSlice.actions;
