import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';
import type {
  TypedUseInfiniteQueryHookResult,
  TypedUseMutationResult,
  TypedUseQueryHookResult,
} from '@reduxjs/toolkit/query/react';
import type {api, AddBook, BaseQuery, Endpoints, GetBook, ListBooks} from './api.proof';
import type {Proven, Unlike} from './alike.proof';
import type {
  InfiniteQueryOptions,
  InfiniteQueryResult,
  InfiniteQueryStateOptions,
  InfiniteQuerySubscription,
  LastPromiseInfo,
  MutationOptions,
  MutationResult,
  PageOptions,
  QueryOptions,
  QueryResult,
  QuerySubscription,
} from './hookTables';
import type {Book} from './witnesses.proof';

type Selected = {title: string};
type New = {title: string};
type Get = Endpoints['getBook'];
type List = Endpoints['listBooks'];
declare const {getBook, listBooks, addBook}: typeof api.endpoints;

type OptionsOf<Hook extends (...args: never[]) => unknown, At extends number> = NonNullable<
  Parameters<Hook>[At]
>;
type OurOptions = QueryOptions<Book, string, BaseQuery, Selected>;
type OurResult<Definition extends GetBook> = QueryResult<Definition, Book, string, FetchBaseQueryError>;

export type Proofs = [
  Proven<Unlike<OptionsOf<typeof getBook.useQuery<Selected>, 1>, OurOptions>>,
  Proven<Unlike<OptionsOf<typeof getBook.useQueryState<Selected>, 1>, OurOptions>>,
  Proven<Unlike<OptionsOf<typeof getBook.useLazyQuery<Selected>, 0>, OurOptions>>,
  Proven<Unlike<TypedUseQueryHookResult<Book, string, BaseQuery>, OurResult<GetBook>>>,
  Proven<Unlike<ReturnType<Get['useQuerySubscription']>, QuerySubscription<GetBook>>>,
  Proven<Unlike<ReturnType<Get['useLazyQuery']>[2], LastPromiseInfo<string>>>,
  Proven<
    Unlike<
      OptionsOf<typeof listBooks.useInfiniteQuery<Selected>, 1>,
      InfiniteQueryOptions<Book[], string, number, BaseQuery, Selected>
    >
  >,
  Proven<
    Unlike<
      OptionsOf<typeof listBooks.useInfiniteQueryState<Selected>, 1>,
      InfiniteQueryStateOptions<Book[], string, number, BaseQuery, Selected>
    >
  >,
  Proven<Unlike<OptionsOf<List['useInfiniteQuerySubscription'], 1>, PageOptions<number>>>,
  Proven<
    Unlike<
      TypedUseInfiniteQueryHookResult<Book[], string, number, BaseQuery>,
      InfiniteQueryResult<ListBooks, Book[], number>
    >
  >,
  Proven<
    Unlike<
      ReturnType<List['useInfiniteQuerySubscription']>,
      InfiniteQuerySubscription<ListBooks, Book[], string, number, BaseQuery>
    >
  >,
  Proven<Unlike<OptionsOf<typeof addBook.useMutation<Selected>, 0>, MutationOptions<AddBook, Selected>>>,
  Proven<
    Unlike<TypedUseMutationResult<Book, New, BaseQuery>, MutationResult<Book, New, FetchBaseQueryError>>
  >,
];
