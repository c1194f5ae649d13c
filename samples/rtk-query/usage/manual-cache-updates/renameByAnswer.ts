import {setlistsApi, type Setlist} from './setlistsApi';

const {updateQueryData} = setlistsApi.util;

export const answerApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    renameByAnswer: build.mutation<Setlist, {id: number; name: string}>({
      query: ({id, name}) => ({
        url: `setlists/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      async onQueryStarted({id}, {dispatch, queryFulfilled}) {
        try {
          const {data: saved} = await queryFulfilled;
          dispatch(
            updateQueryData('getSetlist', id, (setlist) => {
              if (saved.version > setlist.version) return saved;
            }),
          );
        } catch {
          // The cache still holds the last saved value.
        }
      },
    }),
  }),
});
