import {createSlice} from '@reduxjs/toolkit';
import {stationsApi} from './stationsApi';

export interface Traffic {
  responses: number;
  hottest: number | null;
}

const quiet: Traffic = {responses: 0, hottest: null};

export const trafficSlice = createSlice({
  name: 'traffic',
  initialState: quiet,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      stationsApi.endpoints.getStation.matchFulfilled,
      (state, {payload}) => {
        state.responses += 1;
        const {temperature} = payload;
        state.hottest = Math.max(state.hottest ?? temperature, temperature);
      },
    );
  },
});
