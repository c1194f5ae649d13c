import {combineSlices} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {queueSlice} from './queueSlice';
import {statsSlice} from './statsSlice';

export const podcastApi = createApi({
  reducerPath: 'podcastApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://podcasts.example'}),
  endpoints: () => ({}),
});

// #region combine
const muted = (state = false) => state;
const skipSeconds = {reducerPath: 'skipSeconds' as const, reducer: (state = 15) => state};

export const playerReducer = combineSlices(
  queueSlice, // a slice: state.queue
  podcastApi, // an API object: state.podcastApi
  skipSeconds, // anything with `reducerPath` and `reducer`: state.skipSeconds
  {muted, history: statsSlice.reducer}, // a reducer map: state.muted, state.history
);
// #endregion
