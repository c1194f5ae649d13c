import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export const freshApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  refetchOnMountOrArgChange: 30, // a new subscriber, data 30 s old
  refetchOnFocus: true, // the user returns to the tab
  refetchOnReconnect: true, // the network is back
  endpoints: (build) => ({
    queueLength: build.query<number, string>({
      query: (desk) => `desks/${desk}/queue`,
    }),
  }),
});

export const {useQueueLengthQuery} = freshApi;
