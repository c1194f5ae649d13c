import type {PayloadAction, SerializedError, ThunkAction, UnknownAction} from '@reduxjs/toolkit';
import type {
  InfiniteQueryActionCreatorResult,
  MutationActionCreatorResult,
  Patch,
  PrefetchOptions,
  QueryActionCreatorResult,
  QueryCacheEntry,
  QueryStatus,
  TagDescription,
} from '@reduxjs/toolkit/query';
import type {AnyInfiniteQuery, AnyMutation, AnyQuery, PatchCollection, Recipe} from './unexported';

/** @of createApi().util */
export interface Util<
  EndpointName extends string,
  Definition extends AnyQuery,
  InfiniteDefinition extends AnyInfiniteQuery,
  Mutation extends AnyMutation,
  MutationName extends string,
  QueryArg,
  ResultType,
  TagTypes extends string,
  RootState,
> {
  updateQueryData: (
    endpointName: EndpointName,
    arg: QueryArg,
    updateRecipe: Recipe<ResultType>,
    updateProvided?: boolean,
  ) => ThunkAction<PatchCollection, RootState, unknown, UnknownAction>;
  patchQueryData: (
    endpointName: EndpointName,
    arg: QueryArg,
    patches: readonly Patch[],
    updateProvided?: boolean,
  ) => ThunkAction<void, RootState, unknown, UnknownAction>;
  upsertQueryData: (
    endpointName: EndpointName,
    arg: QueryArg,
    value: ResultType,
  ) => ThunkAction<QueryActionCreatorResult<Definition>, RootState, unknown, UnknownAction>;
  upsertQueryEntries: (
    entries: {endpointName: EndpointName; arg: QueryArg; value: ResultType}[],
  ) => PayloadAction<{endpointName: string; arg: unknown; value: unknown}[]>;
  invalidateTags: (
    tags: (TagDescription<TagTypes> | null | undefined)[],
  ) => PayloadAction<(TagDescription<TagTypes> | null | undefined)[]>;
  selectInvalidatedBy: (
    state: RootState,
    tags: readonly (TagDescription<TagTypes> | null | undefined)[],
  ) => {endpointName: string; originalArgs: unknown; queryCacheKey: string}[];
  selectCachedArgsForQuery: (state: RootState, queryName: EndpointName) => QueryArg[];
  selectEntriesForEndpoint: (state: RootState, queryName: EndpointName) => QueryCacheEntry<Definition>[];
  selectAllQueryEntries: (
    state: RootState,
  ) => (QueryCacheEntry<Definition> | QueryCacheEntry<InfiniteDefinition>)[];
  prefetch: (
    endpointName: EndpointName,
    arg: QueryArg,
    options?: PrefetchOptions,
  ) => ThunkAction<void, unknown, unknown, UnknownAction>;
  getRunningQueryThunk: (
    endpointName: EndpointName,
    arg: QueryArg,
  ) => ThunkAction<
    QueryActionCreatorResult<never> | InfiniteQueryActionCreatorResult<never> | undefined,
    unknown,
    unknown,
    UnknownAction
  >;
  getRunningQueriesThunk: () => ThunkAction<
    (QueryActionCreatorResult<Definition> | InfiniteQueryActionCreatorResult<InfiniteDefinition>)[],
    unknown,
    unknown,
    UnknownAction
  >;
  getRunningMutationThunk: (
    endpointName: MutationName,
    fixedCacheKeyOrRequestId: string,
  ) => ThunkAction<MutationActionCreatorResult<never> | undefined, unknown, unknown, UnknownAction>;
  getRunningMutationsThunk: () => ThunkAction<
    MutationActionCreatorResult<Mutation>[],
    unknown,
    unknown,
    UnknownAction
  >;
  resetApiState: () => PayloadAction<undefined>;
}

/** @of QueryCacheEntry<D> */
export interface CacheEntry<ResultType, QueryArg, ErrorType> {
  originalArgs: QueryArg;
  status: QueryStatus.pending | QueryStatus.fulfilled | QueryStatus.rejected;
  data?: ResultType;
  error?: ErrorType | SerializedError;
}

/** @of NormalizedQueryUpsertEntry<Definitions, EndpointName> */
export interface UpsertEntry<QueryArg, ResultType> {
  arg: QueryArg;
  value: ResultType;
}
