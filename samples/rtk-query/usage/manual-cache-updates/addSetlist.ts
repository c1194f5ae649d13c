import {setlistsApi, type Setlist} from './setlistsApi';

const {updateQueryData} = setlistsApi.util;

interface NewSetlist {
  tour: string;
  name: string;
}

export const addApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    addSetlist: build.mutation<Setlist, NewSetlist>({
      query: ({tour, name}) => ({
        url: `tours/${tour}`,
        method: 'POST',
        body: {name},
      }),
      async onQueryStarted({tour}, {dispatch, queryFulfilled}) {
        try {
          const {data: saved} = await queryFulfilled;
          dispatch(
            updateQueryData('getTour', tour, (setlists) => {
              setlists.push(saved); // with the server's id
            }),
          );
        } catch {
          // Nothing was changed, so there is nothing to take back.
        }
      },
    }),
  }),
});
