import {airApi} from './airApi';
import type {AppStore} from './store';

const {getRunningQueryThunk, getRunningQueriesThunk} = airApi.util;

// #region wait
/** The reading on its way, or undefined if none is. */
export const pendingReading = (store: AppStore, station: string) =>
  store.dispatch(getRunningQueryThunk('reading', station));

/** Resolves when no query of this api is running anymore. */
export const allSettled = (store: AppStore) =>
  Promise.all(store.dispatch(getRunningQueriesThunk()));
// #endregion

// #region abort
export async function readUnlessAborted(
  store: AppStore,
  station: string,
  signal: AbortSignal,
) {
  const request = store.dispatch(
    airApi.endpoints.reading.initiate(station, {subscribe: false}),
  );
  signal.addEventListener('abort', () => request.abort(), {once: true});
  const {data, error} = await request;
  return {data, error};
}
// #endregion
