import type {
  Action,
  AnyListenerPredicate,
  CreateListenerMiddlewareOptions,
  Dispatch,
  ForkedTask,
  ForkedTaskExecutor,
  ListenerMiddleware,
  ListenerMiddlewareInstance,
  ThunkDispatch,
  UnknownAction,
  TypedStartListening,
  TypedStopListening,
  TaskResult,
} from '@reduxjs/toolkit';
import type {ForkOptions} from './unexported';

export interface Creators {
  /** @of createListenerMiddleware */
  createListenerMiddleware: <
    StateType = unknown,
    DispatchType extends Dispatch = ThunkDispatch<StateType, unknown, UnknownAction>,
    ExtraArgument = unknown,
  >(
    options?: CreateListenerMiddlewareOptions<ExtraArgument>,
  ) => ListenerMiddlewareInstance<StateType, DispatchType, ExtraArgument>;
}

/** @of ListenerMiddlewareInstance */
export interface Instance<
  StateType,
  DispatchType extends ThunkDispatch<StateType, unknown, Action>,
  ExtraArgument,
> {
  middleware: ListenerMiddleware<StateType, DispatchType, ExtraArgument>;
  startListening: TypedStartListening<StateType, DispatchType, ExtraArgument>;
  stopListening: TypedStopListening<StateType, DispatchType>;
}

/** @of ListenerEffectAPI */
export interface EffectAPI<State> {
  take: {
    (predicate: AnyListenerPredicate<State>): Promise<[UnknownAction, State, State]>;
    (predicate: AnyListenerPredicate<State>, timeout: number): Promise<[UnknownAction, State, State] | null>;
  };
  condition: (predicate: AnyListenerPredicate<State>, timeout?: number) => Promise<boolean>;
  pause: <Value>(promise: Promise<Value>) => Promise<Value>;
  fork: <Value>(executor: ForkedTaskExecutor<Value>, options?: ForkOptions) => ForkedTask<Value>;
}

/** @of ForkedTaskAPI */
export interface ForkAPI {
  pause: <Value>(promise: Promise<Value>) => Promise<Value>;
}

/** @of ForkedTask */
export interface Fork<Value> {
  result: Promise<TaskResult<Value>>;
}
