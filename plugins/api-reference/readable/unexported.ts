import type {
  Action,
  AsyncThunk,
  AsyncThunkConfig,
  AsyncThunkPayloadCreatorReturnValue,
  CaseReducer,
  CombinedSliceReducer,
  ConfigureStoreOptions,
  Dispatch,
  Draft,
  ListenerEffectAPI,
  Middleware,
  ReducerCreators,
  ReducerType,
  Slice,
  Tuple,
  UnknownAction,
  isAnyOf,
} from '@reduxjs/toolkit';
import type {
  ApiEndpointInfiniteQuery,
  ApiEndpointMutation,
  ApiModules,
  BaseQueryFn,
  CombinedState,
  EndpointDefinitions,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
  TypedMutationOnQueryStarted,
  TypedQueryOnQueryStarted,
  setupListeners,
} from '@reduxjs/toolkit/query';

// Types that the library names and does not export, taken from what it does export.

export type GetDefaultMiddleware<State> = Parameters<
  NonNullable<ConfigureStoreOptions<State>['middleware']>
>[0];

export type GetDefaultEnhancers<Middlewares extends Tuple<readonly Middleware[]>> = Parameters<
  NonNullable<ConfigureStoreOptions<unknown, UnknownAction, Middlewares>['enhancers']>
>[0];

export type RejectWithValue<RejectValue, RejectedMeta> = Exclude<
  AsyncThunkPayloadCreatorReturnValue<never, {rejectValue: RejectValue; rejectedMeta: RejectedMeta}>,
  Promise<unknown>
>;

export type AsyncThunkFulfilledActionCreator<
  Returned,
  ThunkArg,
  ThunkApiConfig extends AsyncThunkConfig,
> = AsyncThunk<Returned, ThunkArg, ThunkApiConfig>['fulfilled'];

export type FulfillWithMeta<Value, FulfilledMeta> = Exclude<
  AsyncThunkPayloadCreatorReturnValue<Value, {fulfilledMeta: FulfilledMeta; rejectValue: never}>,
  Promise<unknown> | RejectWithValue<never, unknown>
>;

/** What `isAnyOf` takes: a type guard, or an object that has one as `match`. */
export type Matcher = Parameters<typeof isAnyOf>[number];

export type ForkOptions = NonNullable<Parameters<ListenerEffectAPI<unknown, Dispatch>['fork']>[1]>;

export type AsyncThunkCreator<State> = ReducerCreators<State>['asyncThunk'];

export type CaseReducerDefinition<State, ActionType extends Action> = CaseReducer<State, ActionType> & {
  _reducerDefinitionType: ReducerType.reducer;
};

export type InjectConfig = NonNullable<Parameters<CombinedSliceReducer<unknown>['inject']>[1]>;

export type InjectedSlice<SliceType extends Slice> = ReturnType<SliceType['injectInto']>;

/** Anything with the three matchers of an async thunk. */
export type AnyAsyncThunk = Record<
  'pending' | 'fulfilled' | 'rejected',
  {match: (action: any) => action is any}
>;

export type ListenerActions = Parameters<NonNullable<Parameters<typeof setupListeners>[1]>>[1];

/** The value, or a promise of it. */
export type MaybePromise<Value> = Value | PromiseLike<Value>;

/** Changes a draft of the data, or returns new data. */
export type Recipe<Data> = (draft: Data | Draft<Data>) => void | Data | Draft<Data>;

export type StandardSchemaV1<Value> = NonNullable<
  QueryDefinition<Value, BaseQueryFn, string, unknown>['argSchema']
>;

/** `Omit` for each type of a union. */
export type OmitFromUnion<Union, Name extends PropertyKey> = Union extends unknown
  ? Omit<Union, Name>
  : never;

export type PatchCollection = ReturnType<
  Parameters<NonNullable<TypedQueryOnQueryStarted<unknown, unknown, BaseQueryFn>>>[1]['updateCachedData']
>;

export type QueryLifecycleApi<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  ReducerPath extends string,
> = Parameters<NonNullable<TypedQueryOnQueryStarted<ResultType, QueryArg, BaseQuery, ReducerPath>>>[1];

export type MutationLifecycleApi<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  ReducerPath extends string,
> = Parameters<NonNullable<TypedMutationOnQueryStarted<ResultType, QueryArg, BaseQuery, ReducerPath>>>[1];

export type QueryCacheLifecycleApi<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  ReducerPath extends string,
> = Parameters<
  NonNullable<QueryDefinition<QueryArg, BaseQuery, string, ResultType, ReducerPath>['onCacheEntryAdded']>
>[1];

export type MutationCacheLifecycleApi<
  QueryArg,
  BaseQuery extends BaseQueryFn,
  ResultType,
  ReducerPath extends string,
> = Parameters<
  NonNullable<MutationDefinition<QueryArg, BaseQuery, string, ResultType, ReducerPath>['onCacheEntryAdded']>
>[1];

/** The names of the parts an API is built of. */
export type ModuleName = keyof ApiModules<any, any, any, any>;

export type AnyQuery = QueryDefinition<any, any, any, any>;
export type AnyInfiniteQuery = InfiniteQueryDefinition<any, any, any, any, any>;
export type AnyMutation = MutationDefinition<any, any, any, any>;

export type StartInfiniteQueryActionCreatorOptions<Definition extends AnyInfiniteQuery> = NonNullable<
  Parameters<ApiEndpointInfiniteQuery<Definition, EndpointDefinitions>['initiate']>[1]
>;
export type StartMutationActionCreatorOptions = NonNullable<
  Parameters<ApiEndpointMutation<AnyMutation, EndpointDefinitions>['initiate']>[1]
>;

export type MutationSubState<Definition extends AnyMutation> = NonNullable<
  CombinedState<Record<string, Definition>, string, string>['mutations'][string]
>;

export type ConfigState<ReducerPath extends string> = CombinedState<
  EndpointDefinitions,
  string,
  ReducerPath
>['config'];
