import {setlistsApi, type Setlist} from './setlistsApi';

const {getRunningQueryThunk, updateQueryData} = setlistsApi.util;

export const duringLoadApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameDuringLoad: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      // Right in the end: the tags wait until no request is pending.
      invalidatesTags: (_result, _error, {id}) => [{type: 'Setlist', id}],
      onQueryStarted({id, name}, {dispatch}) {
        // Right at once: an answer on its way would undo the change.
        const loading = dispatch(getRunningQueryThunk('getSetlist', id));
        loading?.abort();
        dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            setlist.name = name;
          }),
        );
      },
    }),
  }),
});
