import type {UnknownAction} from '@reduxjs/toolkit';
import type {
  Api,
  BaseEndpointDefinition,
  BaseQueryApi,
  BaseQueryArg,
  BaseQueryError,
  BaseQueryExtraOptions,
  BaseQueryFn,
  BaseQueryMeta,
  BaseQueryResult,
  CombinedState,
  CreateApi,
  CreateApiOptions,
  EndpointBuilder,
  EndpointDefinitions,
  InfiniteData,
  InfiniteQueryDefinition,
  Module,
  MutationDefinition,
  QueryDefinition,
  QueryReturnValue,
  QuerySubState,
  ResultDescription,
  SerializeQueryArgs,
} from '@reduxjs/toolkit/query';
import type {
  MaybePromise,
  ModuleName,
  MutationCacheLifecycleApi,
  MutationLifecycleApi,
  OmitFromUnion,
  QueryCacheLifecycleApi,
  QueryLifecycleApi,
  StandardSchemaV1,
} from './unexported';

export interface Creators<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
  Modules extends ModuleName,
> {
  /** @of createApi */
  createApi: (
    options: CreateApiOptions<BaseQuery, Definitions, ReducerPath, TagTypes>,
  ) => Api<BaseQuery, Definitions, ReducerPath, TagTypes, Modules>;
  /** @of buildCreateApi */
  buildCreateApi: (...modules: [Module<Modules>, ...Module<Modules>[]]) => CreateApi<Modules>;
}

/** @of CreateApiOptions */
export interface ApiOptions<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
> {
  endpoints: (build: EndpointBuilder<BaseQuery, TagTypes, ReducerPath>) => Definitions;
  serializeQueryArgs?: SerializeQueryArgs<unknown>;
  extractRehydrationInfo?: (
    action: UnknownAction,
    info: {reducerPath: ReducerPath},
  ) => CombinedState<Definitions, TagTypes, ReducerPath> | undefined;
}

/** @of EndpointBuilder */
export interface Builder<BaseQuery extends BaseQueryFn, TagTypes extends string, ReducerPath extends string> {
  query: <
    ResultType,
    QueryArg,
    RawResultType extends BaseQueryResult<BaseQuery> = BaseQueryResult<BaseQuery>,
  >(
    definition: OmitFromUnion<
      QueryDefinition<QueryArg, BaseQuery, TagTypes, ResultType, ReducerPath, RawResultType>,
      'type'
    >,
  ) => QueryDefinition<QueryArg, BaseQuery, TagTypes, ResultType, ReducerPath, RawResultType>;
  infiniteQuery: <
    ResultType,
    QueryArg,
    PageParam,
    RawResultType extends BaseQueryResult<BaseQuery> = BaseQueryResult<BaseQuery>,
  >(
    definition: OmitFromUnion<
      InfiniteQueryDefinition<
        QueryArg,
        PageParam,
        BaseQuery,
        TagTypes,
        ResultType,
        ReducerPath,
        RawResultType
      >,
      'type'
    >,
  ) => InfiniteQueryDefinition<
    QueryArg,
    PageParam,
    BaseQuery,
    TagTypes,
    ResultType,
    ReducerPath,
    RawResultType
  >;
  mutation: <
    ResultType,
    QueryArg,
    RawResultType extends BaseQueryResult<BaseQuery> = BaseQueryResult<BaseQuery>,
  >(
    definition: OmitFromUnion<
      MutationDefinition<QueryArg, BaseQuery, TagTypes, ResultType, ReducerPath, RawResultType>,
      'type'
    >,
  ) => MutationDefinition<QueryArg, BaseQuery, TagTypes, ResultType, ReducerPath, RawResultType>;
}

/**
 * @of QueryDefinition
 * @of QueryExtraOptions
 * @of EndpointDefinitionWithQueryFn
 */
export interface Query<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  RawResultType,
  TagTypes extends string,
  ReducerPath extends string,
  RootState,
  Definition extends BaseEndpointDefinition<unknown, BaseQueryFn, unknown>,
> {
  query?: (arg: QueryArg) => BaseQueryArg<BaseQuery>;
  queryFn?: (
    arg: QueryArg,
    api: BaseQueryApi,
    extraOptions: BaseQueryExtraOptions<BaseQuery>,
    baseQuery: (arg: BaseQueryArg<BaseQuery>) => ReturnType<BaseQuery>,
  ) => MaybePromise<QueryReturnValue<ResultType, BaseQueryError<BaseQuery>, BaseQueryMeta<BaseQuery>>>;
  transformResponse?: (
    response: RawResultType,
    meta: BaseQueryMeta<BaseQuery>,
    arg: QueryArg,
  ) => ResultType | Promise<ResultType>;
  transformErrorResponse?: (
    response: BaseQueryError<BaseQuery>,
    meta: BaseQueryMeta<BaseQuery>,
    arg: QueryArg,
  ) => unknown;
  argSchema?: StandardSchemaV1<QueryArg>;
  rawResponseSchema?: StandardSchemaV1<RawResultType>;
  responseSchema?: StandardSchemaV1<ResultType>;
  rawErrorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  errorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  metaSchema?: StandardSchemaV1<BaseQueryMeta<BaseQuery>>;
  providesTags?: ResultDescription<
    TagTypes,
    ResultType,
    QueryArg,
    BaseQueryError<BaseQuery>,
    BaseQueryMeta<BaseQuery>
  >;
  serializeQueryArgs?: SerializeQueryArgs<QueryArg, string | number | boolean | Record<string, unknown>>;
  merge?: (
    currentCacheData: ResultType,
    responseData: ResultType,
    otherArgs: {
      arg: QueryArg;
      baseQueryMeta: BaseQueryMeta<BaseQuery>;
      requestId: string;
      fulfilledTimeStamp: number;
    },
  ) => ResultType | void;
  forceRefetch?: (params: {
    currentArg: QueryArg | undefined;
    previousArg: QueryArg | undefined;
    state: RootState;
    endpointState?: QuerySubState<Definition>;
  }) => boolean;
  onQueryStarted?: (
    queryArgument: QueryArg,
    api: QueryLifecycleApi<QueryArg, BaseQuery, ResultType, ReducerPath>,
  ) => void | Promise<void>;
  onCacheEntryAdded?: (
    arg: QueryArg,
    api: QueryCacheLifecycleApi<QueryArg, BaseQuery, ResultType, ReducerPath>,
  ) => void | Promise<void>;
}

/** @of InfiniteQueryDefinition */
export interface InfiniteQuery<
  QueryArg,
  PageParam,
  BaseQuery extends BaseQueryFn,
  ResultType,
  RawResultType,
  TagTypes extends string,
  ReducerPath extends string,
> {
  query?: (arg: {queryArg: QueryArg; pageParam: PageParam}) => BaseQueryArg<BaseQuery>;
  queryFn?: (
    arg: {queryArg: QueryArg; pageParam: PageParam},
    api: BaseQueryApi,
    extraOptions: BaseQueryExtraOptions<BaseQuery>,
    baseQuery: (arg: BaseQueryArg<BaseQuery>) => ReturnType<BaseQuery>,
  ) => MaybePromise<QueryReturnValue<ResultType, BaseQueryError<BaseQuery>, BaseQueryMeta<BaseQuery>>>;
  transformResponse?: (
    response: RawResultType,
    meta: BaseQueryMeta<BaseQuery>,
    arg: {queryArg: QueryArg; pageParam: PageParam},
  ) => ResultType | Promise<ResultType>;
  transformErrorResponse?: (
    response: BaseQueryError<BaseQuery>,
    meta: BaseQueryMeta<BaseQuery>,
    arg: {queryArg: QueryArg; pageParam: PageParam},
  ) => unknown;
  argSchema?: StandardSchemaV1<{queryArg: QueryArg; pageParam: PageParam}>;
  rawResponseSchema?: StandardSchemaV1<RawResultType>;
  responseSchema?: StandardSchemaV1<ResultType>;
  rawErrorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  errorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  metaSchema?: StandardSchemaV1<BaseQueryMeta<BaseQuery>>;
  providesTags?: ResultDescription<
    TagTypes,
    InfiniteData<ResultType, PageParam>,
    QueryArg,
    BaseQueryError<BaseQuery>,
    BaseQueryMeta<BaseQuery>
  >;
  serializeQueryArgs?: SerializeQueryArgs<QueryArg, string | number | boolean | Record<string, unknown>>;
  onQueryStarted?: (
    queryArgument: QueryArg,
    api: QueryLifecycleApi<QueryArg, BaseQuery, InfiniteData<ResultType, PageParam>, ReducerPath>,
  ) => void | Promise<void>;
  onCacheEntryAdded?: (
    arg: QueryArg,
    api: QueryCacheLifecycleApi<QueryArg, BaseQuery, InfiniteData<ResultType, PageParam>, ReducerPath>,
  ) => void | Promise<void>;
}

/** @of MutationDefinition */
export interface Mutation<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  RawResultType,
  TagTypes extends string,
  ReducerPath extends string,
> {
  query?: (arg: QueryArg) => BaseQueryArg<BaseQuery>;
  queryFn?: (
    arg: QueryArg,
    api: BaseQueryApi,
    extraOptions: BaseQueryExtraOptions<BaseQuery>,
    baseQuery: (arg: BaseQueryArg<BaseQuery>) => ReturnType<BaseQuery>,
  ) => MaybePromise<QueryReturnValue<ResultType, BaseQueryError<BaseQuery>, BaseQueryMeta<BaseQuery>>>;
  transformResponse?: (
    response: RawResultType,
    meta: BaseQueryMeta<BaseQuery>,
    arg: QueryArg,
  ) => ResultType | Promise<ResultType>;
  transformErrorResponse?: (
    response: BaseQueryError<BaseQuery>,
    meta: BaseQueryMeta<BaseQuery>,
    arg: QueryArg,
  ) => unknown;
  argSchema?: StandardSchemaV1<QueryArg>;
  rawResponseSchema?: StandardSchemaV1<RawResultType>;
  responseSchema?: StandardSchemaV1<ResultType>;
  rawErrorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  errorResponseSchema?: StandardSchemaV1<BaseQueryError<BaseQuery>>;
  metaSchema?: StandardSchemaV1<BaseQueryMeta<BaseQuery>>;
  invalidatesTags?: ResultDescription<
    TagTypes,
    ResultType,
    QueryArg,
    BaseQueryError<BaseQuery>,
    BaseQueryMeta<BaseQuery>
  >;
  onQueryStarted?: (
    queryArgument: QueryArg,
    api: MutationLifecycleApi<QueryArg, BaseQuery, ResultType, ReducerPath>,
  ) => void | Promise<void>;
  onCacheEntryAdded?: (
    arg: QueryArg,
    api: MutationCacheLifecycleApi<QueryArg, BaseQuery, ResultType, ReducerPath>,
  ) => void | Promise<void>;
}
