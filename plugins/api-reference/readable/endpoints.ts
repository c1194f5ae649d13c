import type {SerializedError, ThunkAction, UnknownAction} from '@reduxjs/toolkit';
import type {
  InfiniteData,
  InfiniteQueryActionCreatorResult,
  InfiniteQueryResultSelectorResult,
  MutationActionCreatorResult,
  MutationResultSelectorResult,
  QueryActionCreatorResult,
  QueryResultSelectorResult,
  QueryStatus,
  SkipToken,
  StartQueryActionCreatorOptions,
} from '@reduxjs/toolkit/query';
import type {
  AnyInfiniteQuery,
  AnyMutation,
  AnyQuery,
  StartInfiniteQueryActionCreatorOptions,
  StartMutationActionCreatorOptions,
} from './unexported';

/** @of ApiEndpointQuery */
export interface QueryEndpoint<
  Definition extends AnyQuery,
  QueryArg,
  RootState,
  PendingAction,
  FulfilledAction,
  RejectedAction,
> {
  initiate: (
    arg: QueryArg,
    options?: StartQueryActionCreatorOptions,
  ) => ThunkAction<QueryActionCreatorResult<Definition>, unknown, unknown, UnknownAction>;
  select: (arg: QueryArg | SkipToken) => (state: RootState) => QueryResultSelectorResult<Definition>;
  matchPending: (action: unknown) => action is PendingAction;
  matchFulfilled: (action: unknown) => action is FulfilledAction;
  matchRejected: (action: unknown) => action is RejectedAction;
}

/** @of ApiEndpointInfiniteQuery */
export interface InfiniteQueryEndpoint<Definition extends AnyInfiniteQuery, QueryArg, RootState> {
  initiate: (
    arg: QueryArg,
    options?: StartInfiniteQueryActionCreatorOptions<Definition>,
  ) => ThunkAction<InfiniteQueryActionCreatorResult<Definition>, unknown, unknown, UnknownAction>;
  select: (arg: QueryArg | SkipToken) => (state: RootState) => InfiniteQueryResultSelectorResult<Definition>;
}

/** @of ApiEndpointMutation */
export interface MutationEndpoint<Definition extends AnyMutation, QueryArg, RootState> {
  initiate: (
    arg: QueryArg,
    options?: StartMutationActionCreatorOptions,
  ) => ThunkAction<MutationActionCreatorResult<Definition>, unknown, unknown, UnknownAction>;
  select: (
    requestId: string | {requestId: string | undefined; fixedCacheKey: string | undefined} | SkipToken,
  ) => (state: RootState) => MutationResultSelectorResult<Definition>;
}

/** @of QueryActionCreatorResult */
export interface QueryPromise<Definition extends AnyQuery, ResultType, QueryArg> {
  unwrap: () => Promise<ResultType>;
  refetch: () => QueryActionCreatorResult<Definition>;
  arg: QueryArg;
}

/** @of infinite initiate options */
export interface InfiniteInitiateOptions<PageParam> {
  direction?: 'forward' | 'backward';
  initialPageParam?: PageParam;
}

/** @of InfiniteQueryActionCreatorResult */
export interface InfiniteQueryPromise<Definition extends AnyInfiniteQuery, ResultType, PageParam, QueryArg> {
  arg: QueryArg;
  unwrap: () => Promise<InfiniteData<ResultType, PageParam>>;
  refetch: (options?: {refetchCachedPages?: boolean}) => InfiniteQueryActionCreatorResult<Definition>;
}

/** @of MutationActionCreatorResult */
export interface MutationPromise<ResultType, QueryArg> {
  unwrap: () => Promise<ResultType>;
  arg: {endpointName: string; originalArgs: QueryArg; track?: boolean; fixedCacheKey?: string};
}

/** @of selected query */
export interface SelectedQuery<ResultType, QueryArg, ErrorType> {
  status: QueryStatus;
  data?: ResultType;
  error?: ErrorType | SerializedError;
  originalArgs?: QueryArg;
}

/** @of selected mutation */
export interface SelectedMutation<ResultType, ErrorType> {
  status: QueryStatus;
  data?: ResultType;
  error?: ErrorType | SerializedError;
}
