import {setlistsApi, type Setlist} from './setlistsApi';

const {updateQueryData} = setlistsApi.util;

export const renameApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameSetlist: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      async onQueryStarted(
        {id, name},
        {dispatch, getState, queryFulfilled},
      ) {
        const change = dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            setlist.name = name;
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          // Without data, as after a reset, there is nothing to restore.
          const {getSetlist} = setlistsApi.endpoints;
          if (getSetlist.select(id)(getState()).data) change.undo();
        }
      },
    }),
  }),
});

export const {useRenameSetlistMutation} = renameApi;
