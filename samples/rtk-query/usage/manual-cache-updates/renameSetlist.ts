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
      async onQueryStarted({id, name}, {dispatch, queryFulfilled}) {
        const change = dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            setlist.name = name;
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          // Without patches nothing was changed: the entry had no data.
          if (change.patches.length > 0) change.undo();
        }
      },
    }),
  }),
});

export const {useRenameSetlistMutation} = renameApi;
