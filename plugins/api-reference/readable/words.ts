/**
 * Names in our signatures that stand for the reader's own types, or for types that follow from them. A table on the page
 * "Usage with TypeScript" of each part says what each stands for.
 */
const CORE = `
  ActionType AnyPendingAction AppDispatch Args ArgsMemoizeFunction ArgsMemoizeOptions AsyncThunks CaseReducers DeclaredState DispatchType
  Enhancers Entity Extra ExtraArgument FulfilledAction FulfilledMeta FulfilledValue Id InitialState Lazy Matchers MemoizeFunction
  MemoizeOptions Middlewares Name Payload PendingAction PendingMeta PreloadedState Prepare ReducerPath RejectedAction
  RejectedMeta RejectValue Result Returned RootSelectors RootState Selected Selectors SerializedErrorType SliceType State
  StateType ThunkApiConfig ThunkArg Type Value`;

const QUERY = `
  BaseQuery DataType Definition DefinitionExtraOptions Definitions EndpointName ErrorType InfiniteDefinition Meta Modules
  Mutation MutationName NewDefinitions NewTagTypes PageParam QueryArg RawResultType ResultType SelectedResult TagTypes Util`;

const listed = (names: string) => names.trim().split(/\s+/);

export const CORE_WORDS = listed(CORE);
export const QUERY_WORDS = listed(QUERY);
export const words: ReadonlySet<string> = new Set([...CORE_WORDS, ...QUERY_WORDS]);
