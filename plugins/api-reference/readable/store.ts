import type {
  Action,
  ActionCreator,
  ConfigureStoreOptions,
  EnhancedStore,
  Middleware,
  Reducer,
  ReducersMapObject,
  StoreEnhancer,
  Tuple,
} from '@reduxjs/toolkit';
import type {GetDefaultEnhancers, GetDefaultMiddleware} from './unexported';

export interface Store<State> {
  /** @of configureStore */
  configureStore: (options: ConfigureStoreOptions<State>) => EnhancedStore<State>;
}

/** @of ConfigureStoreOptions */
export interface StoreOptions<
  State,
  ActionType extends Action,
  Middlewares extends Tuple<readonly Middleware<{}, State>[]>,
  Enhancers extends Tuple<readonly StoreEnhancer[]>,
  PreloadedState,
> {
  reducer: Reducer<State, ActionType, PreloadedState> | ReducersMapObject<State, ActionType, PreloadedState>;
  middleware?: (getDefaultMiddleware: GetDefaultMiddleware<State>) => Middlewares;
  preloadedState?: PreloadedState;
  enhancers?: (getDefaultEnhancers: GetDefaultEnhancers<Middlewares>) => Enhancers;
}

/** @of DevToolsEnhancerOptions */
export interface DevToolsOptions {
  actionCreators?: ActionCreator<unknown>[] | Record<string, ActionCreator<unknown>>;
  actionSanitizer?: <ActionType extends Action>(action: ActionType, id: number) => ActionType;
  stateSanitizer?: <State>(state: State, index: number) => State;
  predicate?: <State, ActionType extends Action>(state: State, action: ActionType) => boolean;
  trace?: boolean | (<ActionType extends Action>(action: ActionType) => string);
  serialize?:
    | boolean
    | {
        options?:
          | boolean
          | {
              date?: true;
              regex?: true;
              undefined?: true;
              error?: true;
              symbol?: true;
              map?: true;
              set?: true;
              function?: true | ((fn: (...args: never[]) => unknown) => string);
            };
        replacer?: (key: string, value: unknown) => unknown;
        reviver?: (key: string, value: unknown) => unknown;
        immutable?: unknown;
        refs?: unknown;
      };
  features?: {
    pause?: boolean;
    lock?: boolean;
    persist?: boolean;
    export?: boolean | 'custom';
    import?: boolean | 'custom';
    jump?: boolean;
    skip?: boolean;
    reorder?: boolean;
    dispatch?: boolean;
    test?: boolean;
  };
}
