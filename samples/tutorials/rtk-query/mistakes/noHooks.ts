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
// @ts-expect-error this entry point makes no hooks
export const {useGetLightsQuery} = lighthouseApi;
// #endregion
