import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export interface Rate {
  pair: string;
  value: number;
}

export interface Week {
  week: number;
  closing: number[];
}

export const ratesApi = createApi({
  reducerPath: 'rates',
  baseQuery: fetchBaseQuery({baseUrl: 'https://rates.example/api/'}),
  endpoints: (build) => ({
    getRate: build.query<Rate, string>({
      query: (pair) => `rates/${pair}`,
      keepUnusedDataFor: 5,
    }),
    getHistory: build.infiniteQuery<Week, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 20,
        getNextPageParam: (last) => last.week + 1,
        getPreviousPageParam: (first) => first.week - 1,
      },
      query: ({queryArg: pair, pageParam: week}) =>
        `rates/${pair}/history/${week}`,
    }),
    setAlert: build.mutation<{id: string}, Rate>({
      query: (body) => ({url: 'alerts', method: 'POST', body}),
    }),
  }),
});
