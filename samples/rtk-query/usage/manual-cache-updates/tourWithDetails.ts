import {setlistsApi, type Setlist} from './setlistsApi';

const {upsertQueryEntries} = setlistsApi.util;

export const tourApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    getTourWithDetails: build.query<Setlist[], string>({
      query: (tour) => `tours/${tour}`,
      async onQueryStarted(_tour, {dispatch, queryFulfilled}) {
        let setlists: Setlist[];
        try {
          ({data: setlists} = await queryFulfilled);
        } catch {
          return; // the hook shows the error
        }
        dispatch(
          upsertQueryEntries(
            setlists.map((setlist) => ({
              endpointName: 'getSetlist' as const,
              arg: setlist.id,
              value: setlist,
            })),
          ),
        );
      },
    }),
  }),
});
