import type {AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

/** Resolves when the requests that are running now have ended. */
export const settled = (): AppThunk<Promise<unknown>> => (dispatch) =>
  Promise.all([
    ...dispatch(theatreApi.util.getRunningQueriesThunk()),
    ...dispatch(theatreApi.util.getRunningMutationsThunk()),
  ]);
