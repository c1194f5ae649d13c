import {setlistsApi, type Setlist} from './setlistsApi';

const {upsertQueryEntries} = setlistsApi.util;

export const tourApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    getTourWithDetails: build.query<Setlist[], string>({
      query: (tour) => `tours/${tour}`,
      async onQueryStarted(_tour, {dispatch, queryFulfilled}) {
        try {
          const {data: setlists} = await queryFulfilled;
          dispatch(
            upsertQueryEntries(
              setlists.map((setlist) => ({
                endpointName: 'getSetlist' as const,
                arg: setlist.id,
                value: setlist,
              })),
            ),
          );
        } catch {
          // The hook shows the error.
        }
      },
    }),
  }),
});
