import {airApi, type Reading} from './airApi';
import type {AppStore} from './store';

const {initiate, select} = airApi.endpoints.report;

export async function sendReport(
  store: AppStore,
  report: Reading,
  show: (text: string) => void,
) {
  const sending = store.dispatch(initiate(report));
  // The state of this one call, found by its requestId.
  const selectCall = select(sending.requestId);
  show(selectCall(store.getState()).status);

  const {data, error} = await sending;
  show(error ? 'not sent' : `stored ${data.pm25}`);

  // Removes the result from the state.
  sending.reset();
}
