import {setlistsApi, type Setlist} from './setlistsApi';

const {updateQueryData, invalidateTags} = setlistsApi.util;

export const safeApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameSafely: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      async onQueryStarted({id, name}, {dispatch, queryFulfilled}) {
        dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            setlist.name = name;
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          // Get the right name from the server. // [!code highlight:2]
          dispatch(invalidateTags([{type: 'Setlist', id}]));
        }
      },
    }),
  }),
});
