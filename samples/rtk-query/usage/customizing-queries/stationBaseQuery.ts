import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import {stationSlice} from './stationSlice';

type StationBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError
>;

// ts: The part of the state that this base query reads.
interface StationState {
  station: ReturnType<typeof stationSlice.reducer>;
}

export const stationBaseQuery: StationBaseQuery = (args, api, options) => {
  const state = api.getState() as StationState;
  const baseUrl = `${stationSlice.selectors.selectHost(state)}/api`;
  return fetchBaseQuery({baseUrl})(args, api, options);
};
