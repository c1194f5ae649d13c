import {configureStore, createAction} from '@reduxjs/toolkit';
import {
  type ApiRootState,
  createApi,
  type EndpointDefinitions,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';

export interface Site {
  id: number;
  species: number;
}

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

// #region restore
// ts: Derived from neither the API slice nor the store, because both
// ts: contain this function: such a type would be circular.
type SavedState = ApiRootState<EndpointDefinitions, 'Site', 'surveyApi'>;

export const savedStateRead = createAction<SavedState>(
  'app/savedStateRead',
);

export const surveyApi = createApi({
  reducerPath: 'surveyApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://survey.example/api/'}),
  tagTypes: ['Site'],
  extractRehydrationInfo(action, {reducerPath}) {
    if (savedStateRead.match(action)) return action.payload[reducerPath];
  },
  endpoints: (build) => ({
    sites: build.query<Site[], void>({
      query: () => 'sites',
      providesTags: (sites = []) =>
        sites.map(({id}) => ({type: 'Site' as const, id})),
    }),
    site: build.query<Site, number>({
      query: (id) => `sites/${id}`,
      // In seconds. The cache keeps a site for as long as it is saved.
      keepUnusedDataFor: DAY / 1000,
      providesTags: (_site, _error, id) => [{type: 'Site', id}],
    }),
    count: build.mutation<Site, Site>({
      query: ({id, ...body}) => ({
        url: `sites/${id}`,
        method: 'PUT',
        body,
      }),
      // Not after a failure: offline, it would remove an unused site.
      invalidatesTags: (_site, error, {id}) =>
        error ? [] : [{type: 'Site', id}],
    }),
  }),
});
// #endregion

export function makeStore() {
  return configureStore({
    reducer: {[surveyApi.reducerPath]: surveyApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(surveyApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
