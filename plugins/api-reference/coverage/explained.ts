const CORE = '/usage/usage-with-typescript#names-in-signatures';
const QUERY = '/rtk-query/usage-with-typescript#names-in-signatures';

/**
 * Names that signatures need and the library does not export: where they are explained. The section at the anchor must
 * mention the name, as with the homes of exports.
 */
export const explained: Record<string, string> = {
  AsyncThunkCreator: CORE,
  AsyncThunkFulfilledActionCreator: CORE,
  AsyncThunkPendingActionCreator: CORE,
  AsyncThunkRejectedActionCreator: CORE,
  CaseReducerDefinition: CORE,
  CreateSelectorFunction: CORE,
  FulfillWithMeta: CORE,
  GetDefaultEnhancers: CORE,
  GetDefaultMiddleware: CORE,
  InjectedSlice: CORE,
  RejectWithValue: CORE,

  MaybePromise: QUERY,
  MutationSubState: '/rtk-query/api/created-api/redux-integration#a-mutation-entry',
  OmitFromUnion: QUERY,
  Recipe: QUERY,
  StandardSchemaV1: QUERY,
};
