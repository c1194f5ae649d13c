import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryArgs,
  RetryOptions,
  fetchBaseQuery,
  setupListeners,
} from '@reduxjs/toolkit/query';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Api, FetchOptions, Functions, RequestOptions, Retry} from './baseQuery';

export type Proofs = [
  Proof<
    [
      Alike<typeof fetchBaseQuery, Functions['fetchBaseQuery']>,
      Alike<typeof setupListeners, Functions['setupListeners']>,
    ]
  >,
  Proven<Unlike<FetchBaseQueryArgs, FetchOptions>>,
  Proven<Unlike<FetchArgs, RequestOptions>>,
  Proven<Unlike<BaseQueryApi, Api>>,
  Proven<Unlike<RetryOptions, Retry>>,
];
