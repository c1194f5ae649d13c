import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export const stationSlice = createSlice({
  name: 'station',
  initialState: {host: 'https://svalbard.example'},
  reducers: {
    stationChosen(state, {payload}: PayloadAction<string>) {
      state.host = payload;
    },
  },
  selectors: {selectHost: (station) => station.host},
});

export const {stationChosen} = stationSlice.actions;
