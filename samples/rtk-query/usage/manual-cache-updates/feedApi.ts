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
      async onQueryStarted(id, {dispatch, getState, queryFulfilled}) {
        const feed = () =>
          feedApi.endpoints.getFeed.select(undefined)(getState());
        const {status, requestId} = feed();
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
        // Pages that were loading meanwhile may bring the old row back.
        const wasLoading =
          status === 'pending' || feed().requestId !== requestId;
        if (wasLoading || !isSaved)
          dispatch(feedApi.util.invalidateTags(['Feed']));
      },
    }),
  }),
});
