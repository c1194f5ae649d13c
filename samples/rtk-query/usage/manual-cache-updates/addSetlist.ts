import {setlistsApi, type Setlist} from './setlistsApi';

const {getRunningQueryThunk, invalidateTags, updateQueryData} =
  setlistsApi.util;

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
        let saved: Setlist;
        try {
          ({data: saved} = await queryFulfilled);
        } catch {
          return; // nothing was changed, so there is nothing to undo
        }
        dispatch(
          updateQueryData('getTour', tour, (setlists) => {
            // With the server's id. A refetch may have brought it already.
            if (!setlists.some(({id}) => id === saved.id))
              setlists.push(saved);
          }),
        );
        // The response of a running request may lack it: request it again.
        if (dispatch(getRunningQueryThunk('getTour', tour)))
          dispatch(invalidateTags([{type: 'Setlist', id: `tour ${tour}`}]));
      },
    }),
  }),
});
