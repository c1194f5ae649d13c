import {createSlice} from '@reduxjs/toolkit';
import {sensorApi, type Reading} from './sensorApi';

export const hottestSlice = createSlice({
  name: 'hottest',
  initialState: null as Reading | null,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      sensorApi.endpoints.getReading.matchFulfilled,
      (hottest, {payload}) =>
        !hottest || payload.celsius > hottest.celsius ? payload : hottest,
    );
  },
});
