import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import type {Setlist} from './setlistsApi';

export const feedApi = createApi({
  reducerPath: 'feedApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://setlists.example/api'}),
  tagTypes: ['Feed'],
  endpoints: (build) => ({
    getFeed: build.infiniteQuery<Setlist[], void, number>({
      query: ({pageParam}) => `feed?page=${pageParam}`,
      providesTags: ['Feed'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page, _all, last) =>
          page.length > 0 ? last + 1 : null,
      },
    }),
    like: build.mutation<null, number>({
      query: (id) => ({url: `setlists/${id}/likes`, method: 'POST'}),
      async onQueryStarted(id, {dispatch, queryFulfilled}) {
        // Pages that are loading may bring the old rows back.
        const isLoading = () =>
          !!dispatch(
            feedApi.util.getRunningQueryThunk('getFeed', undefined),
          );
        const wasLoading = isLoading();
        dispatch(
          feedApi.util.updateQueryData('getFeed', undefined, ({pages}) => {
            const setlist = pages.flat().find((row) => row.id === id);
            if (setlist) setlist.likes += 1;
          }),
        );
        let isSaved = true;
        try {
          await queryFulfilled;
        } catch {
          isSaved = false;
        }
        if (wasLoading || isLoading() || !isSaved)
          dispatch(feedApi.util.invalidateTags(['Feed']));
      },
    }),
  }),
});
