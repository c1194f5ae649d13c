import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta, BaseQueryFn} from '@reduxjs/toolkit/query';
import type {Book} from './witnesses.proof';

/** The API slice that stands for a reader's own. */
export const api = createApi({
  reducerPath: 'library',
  tagTypes: ['Book'],
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example'}),
  endpoints: (build) => ({
    getBook: build.query<Book, string>({query: (isbn) => isbn}),
    listBooks: build.infiniteQuery<Book[], string, number>({
      query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
      infiniteQueryOptions: {initialPageParam: 1, getNextPageParam: () => undefined},
    }),
    addBook: build.mutation<Book, {title: string}>({query: (body) => ({url: '', method: 'POST', body})}),
  }),
});

export type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, {}, FetchBaseQueryMeta>;
export type Endpoints = typeof api.endpoints;
export type GetBook = Endpoints['getBook']['Types']['QueryDefinition'];
export type ListBooks = Endpoints['listBooks']['Types']['InfiniteQueryDefinition'];
export type AddBook = Endpoints['addBook']['Types']['MutationDefinition'];
export type Definitions = {getBook: GetBook; listBooks: ListBooks; addBook: AddBook};
export type Root = Parameters<ReturnType<Endpoints['getBook']['select']>>[0];
