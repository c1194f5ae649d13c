import {createSlice} from '@reduxjs/toolkit';
import {ratesApi, type Rate} from './ratesApi';

interface LastRateState {
  last: Rate | null;
  askedFor: string | null;
}

const initialState: LastRateState = {last: null, askedFor: null};

export const lastRateSlice = createSlice({
  name: 'lastRate',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const {matchPending, matchFulfilled} = ratesApi.endpoints.getRate;
    builder
      .addMatcher(matchPending, (state, {meta}) => {
        state.askedFor = meta.arg.originalArgs;
      })
      .addMatcher(matchFulfilled, (state, {payload}) => {
        state.last = payload;
      });
  },
});
