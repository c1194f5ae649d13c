import type {
  BaseQueryFn,
  MutationActionCreatorResult,
  PrefetchOptions,
  QueryActionCreatorResult,
  SkipToken,
  SubscriptionOptions,
} from '@reduxjs/toolkit/query';
import type {
  TypedLazyQueryTrigger,
  TypedMutationTrigger,
  TypedUseInfiniteQuery,
  TypedUseInfiniteQueryHookResult,
  TypedUseInfiniteQueryState,
  TypedUseInfiniteQueryStateOptions,
  TypedUseInfiniteQueryStateResult,
  TypedUseInfiniteQuerySubscription,
  TypedUseInfiniteQuerySubscriptionResult,
  TypedUseLazyQuery,
  TypedUseLazyQueryStateResult,
  TypedUseLazyQuerySubscription,
  TypedUseMutation,
  TypedUseMutationResult,
  TypedUseMutationStateOptions,
  TypedUseQuery,
  TypedUseQueryHookResult,
  TypedUseQueryState,
  TypedUseQueryStateOptions,
  TypedUseQueryStateResult,
  TypedUseQuerySubscription,
  TypedUseQuerySubscriptionOptions,
  TypedUseQuerySubscriptionResult,
  UNINITIALIZED_VALUE,
} from '@reduxjs/toolkit/query/react';
import type {AnyMutation, AnyQuery} from './unexported';

/** @of QueryHooks */
export interface QueryHookSignatures<
  ResultType,
  QueryArg,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  useQuery: (
    arg: QueryArg | SkipToken,
    options?: TypedUseQuerySubscriptionOptions &
      TypedUseQueryStateOptions<ResultType, QueryArg, BaseQuery, SelectedResult>,
  ) => TypedUseQueryHookResult<ResultType, QueryArg, BaseQuery, SelectedResult>;
  useQueryState: (
    arg: QueryArg | SkipToken,
    options?: TypedUseQueryStateOptions<ResultType, QueryArg, BaseQuery, SelectedResult>,
  ) => TypedUseQueryStateResult<ResultType, QueryArg, BaseQuery, SelectedResult>;
  useQuerySubscription: (
    arg: QueryArg | SkipToken,
    options?: TypedUseQuerySubscriptionOptions,
  ) => TypedUseQuerySubscriptionResult<ResultType, QueryArg, BaseQuery>;
  useLazyQuery: (
    options?: SubscriptionOptions &
      Omit<TypedUseQueryStateOptions<ResultType, QueryArg, BaseQuery, SelectedResult>, 'skip'>,
  ) => [
    trigger: TypedLazyQueryTrigger<ResultType, QueryArg, BaseQuery>,
    result: TypedUseLazyQueryStateResult<ResultType, QueryArg, BaseQuery, SelectedResult>,
    lastPromiseInfo: {lastArg: QueryArg},
  ];
  useLazyQuerySubscription: (
    options?: SubscriptionOptions,
  ) => readonly [
    trigger: TypedLazyQueryTrigger<ResultType, QueryArg, BaseQuery>,
    lastArg: QueryArg | typeof UNINITIALIZED_VALUE,
    functions: {reset: () => void},
  ];
}

/** @of hooks of a query */
export interface QueryHooks<ResultType, QueryArg, BaseQuery extends BaseQueryFn> {
  useQuery: TypedUseQuery<ResultType, QueryArg, BaseQuery>;
  useQueryState: TypedUseQueryState<ResultType, QueryArg, BaseQuery>;
  useQuerySubscription: TypedUseQuerySubscription<ResultType, QueryArg, BaseQuery>;
  useLazyQuery: TypedUseLazyQuery<ResultType, QueryArg, BaseQuery>;
  useLazyQuerySubscription: TypedUseLazyQuerySubscription<ResultType, QueryArg, BaseQuery>;
}

export interface Triggers<Definition extends AnyQuery, QueryArg> {
  /** @of LazyQueryTrigger */
  trigger: (arg: QueryArg, preferCacheValue?: boolean) => QueryActionCreatorResult<Definition>;
}

export interface MutationTriggers<Definition extends AnyMutation, QueryArg> {
  /** @of MutationTrigger */
  trigger: (arg: QueryArg) => MutationActionCreatorResult<Definition>;
}

/** @of InfiniteQueryHooks */
export interface InfiniteQueryHookSignatures<
  ResultType,
  QueryArg,
  PageParam,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  useInfiniteQuery: (
    arg: QueryArg | SkipToken,
    options?: TypedUseQuerySubscriptionOptions & {
      initialPageParam?: PageParam;
      refetchCachedPages?: boolean;
    } & TypedUseInfiniteQueryStateOptions<ResultType, QueryArg, PageParam, BaseQuery, SelectedResult>,
  ) => TypedUseInfiniteQueryHookResult<ResultType, QueryArg, PageParam, BaseQuery, SelectedResult>;
  useInfiniteQueryState: (
    arg: QueryArg | SkipToken,
    options?: TypedUseInfiniteQueryStateOptions<ResultType, QueryArg, PageParam, BaseQuery, SelectedResult>,
  ) => TypedUseInfiniteQueryStateResult<ResultType, QueryArg, PageParam, BaseQuery, SelectedResult>;
  useInfiniteQuerySubscription: (
    arg: QueryArg | SkipToken,
    options?: TypedUseQuerySubscriptionOptions & {initialPageParam?: PageParam; refetchCachedPages?: boolean},
  ) => TypedUseInfiniteQuerySubscriptionResult<ResultType, QueryArg, PageParam, BaseQuery>;
}

/** @of hooks of an infinite query */
export interface InfiniteQueryHooks<ResultType, QueryArg, PageParam, BaseQuery extends BaseQueryFn> {
  useInfiniteQuery: TypedUseInfiniteQuery<ResultType, QueryArg, PageParam, BaseQuery>;
  useInfiniteQueryState: TypedUseInfiniteQueryState<ResultType, QueryArg, PageParam, BaseQuery>;
  useInfiniteQuerySubscription: TypedUseInfiniteQuerySubscription<ResultType, QueryArg, PageParam, BaseQuery>;
}

/** @of MutationHooks */
export interface MutationHookSignatures<
  ResultType,
  QueryArg,
  BaseQuery extends BaseQueryFn,
  SelectedResult extends Record<string, unknown>,
> {
  useMutation: (
    options?: TypedUseMutationStateOptions<ResultType, QueryArg, BaseQuery, SelectedResult>,
  ) => readonly [
    trigger: TypedMutationTrigger<ResultType, QueryArg, BaseQuery>,
    result: TypedUseMutationResult<ResultType, QueryArg, BaseQuery, SelectedResult>,
  ];
}

/** @of hooks of a mutation */
export interface MutationHooks<ResultType, QueryArg, BaseQuery extends BaseQueryFn> {
  useMutation: TypedUseMutation<ResultType, QueryArg, BaseQuery>;
}

export interface Prefetch<EndpointName extends string, QueryArg> {
  /** @of usePrefetch */
  usePrefetch: (
    endpointName: EndpointName,
    options?: PrefetchOptions,
  ) => (arg: QueryArg, options?: PrefetchOptions) => void;
}
