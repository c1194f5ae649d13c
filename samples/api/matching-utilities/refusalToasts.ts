import {isRejectedWithValue, type Middleware} from '@reduxjs/toolkit';
import {holdGate} from './thunks';

export const toasts: string[] = [];

const isRefusal = isRejectedWithValue(holdGate);

export const refusalToasts: Middleware = () => (next) => (action) => {
  if (isRefusal(action)) {
    // The payload is what `holdGate` passed to rejectWithValue.
    toasts.push(`Gate ${action.meta.arg}: ${action.payload.reason}`);
  }
  return next(action);
};
