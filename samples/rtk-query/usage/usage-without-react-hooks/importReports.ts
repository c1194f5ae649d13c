import {airApi, type Reading} from './airApi';
import type {AppStore} from './store';

const {report} = airApi.endpoints;

/** Sends one report after the other; returns those that failed. */
export async function importReports(store: AppStore, rows: Reading[]) {
  const failed: Reading[] = [];
  for (const row of rows) {
    const {error} = await store.dispatch(
      report.initiate(row, {track: false}),
    );
    if (error) failed.push(row);
  }
  return failed;
}
