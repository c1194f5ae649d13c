import {nanoid} from '@reduxjs/toolkit';
import {setlistsApi, type Setlist} from './setlistsApi';

const {getRunningQueryThunk, invalidateTags, updateQueryData} =
  setlistsApi.util;

interface NewSetlist {
  tour: string;
  name: string;
}

export const addAtOnceApi = setlistsApi.injectEndpoints({
  endpoints: (build) => ({
    addAtOnce: build.mutation<Setlist, NewSetlist>({
      query: ({tour, name}) => ({
        url: `tours/${tour}`,
        method: 'POST',
        body: {name},
      }),
      async onQueryStarted({tour, name}, {dispatch, queryFulfilled}) {
        const draftId = nanoid();
        const change = (recipe: (rows: Setlist[]) => void) =>
          dispatch(updateQueryData('getTour', tour, recipe));
        const drop = (rows: Setlist[]) => {
          const index = rows.findIndex((row) => row.draftId === draftId);
          if (index !== -1) rows.splice(index, 1);
        };

        change((rows) => {
          const empty = {songs: [], likes: 0, version: 0};
          // Below all others: two drafts never share an id.
          const id = Math.min(0, ...rows.map((row) => row.id)) - 1;
          rows.push({...empty, id, name, draftId});
        });
        let saved: Setlist;
        try {
          ({data: saved} = await queryFulfilled);
        } catch {
          change(drop); // by its id: other rows may have come or gone
          return;
        }
        change((rows) => {
          drop(rows);
          // A refetch may have brought it already.
          if (!rows.some(({id}) => id === saved.id)) rows.push(saved);
        });
        // The response of a running request may lack it: request it again.
        if (dispatch(getRunningQueryThunk('getTour', tour)))
          dispatch(invalidateTags([{type: 'Setlist', id: `tour ${tour}`}]));
      },
    }),
  }),
});
