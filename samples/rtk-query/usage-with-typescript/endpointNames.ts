import type {
  Api,
  BaseQueryFn,
  EndpointDefinitions,
} from '@reduxjs/toolkit/query';

export function endpointNames<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
>(api: Api<BaseQuery, Definitions, ReducerPath, TagTypes>): string[] {
  return Object.keys(api.endpoints);
}
