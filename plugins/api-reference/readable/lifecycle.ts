import type {ThunkDispatch, UnknownAction} from '@reduxjs/toolkit';
import type {
  BaseQueryFn,
  BaseQueryMeta,
  MutationResultSelectorResult,
  QueryResultSelectorResult,
  QuerySubState,
} from '@reduxjs/toolkit/query';
import type {AnyMutation, AnyQuery, PatchCollection, Recipe} from './unexported';

/** @of QueryLifecycleApi */
export interface QueryStarted<
  ResultType,
  BaseQuery extends BaseQueryFn,
  Definition extends AnyQuery,
  RootState,
> {
  queryFulfilled: Promise<{data: ResultType; meta: BaseQueryMeta<BaseQuery>}>;
  updateCachedData: (updateRecipe: Recipe<ResultType>) => PatchCollection;
  getCacheEntry: () => QueryResultSelectorResult<Definition>;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => RootState;
}

/** @of MutationLifecycleApi */
export interface MutationStarted<Definition extends AnyMutation> {
  getCacheEntry: () => MutationResultSelectorResult<Definition>;
}

/** @of QueryCacheLifecycleApi */
export interface QueryCached<ResultType, BaseQuery extends BaseQueryFn> {
  cacheDataLoaded: Promise<{data: ResultType; meta: BaseQueryMeta<BaseQuery>}>;
}

/** @of MutationCacheLifecycleApi */
export interface MutationCached<ResultType, BaseQuery extends BaseQueryFn, Definition extends AnyMutation> {
  getCacheEntry: () => MutationResultSelectorResult<Definition>;
  cacheDataLoaded: Promise<{data: ResultType; meta: BaseQueryMeta<BaseQuery>}>;
}

/** @of InfiniteQueryConfigOptions */
export interface InfiniteQueryOptions<DataType, PageParam, QueryArg> {
  getNextPageParam: (
    lastPage: DataType,
    allPages: DataType[],
    lastPageParam: PageParam,
    allPageParams: PageParam[],
    queryArg: QueryArg,
  ) => PageParam | null | undefined;
  getPreviousPageParam?: (
    firstPage: DataType,
    allPages: DataType[],
    firstPageParam: PageParam,
    allPageParams: PageParam[],
    queryArg: QueryArg,
  ) => PageParam | null | undefined;
}

/** @of QueryFulfilledRejectionReason */
export interface RejectionReason {
  error: unknown;
}

/** @of QueryExtraOptions.forceRefetch(params) */
export interface ForceRefetch<RootState, Definition extends AnyQuery> {
  state: RootState;
  endpointState?: QuerySubState<Definition>;
}

/** @of SerializeQueryArgs(_) */
export interface SerializeArgs<QueryArg, Definition> {
  queryArgs: QueryArg;
  endpointDefinition: Definition;
}
