import type {
  FetchBaseQueryError,
  InfiniteQueryActionCreatorResult,
  MutationActionCreatorResult,
  MutationResultSelectorResult,
  QueryActionCreatorResult,
  QueryResultSelectorResult,
} from '@reduxjs/toolkit/query';
import type {AddBook, Endpoints, GetBook, ListBooks, Root} from './api.proof';
import type {Proven, Unlike} from './alike.proof';
import type {
  InfiniteInitiateOptions,
  InfiniteQueryEndpoint,
  InfiniteQueryPromise,
  MutationEndpoint,
  MutationPromise,
  QueryEndpoint,
  QueryPromise,
  SelectedMutation,
  SelectedQuery,
} from './endpoints';
import type {StartInfiniteQueryActionCreatorOptions} from './unexported';
import type {Book} from './witnesses.proof';

type Guarded<Guard> = Guard extends (action: any) => action is infer Action ? Action : never;
type Get = Endpoints['getBook'];

export type Proofs = [
  Proven<
    Unlike<
      Get,
      QueryEndpoint<
        GetBook,
        string,
        Root,
        Guarded<Get['matchPending']>,
        Guarded<Get['matchFulfilled']>,
        Guarded<Get['matchRejected']>
      >
    >
  >,
  Proven<Unlike<Endpoints['listBooks'], InfiniteQueryEndpoint<ListBooks, string, Root>>>,
  Proven<Unlike<Endpoints['addBook'], MutationEndpoint<AddBook, {title: string}, Root>>>,
  Proven<Unlike<QueryActionCreatorResult<GetBook>, QueryPromise<GetBook, Book, string>>>,
  Proven<Unlike<StartInfiniteQueryActionCreatorOptions<ListBooks>, InfiniteInitiateOptions<number>>>,
  Proven<
    Unlike<
      InfiniteQueryActionCreatorResult<ListBooks>,
      InfiniteQueryPromise<ListBooks, Book[], number, string>
    >
  >,
  Proven<Unlike<MutationActionCreatorResult<AddBook>, MutationPromise<Book, {title: string}>>>,
  Proven<Unlike<QueryResultSelectorResult<GetBook>, SelectedQuery<Book, string, FetchBaseQueryError>>>,
  Proven<Unlike<MutationResultSelectorResult<AddBook>, SelectedMutation<Book, FetchBaseQueryError>>>,
];
