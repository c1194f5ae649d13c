import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Light {
  id: string;
  name: string;
}

export interface Sighting {
  id: number;
  lightId: string;
  ship: string;
}

let madeUpId = 0;

export const lighthouseApi = createApi({
  reducerPath: 'lighthouse',
  baseQuery: fetchBaseQuery({baseUrl: 'https://lighthouse.example/api/'}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  keepUnusedDataFor: 10, // seconds
  tagTypes: ['Sightings'],
  endpoints: (build) => ({
    getLights: build.query<Light[], void>({
      query: () => 'lights',
    }),
    getSightings: build.query<Sighting[], string>({
      query: (lightId) => `lights/${lightId}/sightings`,
      providesTags: (_result, _error, lightId) => [
        {type: 'Sightings', id: lightId},
      ],
    }),
    logSighting: build.mutation<Sighting, Omit<Sighting, 'id'>>({
      query: ({lightId, ship}) => ({
        url: `lights/${lightId}/sightings`,
        method: 'POST',
        body: {ship},
      }),
      async onQueryStarted({lightId, ship}, {dispatch, queryFulfilled}) {
        // Below 0, and never the same: two ships can be on their way.
        const id = --madeUpId;
        dispatch(
          lighthouseApi.util.updateQueryData(
            'getSightings',
            lightId,
            (sightings) => {
              // The refetch brings the id that the server gave it.
              sightings.push({id, lightId, ship});
            },
          ),
        );
        try {
          await queryFulfilled;
        } catch {
          // By its id: the list may have changed meanwhile.
          dispatch(
            lighthouseApi.util.updateQueryData(
              'getSightings',
              lightId,
              (sightings) => sightings.filter((seen) => seen.id !== id),
            ),
          );
        }
      },
      invalidatesTags: (_result, _error, {lightId}) => [
        {type: 'Sightings', id: lightId},
      ],
    }),
    deleteSighting: build.mutation<void, Omit<Sighting, 'ship'>>({
      query: ({lightId, id}) => ({
        url: `lights/${lightId}/sightings/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_result, _error, {lightId}) => [
        {type: 'Sightings', id: lightId},
      ],
    }),
  }),
});

export const {
  useGetLightsQuery,
  useGetSightingsQuery,
  useLogSightingMutation,
  useDeleteSightingMutation,
  usePrefetch,
} = lighthouseApi;
