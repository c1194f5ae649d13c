import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {RootState} from './store';

interface Parcel {
  id: string;
  status: 'accepted' | 'in transit' | 'delivered';
}

// #region api
const baseQuery = fetchBaseQuery({
  baseUrl: 'https://parcels.example/v1/',
  timeout: 10_000,
  prepareHeaders(headers, {getState}) {
    // ts: `getState()` is `unknown`: the store's type contains this API.
    const {token} = (getState() as RootState).session;
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

export const parcelApi = createApi({
  reducerPath: 'parcels',
  baseQuery,
  endpoints: (build) => ({
    track: build.query<Parcel, string>({
      query: (id) => `parcels/${encodeURIComponent(id)}`,
    }),
    redirect: build.mutation<Parcel, {id: string; depot: number}>({
      query: ({id, depot}) => ({
        url: `parcels/${encodeURIComponent(id)}/route`,
        method: 'PUT',
        body: {depot},
      }),
    }),
  }),
});
// #endregion

export const {useTrackQuery, useRedirectMutation} = parcelApi;
