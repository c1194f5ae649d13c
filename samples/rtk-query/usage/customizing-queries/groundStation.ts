import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';

// #region slice
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
// #endregion

// #region baseQuery
type StationBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError
>;

export const stationBaseQuery: StationBaseQuery = (args, api, options) => {
  const state = api.getState() as {station: {host: string}};
  const baseUrl = `${stationSlice.selectors.selectHost(state)}/api`;
  return fetchBaseQuery({baseUrl})(args, api, options);
};
// #endregion

export const stationApi = createApi({
  reducerPath: 'stationData',
  baseQuery: stationBaseQuery,
  endpoints: (build) => ({
    passes: build.query<string[], string>({
      query: (satellite) => `satellites/${satellite}/passes`,
    }),
  }),
});
