import {setlistsApi, type Setlist} from './setlistsApi';

const {updateQueryData} = setlistsApi.util;

export const versionApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameByVersion: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      async onQueryStarted({id}, {dispatch, queryFulfilled}) {
        let saved: Setlist;
        try {
          ({data: saved} = await queryFulfilled);
        } catch {
          return; // the cache still holds the last saved value
        }
        dispatch(
          updateQueryData('getSetlist', id, (setlist) => {
            if (saved.version > setlist.version) return saved;
          }),
        );
      },
    }),
  }),
});
