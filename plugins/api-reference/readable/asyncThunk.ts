import type {
  Action,
  AsyncThunk,
  AsyncThunkConfig,
  AsyncThunkOptions,
  AsyncThunkPayloadCreatorReturnValue,
  CaseReducer,
  Dispatch,
  GetThunkAPI,
} from '@reduxjs/toolkit';
import type {AsyncThunkFulfilledActionCreator, FulfillWithMeta, RejectWithValue} from './unexported';

export interface CreateAsyncThunk {
  /** @of createAsyncThunk */
  createAsyncThunk: <Returned, ThunkArg = void, ThunkApiConfig extends AsyncThunkConfig = {}>(
    typePrefix: string,
    payloadCreator: (
      arg: ThunkArg,
      thunkAPI: GetThunkAPI<ThunkApiConfig>,
    ) => AsyncThunkPayloadCreatorReturnValue<Returned, ThunkApiConfig>,
    options?: AsyncThunkOptions<ThunkArg, ThunkApiConfig>,
  ) => AsyncThunk<Returned, ThunkArg, ThunkApiConfig>;
}

/** @of BaseThunkAPI */
export interface ThunkAPI<
  State,
  Extra,
  AppDispatch extends Dispatch,
  RejectValue,
  RejectedMeta,
  FulfilledMeta,
> {
  dispatch: AppDispatch;
  getState: () => State;
  extra: Extra;
  rejectWithValue: (value: RejectValue, meta: RejectedMeta) => RejectWithValue<RejectValue, RejectedMeta>;
  fulfillWithValue: <FulfilledValue>(
    value: FulfilledValue,
    meta: FulfilledMeta,
  ) => FulfillWithMeta<FulfilledValue, FulfilledMeta>;
}

/** @of AsyncThunkOptions */
export interface ThunkOptions<ThunkArg, State, Extra, SerializedErrorType, PendingMeta> {
  condition?: (
    arg: ThunkArg,
    api: {getState: () => State; extra: Extra},
  ) => boolean | undefined | Promise<boolean | undefined>;
  serializeError?: (error: unknown) => SerializedErrorType;
  getPendingMeta?: (
    base: {arg: ThunkArg; requestId: string},
    api: {getState: () => State; extra: Extra},
  ) => PendingMeta;
}

/** @of AsyncThunk */
export interface Thunk<
  Returned,
  ThunkArg,
  ThunkApiConfig extends AsyncThunkConfig,
  FulfilledAction,
  RejectedAction,
> {
  fulfilled: AsyncThunkFulfilledActionCreator<Returned, ThunkArg, ThunkApiConfig>;
  settled: (action: unknown) => action is FulfilledAction | RejectedAction;
}

/**
 * @of AsyncThunkReducers
 * @of AsyncThunkSliceReducerConfig
 */
export interface ThunkReducers<
  State,
  PendingAction extends Action,
  FulfilledAction extends Action,
  RejectedAction extends Action,
> {
  pending?: CaseReducer<State, PendingAction>;
  fulfilled?: CaseReducer<State, FulfilledAction>;
  rejected?: CaseReducer<State, RejectedAction>;
  settled?: CaseReducer<State, FulfilledAction | RejectedAction>;
}
