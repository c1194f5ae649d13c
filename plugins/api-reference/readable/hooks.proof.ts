import {api, type AddBook, type BaseQuery, type Endpoints, type GetBook} from './api.proof';
import type {TypedLazyQueryTrigger, TypedMutationTrigger} from '@reduxjs/toolkit/query/react';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {
  InfiniteQueryHookSignatures,
  InfiniteQueryHooks,
  MutationHookSignatures,
  MutationHooks,
  MutationTriggers,
  Prefetch,
  QueryHookSignatures,
  QueryHooks,
  Triggers,
} from './hooks';
import type {Book} from './witnesses.proof';

/** What a reader's `selectFromResult` returns. */
type Selected = {title: string};
type New = {title: string};
const {getBook, listBooks, addBook} = api.endpoints;
type Query = QueryHookSignatures<Book, string, BaseQuery, Selected>;
type Infinite = InfiniteQueryHookSignatures<Book[], string, number, BaseQuery, Selected>;
type Mutation = MutationHookSignatures<Book, New, BaseQuery, Selected>;

export type Proofs = [
  Proof<
    [
      Alike<typeof getBook.useQuery<Selected>, Query['useQuery']>,
      Alike<typeof getBook.useQueryState<Selected>, Query['useQueryState']>,
      Alike<typeof getBook.useQuerySubscription, Query['useQuerySubscription']>,
      Alike<typeof getBook.useLazyQuery<Selected>, Query['useLazyQuery']>,
      Alike<typeof getBook.useLazyQuerySubscription, Query['useLazyQuerySubscription']>,
      Alike<typeof listBooks.useInfiniteQuery<Selected>, Infinite['useInfiniteQuery']>,
      Alike<typeof listBooks.useInfiniteQueryState<Selected>, Infinite['useInfiniteQueryState']>,
      Alike<typeof listBooks.useInfiniteQuerySubscription, Infinite['useInfiniteQuerySubscription']>,
      Alike<typeof addBook.useMutation<Selected>, Mutation['useMutation']>,
      Alike<typeof api.usePrefetch<'getBook'>, Prefetch<'getBook', string>['usePrefetch']>,
      Alike<TypedLazyQueryTrigger<Book, string, BaseQuery>, Triggers<GetBook, string>['trigger']>,
      Alike<TypedMutationTrigger<Book, New, BaseQuery>, MutationTriggers<AddBook, New>['trigger']>,
    ]
  >,
  Proven<Unlike<Endpoints['getBook'], QueryHooks<Book, string, BaseQuery>>>,
  Proven<Unlike<Endpoints['listBooks'], InfiniteQueryHooks<Book[], string, number, BaseQuery>>>,
  Proven<Unlike<Endpoints['addBook'], MutationHooks<Book, New, BaseQuery>>>,
];
