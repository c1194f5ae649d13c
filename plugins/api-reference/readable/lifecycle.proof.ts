import type {
  ApiRootState,
  EndpointDefinition,
  InfiniteQueryConfigOptions,
  QueryDefinition,
  SerializeQueryArgs,
} from '@reduxjs/toolkit/query';
import type {AddBook, BaseQuery, GetBook} from './api.proof';
import type {Proven, Unlike} from './alike.proof';
import type {
  ForceRefetch,
  InfiniteQueryOptions,
  MutationCached,
  MutationStarted,
  QueryCached,
  QueryStarted,
  RejectionReason,
  SerializeArgs,
} from './lifecycle';
import type {
  MutationCacheLifecycleApi,
  MutationLifecycleApi,
  QueryCacheLifecycleApi,
  QueryLifecycleApi,
} from './unexported';
import type {Book} from './witnesses.proof';

type Root = ApiRootState<any, any, 'library'>;
type Forced = Parameters<NonNullable<QueryDefinition<string, BaseQuery, 'Book', Book>['forceRefetch']>>[0];

/** What a rejected `queryFulfilled` gives to `catch`. */
type Reason = Parameters<
  NonNullable<Parameters<QueryLifecycleApi<string, BaseQuery, Book, 'library'>['queryFulfilled']['catch']>[0]>
>[0];

export type Proofs = [
  Proven<
    Unlike<
      QueryLifecycleApi<string, BaseQuery, Book, 'library'>,
      QueryStarted<Book, BaseQuery, GetBook, Root>
    >
  >,
  Proven<Unlike<MutationLifecycleApi<string, BaseQuery, Book, 'library'>, MutationStarted<AddBook>>>,
  Proven<Unlike<QueryCacheLifecycleApi<string, BaseQuery, Book, 'library'>, QueryCached<Book, BaseQuery>>>,
  Proven<
    Unlike<
      MutationCacheLifecycleApi<string, BaseQuery, Book, 'library'>,
      MutationCached<Book, BaseQuery, AddBook>
    >
  >,
  Proven<
    Unlike<InfiniteQueryConfigOptions<Book, number, string>, InfiniteQueryOptions<Book, number, string>>
  >,
  Proven<Unlike<Reason, RejectionReason>>,
  Proven<Unlike<Forced, ForceRefetch<ApiRootState<any, any, string>, any>>>,
  Proven<
    Unlike<
      Parameters<SerializeQueryArgs<string>>[0],
      SerializeArgs<string, EndpointDefinition<any, any, any, any>>
    >
  >,
];
