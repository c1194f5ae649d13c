// #region root
import type {UnknownAction} from '@reduxjs/toolkit';
import {
  type ApiRootState,
  createApi,
  type EndpointDefinitions,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';

type SavedState = ApiRootState<EndpointDefinitions, 'Site', 'surveyApi'>;

interface RootRehydrated extends UnknownAction {
  key: string;
  // Missing when nothing has been saved yet.
  payload?: Partial<SavedState>;
}

// `REHYDRATE` of redux-persist has this value.
const isRehydrated = (action: UnknownAction): action is RootRehydrated =>
  action.type === 'persist/REHYDRATE' && action.key === 'root';

export const surveyApi = createApi({
  reducerPath: 'surveyApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://survey.example/api/'}),
  tagTypes: ['Site'],
  extractRehydrationInfo(action, {reducerPath}) {
    if (isRehydrated(action)) return action.payload?.[reducerPath];
  },
  endpoints: (build) => ({
    site: build.query<{species: number}, number>({
      query: (id) => `sites/${id}`,
    }),
  }),
});
// #endregion

// #region only-sites
type Queries = SavedState['surveyApi']['queries'];

/** What redux-persist saves of `queries`. */
export const onlySites = (queries: Queries): Queries =>
  Object.fromEntries(
    Object.entries(queries).filter(
      ([, entry]) => entry?.endpointName === 'site',
    ),
  );
// #endregion

// #region nested
interface ApiRehydrated extends UnknownAction {
  payload?: SavedState['surveyApi'];
}

const isApiRead = (action: UnknownAction): action is ApiRehydrated =>
  action.type === 'persist/REHYDRATE' && action.key === 'surveyApi';

export const nestedApi = createApi({
  reducerPath: 'surveyApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://survey.example/api/'}),
  tagTypes: ['Site'],
  extractRehydrationInfo(action) {
    // The payload is the state of the API slice itself.
    if (isApiRead(action)) return action.payload;
  },
  endpoints: (build) => ({
    site: build.query<{species: number}, number>({
      query: (id) => `sites/${id}`,
    }),
  }),
});
// #endregion
