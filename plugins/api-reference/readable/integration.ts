import type {
  Action,
  Middleware,
  PayloadAction,
  Reducer,
  SerializedError,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type {
  Api,
  ApiEndpointInfiniteQuery,
  ApiEndpointMutation,
  ApiEndpointQuery,
  BaseQueryFn,
  CombinedState,
  EndpointBuilder,
  EndpointDefinitions,
  InfiniteQuerySubState,
  Patch,
  QueryCacheKey,
  QueryStatus,
  QuerySubState,
  SubscriptionOptions,
} from '@reduxjs/toolkit/query';
import type {AnyInfiniteQuery, AnyMutation, AnyQuery, ConfigState, MutationSubState} from './unexported';

/** @of api */
export interface ApiMembers<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  Definition extends AnyQuery,
  InfiniteDefinition extends AnyInfiniteQuery,
  Mutation extends AnyMutation,
  ReducerPath extends string,
  TagTypes extends string,
  NewDefinitions extends EndpointDefinitions,
  NewTagTypes extends string,
  RootState,
  Util,
  InternalActions,
> {
  reducer: Reducer<CombinedState<Definitions, TagTypes, ReducerPath>, UnknownAction>;
  middleware: Middleware<{}, RootState, ThunkDispatch<unknown, unknown, UnknownAction>>;
  endpoints: Record<
    keyof Definitions,
    | ApiEndpointQuery<Definition, Definitions>
    | ApiEndpointInfiniteQuery<InfiniteDefinition, Definitions>
    | ApiEndpointMutation<Mutation, Definitions>
  >;
  util: Util;
  /** @of createApi().injectEndpoints */
  injectEndpoints: (options: {
    endpoints: (build: EndpointBuilder<BaseQuery, TagTypes, ReducerPath>) => NewDefinitions;
    overrideExisting?: boolean | 'throw';
  }) => Api<BaseQuery, Definitions & NewDefinitions, ReducerPath, TagTypes>;
  /** @of createApi().enhanceEndpoints */
  enhanceEndpoints: (options: {
    addTagTypes?: readonly NewTagTypes[];
    endpoints?: {
      [Name in keyof NewDefinitions]?:
        Partial<NewDefinitions[Name]> | ((definition: NewDefinitions[Name]) => void);
    };
  }) => Api<BaseQuery, NewDefinitions, ReducerPath, TagTypes | NewTagTypes>;
  internalActions: InternalActions;
}

export interface ApiFunctions<
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
  RootState,
> {
  /** @of createApi().reducer */
  reducer: (
    state: CombinedState<Definitions, TagTypes, ReducerPath> | undefined,
    action: UnknownAction,
  ) => CombinedState<Definitions, TagTypes, ReducerPath>;
  /** @of createApi().middleware */
  middleware: Middleware<{}, RootState, ThunkDispatch<unknown, unknown, UnknownAction>>;
}

export interface Sanitizers {
  /** @of createApiActionSanitizer */
  createApiActionSanitizer: (api: {
    reducerPath: string;
  }) => <ActionType extends Action>(action: ActionType) => ActionType;
}

/** @of ApiRootState */
export type RootStateOfApi<
  Definitions extends EndpointDefinitions,
  TagTypes extends string,
  ReducerPath extends string,
> = Record<ReducerPath, CombinedState<Definitions, TagTypes, ReducerPath>>;

/** @of createApi().injectEndpoints(options) */
export interface InjectOptions<
  BaseQuery extends BaseQueryFn,
  ReducerPath extends string,
  TagTypes extends string,
  NewDefinitions extends EndpointDefinitions,
> {
  endpoints: (build: EndpointBuilder<BaseQuery, TagTypes, ReducerPath>) => NewDefinitions;
}

/** @of createApi().enhanceEndpoints(options) */
export interface EnhanceOptions<NewDefinitions extends EndpointDefinitions> {
  endpoints?: {
    [Name in keyof NewDefinitions]?:
      Partial<NewDefinitions[Name]> | ((definition: NewDefinitions[Name]) => void);
  };
}

/** @of InternalActions */
export interface Internal {
  middlewareRegistered: (apiUid: string) => PayloadAction<string>;
  removeQueryResult: (payload: {
    queryCacheKey: QueryCacheKey;
  }) => PayloadAction<{queryCacheKey: QueryCacheKey}>;
  cacheEntriesUpserted: (
    entries: {endpointName: string; arg: unknown; value: unknown}[],
  ) => PayloadAction<unknown[]>;
  queryResultPatched: (payload: {
    queryCacheKey: QueryCacheKey;
    patches: readonly Patch[];
  }) => PayloadAction<{queryCacheKey: QueryCacheKey; patches: readonly Patch[]}>;
  subscriptionsUpdated: (patches: Patch[]) => PayloadAction<Patch[]>;
  updateProvidedBy: (
    payload: {queryCacheKey: QueryCacheKey; providedTags: readonly {type: string; id?: string | number}[]}[],
  ) => PayloadAction<unknown[]>;
  removeMutationResult: (
    payload: {requestId: string; fixedCacheKey?: string} | {requestId?: string; fixedCacheKey: string},
  ) => PayloadAction<unknown>;
  resetApiState: () => PayloadAction<undefined>;
  unsubscribeQueryResult: (payload: {
    requestId: string;
    queryCacheKey: QueryCacheKey;
  }) => PayloadAction<{requestId: string; queryCacheKey: QueryCacheKey}>;
  updateSubscriptionOptions: (payload: {
    endpointName: string;
    requestId: string;
    options: SubscriptionOptions;
    queryCacheKey: QueryCacheKey;
  }) => PayloadAction<unknown>;
  internal_getRTKQSubscriptions: () => PayloadAction<undefined>;
  onFocus: () => PayloadAction<undefined>;
  onFocusLost: () => PayloadAction<undefined>;
  onOnline: () => PayloadAction<undefined>;
  onOffline: () => PayloadAction<undefined>;
}

/** @of ListenerActions */
export interface FocusActions {
  onFocus: () => PayloadAction<undefined>;
  onFocusLost: () => PayloadAction<undefined>;
  onOnline: () => PayloadAction<undefined>;
  onOffline: () => PayloadAction<undefined>;
}

/** @of CombinedState */
export interface State<
  Definition extends AnyQuery,
  InfiniteDefinition extends AnyInfiniteQuery,
  Mutation extends AnyMutation,
  ReducerPath extends string,
  TagTypes extends string,
> {
  queries: Record<string, QuerySubState<Definition> | InfiniteQuerySubState<InfiniteDefinition> | undefined>;
  mutations: Record<string, MutationSubState<Mutation> | undefined>;
  provided: {
    tags: Record<TagTypes, Record<string, QueryCacheKey[]>>;
    keys: Record<QueryCacheKey, {type: TagTypes; id?: string | number}[]>;
  };
  subscriptions: Record<string, Record<string, SubscriptionOptions> | undefined>;
  config: ConfigState<ReducerPath>;
}

/** @of QuerySubState<D> */
export interface QueryEntry<ResultType, QueryArg, ErrorType> {
  status: QueryStatus;
  originalArgs?: QueryArg;
  data?: ResultType;
  error?: ErrorType | SerializedError;
}
