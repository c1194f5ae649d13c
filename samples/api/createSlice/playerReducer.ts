import {combineSlices} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {queueSlice} from './queueSlice';
import {statsSlice} from './statsSlice';

export const podcastApi = createApi({
  reducerPath: 'podcastApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://podcasts.example'}),
  endpoints: () => ({}),
});

const muted = (state = false) => state;
const skipSeconds = {
  reducerPath: 'skipSeconds' as const,
  reducer: (state = 15) => state,
};

export const playerReducer = combineSlices(
  // A slice: state.queue
  queueSlice,
  // An API slice: state.podcastApi
  podcastApi,
  // Anything with `reducerPath` and `reducer`: state.skipSeconds
  skipSeconds,
  // A reducer map: state.muted and state.history
  {muted, history: statsSlice.reducer},
);
