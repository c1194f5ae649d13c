import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

interface DepotList {
  depots: string[];
  total: number;
}

// #region status
interface Envelope {
  ok: boolean;
  reason?: string;
}

const baseQuery = fetchBaseQuery({
  baseUrl: 'https://parcels.example/v1/',
  // This server says 200 and puts the truth into the body.
  validateStatus: (response, body: Envelope | null) =>
    response.ok && body?.ok !== false,
});
// #endregion

export const depotApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    // #region meta
    depots: build.query<DepotList, void, {names: string[]}>({
      query: () => 'depots',
      transformResponse: ({names}, meta) => ({
        depots: names,
        total: Number(meta?.response?.headers.get('x-total') ?? 0),
      }),
    }),
    // #endregion
  }),
});
