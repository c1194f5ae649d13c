import type {
  CaseReducer,
  CombinedSliceReducer,
  CreateSliceOptions,
  PayloadAction,
  PrepareAction,
  Reducer,
  ReducerCreators,
  Slice,
  SliceCaseReducers,
  SliceSelectors,
  ValidateSliceCaseReducers,
  WithSlice,
  asyncThunkCreator,
  createSlice,
} from '@reduxjs/toolkit';
import type {AsyncThunkCreator, CaseReducerDefinition, InjectConfig, InjectedSlice} from './unexported';

export interface Creators<
  State,
  CaseReducers extends SliceCaseReducers<State>,
  Name extends string,
  Selectors extends SliceSelectors<State>,
  ReducerPath extends string,
> {
  /** @of createSlice */
  createSlice: (
    options: CreateSliceOptions<State, CaseReducers, Name, ReducerPath, Selectors>,
  ) => Slice<State, CaseReducers, Name, ReducerPath, Selectors>;
  /** @of buildCreateSlice */
  buildCreateSlice: (options?: {creators?: {asyncThunk?: typeof asyncThunkCreator}}) => typeof createSlice;
}

/** @of CreateSliceOptions */
export interface Options<State, CaseReducers extends SliceCaseReducers<State>> {
  reducers:
    ValidateSliceCaseReducers<State, CaseReducers> | ((create: ReducerCreators<State>) => CaseReducers);
}

/** @of Slice */
export interface Members<State, CaseReducers, Selectors, RootState, RootSelectors, SliceType extends Slice> {
  caseReducers: CaseReducers;
  getSelectors: {
    (): Selectors;
    (selectState: (rootState: RootState) => State): RootSelectors;
  };
  selectors: RootSelectors;
  selectSlice: (rootState: RootState) => State;
  injectInto: (
    injectable: {inject: (slice: {reducerPath: string; reducer: Reducer}, config?: InjectConfig) => void},
    config?: InjectConfig & {reducerPath?: string},
  ) => InjectedSlice<SliceType>;
}

/** @of ReducerCreators */
export interface Create<State, Payload> {
  reducer: (
    caseReducer: CaseReducer<State, PayloadAction<Payload>>,
  ) => CaseReducerDefinition<State, PayloadAction<Payload>>;
  preparedReducer: (
    prepare: (...args: never[]) => {payload: Payload},
    reducer: CaseReducer<State, PayloadAction<Payload>>,
  ) => {prepare: PrepareAction<Payload>; reducer: CaseReducer<State, PayloadAction<Payload>>};
  asyncThunk: AsyncThunkCreator<State>;
}

export interface Combined<State> {
  /** @of combineSlices */
  combineSlices: (
    ...slices: ({reducerPath: string; reducer: Reducer} | Record<string, Reducer>)[]
  ) => CombinedSliceReducer<State>;
}

/** @of CombinedSliceReducer */
export interface CombinedMembers<
  InitialState,
  DeclaredState extends InitialState,
  SliceType extends Slice,
  Args extends unknown[],
  Selected,
> {
  inject: (
    slice: SliceType,
    config?: InjectConfig,
  ) => CombinedSliceReducer<InitialState, DeclaredState & WithSlice<SliceType>>;
  selector: (
    selectorFn: (state: DeclaredState, ...args: Args) => Selected,
  ) => (state: InitialState & Partial<DeclaredState>, ...args: Args) => Selected;
  withLazyLoadedSlices: <Lazy = {}>() => CombinedSliceReducer<InitialState, DeclaredState & Partial<Lazy>>;
}
