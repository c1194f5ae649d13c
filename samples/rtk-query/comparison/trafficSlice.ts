import {createSlice} from '@reduxjs/toolkit';
import {stationsApi} from './stationsApi';

export const trafficSlice = createSlice({
  name: 'traffic',
  initialState: {responses: 0, hottest: -Infinity},
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      stationsApi.endpoints.getStation.matchFulfilled,
      (state, {payload}) => {
        state.responses += 1;
        state.hottest = Math.max(state.hottest, payload.temperature);
      },
    );
  },
});
