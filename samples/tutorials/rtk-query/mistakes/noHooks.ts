// #region import
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
// #endregion

export const lighthouseApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://lighthouse.example/api/'}),
  endpoints: (build) => ({
    getLights: build.query<string[], void>({query: () => 'lights'}),
  }),
});

// #region hook
// Wrong: there is no hook here, so this is undefined.
// @ts-expect-error this entry point makes no hooks
export const {useGetLightsQuery} = lighthouseApi;
// #endregion
