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

// #region restore
// Not made from the type of the api: that would be circular.
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
      providesTags: ['Site'],
    }),
    site: build.query<Site, number>({
      query: (id) => `sites/${id}`,
      providesTags: (_site, _error, id) => [{type: 'Site', id}],
    }),
    count: build.mutation<Site, Site>({
      query: ({id, ...body}) => ({
        url: `sites/${id}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_site, _error, {id}) => [{type: 'Site', id}],
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
