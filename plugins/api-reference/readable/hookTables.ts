import type {SerializedError} from '@reduxjs/toolkit';
import type {
  BaseQueryFn,
  InfiniteData,
  InfiniteQueryActionCreatorResult,
  MutationResultSelectorResult,
  QueryActionCreatorResult,
  QueryStatus,
} from '@reduxjs/toolkit/query';
import type {
  TypedInfiniteQueryStateSelector,
  TypedLazyInfiniteQueryTrigger,
  TypedQueryStateSelector,
} from '@reduxjs/toolkit/query/react';
import type {AnyInfiniteQuery, AnyMutation, AnyQuery} from './unexported';

/**
 * @of useQuery options
 * @of useQueryState options
 * @of useLazyQuery options
 */
export interface QueryOptions<
  ResultType,
  QueryArg,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  selectFromResult?: TypedQueryStateSelector<ResultType, QueryArg, BaseQuery, SelectedResult>;
}

/** @of useQuery result */
export interface QueryResult<Definition extends AnyQuery, ResultType, QueryArg, ErrorType> {
  data?: ResultType;
  currentData?: ResultType;
  error?: ErrorType | SerializedError;
  originalArgs?: QueryArg;
  refetch: () => QueryActionCreatorResult<Definition>;
}

/** @of useQuerySubscription result */
export interface QuerySubscription<Definition extends AnyQuery> {
  refetch: () => QueryActionCreatorResult<Definition>;
}

/** @of useLazyQuery info */
export interface LastPromiseInfo<QueryArg> {
  lastArg: QueryArg;
}

/** @of useInfiniteQuery options */
export interface InfiniteQueryOptions<
  ResultType,
  QueryArg,
  PageParam,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  initialPageParam?: PageParam;
  selectFromResult?: TypedInfiniteQueryStateSelector<
    ResultType,
    QueryArg,
    PageParam,
    BaseQuery,
    SelectedResult
  >;
}

/** @of useInfiniteQueryState options */
export interface InfiniteQueryStateOptions<
  ResultType,
  QueryArg,
  PageParam,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  selectFromResult?: TypedInfiniteQueryStateSelector<
    ResultType,
    QueryArg,
    PageParam,
    BaseQuery,
    SelectedResult
  >;
}

/** @of useInfiniteQuerySubscription options */
export interface PageOptions<PageParam> {
  initialPageParam?: PageParam;
}

/** @of useInfiniteQuery result */
export interface InfiniteQueryResult<Definition extends AnyInfiniteQuery, ResultType, PageParam> {
  data?: InfiniteData<ResultType, PageParam>;
  currentData?: InfiniteData<ResultType, PageParam>;
  error?: SerializedError;
  direction?: 'forward' | 'backward';
  fetchNextPage: () => InfiniteQueryActionCreatorResult<Definition>;
  fetchPreviousPage: () => InfiniteQueryActionCreatorResult<Definition>;
  refetch: (options?: {refetchCachedPages?: boolean}) => InfiniteQueryActionCreatorResult<Definition>;
}

/** @of useInfiniteQuerySubscription result */
export interface InfiniteQuerySubscription<
  Definition extends AnyInfiniteQuery,
  ResultType,
  QueryArg,
  PageParam,
  BaseQuery extends BaseQueryFn,
> {
  fetchNextPage: () => InfiniteQueryActionCreatorResult<Definition>;
  fetchPreviousPage: () => InfiniteQueryActionCreatorResult<Definition>;
  refetch: (options?: {refetchCachedPages?: boolean}) => InfiniteQueryActionCreatorResult<Definition>;
  trigger: TypedLazyInfiniteQueryTrigger<ResultType, QueryArg, PageParam, BaseQuery>;
}

/** @of useMutation options */
export interface MutationOptions<
  Definition extends AnyMutation,
  SelectedResult extends Record<string, unknown>,
> {
  selectFromResult?: (state: MutationResultSelectorResult<Definition>) => SelectedResult;
}

/** @of useMutation result */
export interface MutationResult<ResultType, QueryArg, ErrorType> {
  data?: ResultType;
  error?: ErrorType | SerializedError;
  status: QueryStatus;
  originalArgs?: QueryArg;
}
