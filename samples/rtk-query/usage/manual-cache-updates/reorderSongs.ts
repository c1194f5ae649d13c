import {setlistsApi, type Setlist} from './setlistsApi';

const {invalidateTags, selectCachedArgsForQuery, updateQueryData} =
  setlistsApi.util;

interface NewOrder {
  id: number;
  songs: string[];
}

export const reorderApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    reorderSongs: build.mutation<Setlist, NewOrder>({
      query: ({id, songs}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {songs},
      }),
      async onQueryStarted(order, {dispatch, getState, queryFulfilled}) {
        dispatch(
          updateQueryData('getSetlist', order.id, (setlist) => {
            setlist.songs = order.songs;
          }),
        );
        const tours = selectCachedArgsForQuery(getState(), 'getTour');
        for (const tour of tours)
          dispatch(
            updateQueryData('getTour', tour, (setlists) => {
              const setlist = setlists.find(({id}) => id === order.id);
              if (setlist) setlist.songs = order.songs;
            }),
          );
        try {
          await queryFulfilled;
        } catch {
          // Refetches every entry on the screen that provides the tag.
          dispatch(invalidateTags(['Setlist']));
        }
      },
    }),
  }),
});
