import {createListenerMiddleware} from '@reduxjs/toolkit';
import {airApi} from './airApi';

const {report} = airApi.endpoints;

/** One for each store: stores that share one cancel each other's effects. */
export function makeAdviceListener() {
  const adviceListener = createListenerMiddleware();
  adviceListener.startListening({
    matcher: report.matchFulfilled,
    effect: async ({payload}, {cancelActiveListeners, delay, dispatch}) => {
      if (payload.pm25 <= 50) return; // the air is good
      // Reports come in bursts: wait for the last one.
      cancelActiveListeners();
      await delay(1_000);
      dispatch(airApi.util.invalidateTags(['Advice']));
    },
  });
  return adviceListener;
}
