import type {
  Action,
  ActionReducerMapBuilder,
  AsyncThunk,
  AsyncThunkConfig,
  AsyncThunkReducers,
  CaseReducer,
  PayloadActionCreator,
  PrepareAction,
  Reducer,
  UnknownAction,
} from '@reduxjs/toolkit';

export interface Creators {
  /** @of createAction */
  createAction: {
    /** The argument of the action creator becomes the payload. */
    <Payload = void, Type extends string = string>(type: Type): PayloadActionCreator<Payload, Type>;
    /** A prepare callback makes the payload from the arguments. */
    <Prepare extends PrepareAction<unknown>, Type extends string = string>(
      type: Type,
      prepareAction: Prepare,
    ): PayloadActionCreator<ReturnType<Prepare>['payload'], Type, Prepare>;
  };
  /** @of createReducer */
  createReducer: <State>(
    initialState: State | (() => State),
    builderCallback: (builder: ActionReducerMapBuilder<State>) => void,
  ) => Reducer<State> & {getInitialState: () => State};
}

/** @of ActionReducerMapBuilder */
export interface Builder<State, ActionType extends Action> {
  addCase: {
    (
      actionCreator: {(...args: never[]): ActionType; type: string},
      reducer: CaseReducer<State, ActionType>,
    ): ActionReducerMapBuilder<State>;
    (type: string, reducer: CaseReducer<State, ActionType>): ActionReducerMapBuilder<State>;
  };
  addAsyncThunk: <Returned, ThunkArg, ThunkApiConfig extends AsyncThunkConfig>(
    asyncThunk: AsyncThunk<Returned, ThunkArg, ThunkApiConfig>,
    reducers: AsyncThunkReducers<State, ThunkArg, Returned, ThunkApiConfig>,
  ) => Omit<ActionReducerMapBuilder<State>, 'addCase'>;
  addMatcher: (
    matcher: ((action: unknown) => action is ActionType) | ((action: UnknownAction) => boolean),
    reducer: CaseReducer<State, ActionType>,
  ) => Omit<ActionReducerMapBuilder<State>, 'addCase' | 'addAsyncThunk'>;
  addDefaultCase: (reducer: CaseReducer<State, Action>) => {};
}
