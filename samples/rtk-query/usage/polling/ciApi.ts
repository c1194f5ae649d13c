import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  setupListeners,
} from '@reduxjs/toolkit/query/react';

export interface Job {
  id: number;
  branch: string;
  status: 'queued' | 'running' | 'done';
}

export const ciApi = createApi({
  reducerPath: 'ci',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://ci.example/api/',
    timeout: 10_000, // A request that never ends would stop the polling.
  }),
  endpoints: (build) => ({
    queue: build.query<Job[], void>({query: () => 'jobs'}),
    job: build.query<Job, number>({query: (id) => `jobs/${id}`}),
  }),
});

export const {useQueueQuery, useJobQuery, useLazyJobQuery} = ciApi;

export function makeStore() {
  const store = configureStore({
    reducer: {[ciApi.reducerPath]: ciApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(ciApi.middleware),
  });
  // Focus and network events; needed for the hidden tab only.
  setupListeners(store.dispatch);
  return store;
}
