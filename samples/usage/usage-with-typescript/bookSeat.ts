// #region thunk
import {createAsyncThunk, miniSerializeError} from '@reduxjs/toolkit';
import {seatsLeft} from './classesSlice';
import type {AppDispatch, Desk, RootState} from './store';

export interface Ticket {
  classId: string;
  seat: number;
}

interface BookSeatConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: Desk;
  rejectValue: 'full' | 'taken';
  rejectedMeta: {waitlist: boolean};
  fulfilledMeta: {cached: boolean};
  pendingMeta: {asked: number};
  serializedErrorType: string;
}

export const bookSeat = createAsyncThunk<Ticket, string, BookSeatConfig>(
  'desk/bookSeat',
  async (classId, {getState, extra, rejectWithValue, fulfillWithValue}) => {
    if (seatsLeft(getState().studio, classId) === 0) {
      return rejectWithValue('full', {waitlist: true});
    }
    const place = await extra.reserve(classId);
    if (!place) return rejectWithValue('taken', {waitlist: false});
    const {seat, cached} = place;
    // ts: `return {classId, seat}` does not compile: it has no meta.
    return fulfillWithValue({classId, seat}, {cached});
  },
  {
    getPendingMeta: () => ({asked: Date.now()}),
    // Canceled requests pass a plain object: String() says nothing.
    // `||`: after an empty text, unwrap() would resolve.
    serializeError: (error) =>
      miniSerializeError(error).message || 'Unknown error',
  },
);
// #endregion
