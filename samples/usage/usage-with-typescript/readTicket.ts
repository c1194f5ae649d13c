// #region match
import {unwrapResult} from '@reduxjs/toolkit';
import {bookSeat} from './bookSeat';
import type {AppDispatch} from './store';

export async function bookWithMatch(dispatch: AppDispatch, id: string) {
  const action = await dispatch(bookSeat(id));
  if (bookSeat.fulfilled.match(action)) {
    return `seat ${action.payload.seat}, cached: ${action.meta.cached}`;
  }
  // ts: An `else` is not enough here: see the text below.
  if (bookSeat.rejected.match(action)) {
    return action.meta.rejectedWithValue
      ? `${action.payload}, waitlist: ${action.meta.waitlist}`
      : action.error;
  }
  return 'never';
}
// #endregion

// #region unwrap
export async function bookWithUnwrap(dispatch: AppDispatch, id: string) {
  const ticket = await dispatch(bookSeat(id)).unwrap();
  return ticket.seat;
}

export const bookWithResult = (dispatch: AppDispatch, id: string) =>
  dispatch(bookSeat(id)).then(unwrapResult);
// #endregion
