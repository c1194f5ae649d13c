import type {AppThunk} from './makeStore';
import {theatreApi} from './theatreApi';

/** Called as the pointer reaches a seat on the plan. */
export const warmUp =
  (id: string): AppThunk =>
  (dispatch) => {
    dispatch(theatreApi.util.prefetch('getSeat', id, {ifOlderThan: 30}));
  };
