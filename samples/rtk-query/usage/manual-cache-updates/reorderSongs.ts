import {setlistsApi, type Setlist} from './setlistsApi';

const {selectCachedArgsForQuery, updateQueryData} = setlistsApi.util;

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
        const tours = selectCachedArgsForQuery(getState(), 'getTour');
        const changes = tours.map((tour) =>
          dispatch(
            updateQueryData('getTour', tour, (setlists) => {
              const setlist = setlists.find(({id}) => id === order.id);
              if (setlist) setlist.songs = order.songs;
            }),
          ),
        );
        try {
          await queryFulfilled;
        } catch {
          for (const change of changes) change.undo();
        }
      },
    }),
  }),
});
