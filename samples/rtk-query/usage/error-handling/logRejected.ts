import {
  isRejected,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';

export const logRejected: Middleware = () => (next) => (action) => {
  if (isRejected(action)) {
    const {condition, aborted} = action.meta;
    console.log({
      isRejectedWithValue: isRejectedWithValue(action),
      payload: action.payload,
      error: `${action.error.name ?? '-'}: ${action.error.message ?? '-'}`,
      condition,
      aborted,
    });
  }
  return next(action);
};
