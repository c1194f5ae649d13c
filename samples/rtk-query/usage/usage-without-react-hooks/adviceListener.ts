import {createListenerMiddleware} from '@reduxjs/toolkit';
import {airApi} from './airApi';

const {advice, report} = airApi.endpoints;

export const adviceListener = createListenerMiddleware();

adviceListener.startListening({
  matcher: report.matchFulfilled,
  effect: async ({payload}, {dispatch}) => {
    // A rule that tags cannot express: only bad air changes the advice.
    if (payload.pm25 <= 50) return;
    await dispatch(
      advice.initiate(undefined, {subscribe: false, forceRefetch: true}),
    );
  },
});
