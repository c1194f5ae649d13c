import type {ThunkDispatch, UnknownAction, createSelector} from '@reduxjs/toolkit';
import type {Api, BaseQueryFn, CombinedState, EndpointDefinitions} from '@reduxjs/toolkit/query';
import type {Context, JSX, ReactNode} from 'react';
import type {ReactReduxContextValue, useDispatch, useSelector, useStore} from 'react-redux';
import type {ListenerActions} from './unexported';

/** @of ApiProvider(props) */
export interface ProviderProps<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
> {
  api: Api<BaseQuery, Definitions, ReducerPath, TagTypes>;
  children: ReactNode;
  setupListeners?:
    | false
    | ((dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, actions: ListenerActions) => () => void);
  context?: Context<ReactReduxContextValue | null>;
}

export interface Components<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
> {
  /** @of ApiProvider */
  ApiProvider: (props: {
    api: Api<BaseQuery, Definitions, ReducerPath, TagTypes>;
    children: ReactNode;
    setupListeners?:
      | false
      | ((dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, actions: ListenerActions) => () => void);
    context?: Context<ReactReduxContextValue | null>;
  }) => JSX.Element;
}

/** @of CoreModuleOptions */
export interface CoreOptions {
  createSelector?: typeof createSelector;
}

/** @of ReactHooksModuleOptions */
export interface HooksOptions {
  createSelector?: typeof createSelector;
  hooks?: {
    useDispatch: typeof useDispatch;
    useSelector: typeof useSelector;
    useStore: typeof useStore;
  };
}

/** @of ApiContext<Definitions> */
export interface ModuleContext<
  Definitions extends EndpointDefinitions,
  TagTypes extends string,
  ReducerPath extends string,
> {
  extractRehydrationInfo: (
    action: UnknownAction,
  ) => CombinedState<Definitions, TagTypes, ReducerPath> | undefined;
}

/** @of SchemaFailureInfo */
export interface FailureInfo {
  arg: unknown;
}

/** @of Patch */
export interface PatchMembers {
  value?: unknown;
}
