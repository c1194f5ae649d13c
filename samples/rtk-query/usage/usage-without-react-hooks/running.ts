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
  const abort = () => request.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  // A signal may outlive the request.
  const {data, error} = await request.finally(() =>
    signal.removeEventListener('abort', abort),
  );
  return {data, error};
}
// #endregion
