import type {AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

// #region prefetch
/** Called as the pointer reaches a seat on the plan. */
export const warmUp =
  (id: string): AppThunk =>
  (dispatch) => {
    dispatch(theatreApi.util.prefetch('getSeat', id, {ifOlderThan: 30}));
  };
// #endregion

// #region wait
/** Resolves when nothing is on its way any more. */
export const settled = (): AppThunk<Promise<unknown>> => (dispatch) =>
  Promise.all([
    ...dispatch(theatreApi.util.getRunningQueriesThunk()),
    ...dispatch(theatreApi.util.getRunningMutationsThunk()),
  ]);
// #endregion
