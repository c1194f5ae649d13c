import {
  configureStore,
  createAction,
  prepareAutoBatched,
} from '@reduxjs/toolkit';
import {
  type ApiRootState,
  createApi,
  type EndpointDefinitions,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';

export interface Job {
  id: number;
  title: string;
}

// ts: Not `typeof jobsApi`: its type would depend on itself.
export type ServerState = ApiRootState<
  EndpointDefinitions,
  string,
  'jobsApi'
>;

export const serverStateArrived = createAction(
  'app/serverStateArrived',
  // Tells components a little later, so a render may dispatch it.
  prepareAutoBatched<ServerState>(),
);

export const jobsApi = createApi({
  reducerPath: 'jobsApi',
  baseQuery: fetchBaseQuery({
    // Absolute: a server has no page that "/api" could be relative to.
    baseUrl: 'https://jobs.example/api/',
    timeout: 10_000, // A slow API would hold the page.
    prepareHeaders(headers, {extra}) {
      // Only the server passes the visitor's headers on.
      const cookie = extra instanceof Headers && extra.get('cookie');
      if (cookie) headers.set('cookie', cookie);
    },
  }),
  extractRehydrationInfo(action, {reducerPath}) {
    if (serverStateArrived.match(action))
      return action.payload[reducerPath];
  },
  endpoints: (build) => ({
    jobs: build.query<Job[], string>({
      // Encoded: with a `/` in it, it would lead to another path.
      query: (city) => `jobs/${encodeURIComponent(city)}`,
    }),
    cities: build.query<string[], void>({query: () => 'cities'}),
  }),
});

export const {useJobsQuery, useCitiesQuery} = jobsApi;

/** Call it once for each request on a server, once in a browser. */
export function makeStore(visitorHeaders?: Headers) {
  return configureStore({
    reducer: {[jobsApi.reducerPath]: jobsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: {extraArgument: visitorHeaders},
      }).concat(jobsApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
