import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';

const send = fetchBaseQuery({baseUrl: 'https://clinic.example/api'});

interface ExtraOptions {
  role?: 'vet' | 'nurse'; // optional: an endpoint may leave it out
}

export const roleBaseQuery: BaseQueryFn<
  FetchArgs, // what `query` returns
  unknown, // data
  FetchBaseQueryError, // error
  ExtraOptions, // an endpoint's `extraOptions`
  FetchBaseQueryMeta // meta
> = (args, api, {role = 'nurse'}) =>
  send({...args, headers: {'x-role': role}}, api, {});
