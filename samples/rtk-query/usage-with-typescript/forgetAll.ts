import type {UnknownAction} from '@reduxjs/toolkit';
import type {
  Api,
  BaseQueryFn,
  EndpointDefinitions,
} from '@reduxjs/toolkit/query';

// #region structural
/** Says only what the helper uses, so every api fits. */
interface Resettable {
  util: {resetApiState: () => UnknownAction};
}

export const forgetAll = (apis: Resettable[]): UnknownAction[] =>
  apis.map((api) => api.util.resetApiState());
// #endregion

// #region generic
export function endpointNames<
  BaseQuery extends BaseQueryFn,
  Definitions extends EndpointDefinitions,
  ReducerPath extends string,
  TagTypes extends string,
>(api: Api<BaseQuery, Definitions, ReducerPath, TagTypes>): string[] {
  return Object.keys(api.endpoints);
}
// #endregion
