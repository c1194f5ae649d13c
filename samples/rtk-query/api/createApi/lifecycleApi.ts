import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const lifecycleApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  keepUnusedDataFor: 0,
  endpoints: (build) => ({
    waitingList: build.query<string[], number>({
      query: (bookId) => `books/${bookId}/waiting`,
      async onCacheEntryAdded(bookId, api) {
        console.log('onCacheEntryAdded', bookId);
        const {data} = await api.cacheDataLoaded;
        console.log('cacheDataLoaded', data);
        await api.cacheEntryRemoved;
        console.log('cacheEntryRemoved');
      },
      async onQueryStarted(bookId, api) {
        console.log('onQueryStarted', bookId);
        try {
          const {data} = await api.queryFulfilled;
          console.log('queryFulfilled', data);
        } catch {
          console.log('queryFulfilled rejected');
        }
      },
    }),
  }),
});
