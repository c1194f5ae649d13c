import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

// #region api
/** `{depot: [4, 9]}` -> `depot=4&depot=9` */
function repeatKeys(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item != null) search.append(name, String(item));
    }
  }
  return search.toString();
}

export const searchApi = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://parcels.example/v1',
    paramsSerializer: repeatKeys,
  }),
  endpoints: (build) => ({
    search: build.query<string[], {status?: string; depots: number[]}>({
      query: ({status, depots}) => ({
        url: 'parcels',
        params: {status, depot: depots},
      }),
    }),
  }),
});
// #endregion
