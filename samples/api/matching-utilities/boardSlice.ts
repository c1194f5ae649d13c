import {createSlice, isAnyOf} from '@reduxjs/toolkit';
import {crewDelayed, lateInbound, weatherDelayed} from './delays';

export const isDelay = isAnyOf(weatherDelayed, crewDelayed, lateInbound);

const initialState: Record<string, number> = {};

export const boardSlice = createSlice({
  name: 'board',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isDelay, (state, action) => {
      // All three carry a Delay, so the payload is one.
      const {flight, minutes} = action.payload;
      state[flight] = (state[flight] ?? 0) + minutes;
    });
  },
});
