// #region wait
import {airApi} from './airApi';
import type {AppStore} from './store';

const {getRunningQueryThunk, getRunningQueriesThunk} = airApi.util;

/** The running request for a reading, or undefined. */
export const pendingReading = (store: AppStore, station: string) =>
  store.dispatch(getRunningQueryThunk('reading', station));

/** Resolves when the queries that are running now have settled. */
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
  if (signal.aborted) request.abort();
  signal.addEventListener('abort', () => request.abort(), {once: true});
  const {data, error} = await request;
  return {data, error};
}
// #endregion
