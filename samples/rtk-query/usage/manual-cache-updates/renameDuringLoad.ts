import {setlistsApi, type Setlist} from './setlistsApi';

const {getSetlist} = setlistsApi.endpoints;
const {getRunningQueryThunk, updateQueryData} = setlistsApi.util;

export const duringLoadApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameDuringLoad: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      // Refetches the setlist once no other request is running.
      invalidatesTags: (_result, _error, {id}) => [{type: 'Setlist', id}],
      onQueryStarted({id, name}, {dispatch, getState}) {
        const {data} = getSetlist.select(id)(getState());
        if (!data) return; // a first load: nothing to change or to abort

        // The response of a running refetch would overwrite the change.
        dispatch(getRunningQueryThunk('getSetlist', id))?.abort();
        dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            setlist.name = name;
          }),
        );
      },
    }),
  }),
});
