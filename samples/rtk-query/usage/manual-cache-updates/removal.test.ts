import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

interface Setlist {
  id: number;
  name: string;
}

test.each([true, false])(
  'a row that is removed at once; the server agrees: %o',
  async (agrees) => {
    let stored: Setlist[] = [
      {id: 1, name: 'Opening night'},
      {id: 2, name: 'Harbor stage'},
    ];
    let answer = () => {};
    const api = createApi({
      baseQuery: fakeBaseQuery<string>(),
      tagTypes: ['Setlist'],
      endpoints: (build) => ({
        setlists: build.query<Setlist[], void>({
          queryFn: () => ({data: stored}),
          providesTags: ['Setlist'],
        }),
        remove: build.mutation<null, number>({
          queryFn: async (id) => {
            await new Promise<void>((resolve) => (answer = resolve));
            if (!agrees) return {error: 'refused'};
            stored = stored.filter((setlist) => setlist.id !== id);
            return {data: null};
          },
          // Also after a failure, which brings the row back.
          invalidatesTags: ['Setlist'],
          onQueryStarted(id, {dispatch}) {
            dispatch(
              api.util.updateQueryData('setlists', undefined, (draft) =>
                draft.filter((setlist) => setlist.id !== id),
              ),
            );
          },
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const names = () =>
      api.endpoints.setlists
        .select()(store.getState())
        .data?.map(({name}) => name);
    await store.dispatch(api.endpoints.setlists.initiate());
    const removal = store.dispatch(api.endpoints.remove.initiate(1));
    expect(names()).toEqual(['Harbor stage']);
    answer();
    await removal;
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(names()).toEqual(
      agrees ? ['Harbor stage'] : ['Opening night', 'Harbor stage'],
    );
  },
);

test('a removal that is aborted leaves the row away: no tag is invalidated', async () => {
  let reads = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Setlist'],
    endpoints: (build) => ({
      setlists: build.query<number[], void>({
        queryFn: () => ({data: [++reads, 7]}),
        providesTags: ['Setlist'],
      }),
      remove: build.mutation<null, number>({
        queryFn: () => new Promise(() => {}),
        invalidatesTags: ['Setlist'],
        onQueryStarted(id, {dispatch}) {
          dispatch(
            api.util.updateQueryData('setlists', undefined, (draft) =>
              draft.filter((setlist) => setlist !== id),
            ),
          );
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const list = store.dispatch(api.endpoints.setlists.initiate());
  await list;
  const removal = store.dispatch(api.endpoints.remove.initiate(7));
  removal.abort();
  await removal;
  expect(store.dispatch(api.util.getRunningQueriesThunk())).toHaveLength(0);
  expect(reads).toBe(1);
  expect(api.endpoints.setlists.select()(store.getState()).data).toEqual([
    1,
  ]);
});
