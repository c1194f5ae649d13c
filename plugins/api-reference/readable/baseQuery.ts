import type {ThunkDispatch, UnknownAction} from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  RetryOptions,
} from '@reduxjs/toolkit/query';
import type {ListenerActions} from './unexported';

export interface Functions {
  /** @of fetchBaseQuery */
  fetchBaseQuery: (
    options?: FetchBaseQueryArgs,
  ) => BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, {}, FetchBaseQueryMeta>;
  /** @of setupListeners */
  setupListeners: (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    customHandler?: (
      dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
      actions: ListenerActions,
    ) => () => void,
  ) => () => void;
}

/** @of FetchBaseQueryArgs */
export interface FetchOptions {
  prepareHeaders?: (
    headers: Headers,
    api: Pick<BaseQueryApi, 'getState' | 'extra' | 'endpoint' | 'type' | 'forced'> & {
      arg: string | FetchArgs;
      extraOptions: unknown;
    },
  ) => Headers | void | PromiseLike<Headers | void>;
  fetchFn?: (input: RequestInfo, init?: RequestInit) => Promise<Response>;
  paramsSerializer?: (params: Record<string, unknown>) => string;
  jsonReplacer?: (key: string, value: unknown) => unknown;
  responseHandler?: 'content-type' | 'json' | 'text' | ((response: Response) => Promise<unknown>);
  validateStatus?: (response: Response, body: unknown) => boolean;
}

/** @of FetchArgs */
export interface RequestOptions {
  params?: Record<string, unknown>;
  body?: unknown;
  responseHandler?: 'content-type' | 'json' | 'text' | ((response: Response) => Promise<unknown>);
  validateStatus?: (response: Response, body: unknown) => boolean;
}

/** @of BaseQueryApi */
export interface Api {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/** @of RetryOptions */
export interface Retry {
  backoff?: (attempt: number, maxRetries: number, signal?: AbortSignal) => Promise<void>;
  retryCondition?: (
    error: unknown,
    args: unknown,
    extraArgs: {attempt: number; baseQueryApi: BaseQueryApi; extraOptions: RetryOptions},
  ) => boolean;
}
