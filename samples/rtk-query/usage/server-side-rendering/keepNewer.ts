import type {Middleware} from '@reduxjs/toolkit';
import {
  serverStateArrived,
  type AppStore,
  type ServerState,
} from './jobsApi';

type RootState = ReturnType<AppStore['getState']>;

/** Leaves out what the store already has in a newer version. */
function withoutOlder(arrived: ServerState, own: RootState): ServerState {
  const {queries, ...rest} = arrived.jobsApi;
  const newer = Object.entries(queries).filter(([key, entry]) => {
    const ownTime = own.jobsApi.queries[key]?.fulfilledTimeStamp ?? 0;
    return ownTime === 0 || (entry?.fulfilledTimeStamp ?? 0) > ownTime;
  });
  return {jobsApi: {...rest, queries: Object.fromEntries(newer)}};
}

/** Put it in front of `jobsApi.middleware`. */
export const keepNewer: Middleware<object, RootState> =
  ({getState}) =>
  (next) =>
  (action) =>
    next(
      serverStateArrived.match(action)
        ? {...action, payload: withoutOlder(action.payload, getState())}
        : action,
    );
