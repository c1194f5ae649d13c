import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

// #region status
interface Envelope {
  ok: boolean;
  reason?: string;
}

const baseQuery = fetchBaseQuery({
  baseUrl: 'https://parcels.example/v1/',
  // This server responds with 200 and says in the body if it failed.
  validateStatus: (response, body: Envelope | null) =>
    response.ok && body?.ok !== false,
});
// #endregion

// #region meta
interface DepotList {
  depots: string[];
  total: number;
}

export const depotApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    depots: build.query<DepotList, void, {names: string[]}>({
      query: () => 'depots',
      transformResponse: ({names}, meta) => ({
        depots: names,
        total: Number(meta?.response?.headers.get('x-total') ?? 0),
      }),
    }),
  }),
});
// #endregion
