import {createAction} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type ApiRootState,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react';

// ts: Not made from the type of `restoredApi`: that would be circular.
type SavedState = ApiRootState<EndpointDefinitions, string, 'opening'>;

export const stateRestored = createAction<SavedState>(
  'library/stateRestored',
);

export const restoredApi = createApi({
  reducerPath: 'opening',
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  extractRehydrationInfo(action, {reducerPath}) {
    if (stateRestored.match(action)) return action.payload[reducerPath];
    return undefined; // not ours
  },
  endpoints: (build) => ({
    hours: build.query<string, void>({query: () => 'hours'}),
  }),
});
