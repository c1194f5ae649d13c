import type {
  Dispatch,
  DynamicDispatch,
  DynamicMiddlewareInstance,
  Middleware,
  UnknownAction,
} from '@reduxjs/toolkit';

/** @of GetDefaultMiddlewareOptions */
export interface DefaultMiddlewareOptions<Extra> {
  thunk?: boolean | {extraArgument: Extra};
}

export interface Creators {
  /** @of createDynamicMiddleware */
  createDynamicMiddleware: <
    State = any,
    DispatchType extends Dispatch<UnknownAction> = Dispatch<UnknownAction>,
  >() => DynamicMiddlewareInstance<State, DispatchType>;
}

/** @of DynamicMiddlewareInstance */
export interface Instance<State, DispatchType extends Dispatch<UnknownAction>> {
  middleware: Middleware<DynamicDispatch, State, DispatchType>;
}
