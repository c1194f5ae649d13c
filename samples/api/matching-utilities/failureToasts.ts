import {createListenerMiddleware, isRejected} from '@reduxjs/toolkit';

export const shown: string[] = [];
export const failureToasts = createListenerMiddleware();

// ts: A variable, so that TypeScript keeps the type of the action.
const anyFailure = isRejected();

failureToasts.startListening({
  matcher: anyFailure,
  effect: ({payload, error, meta}) => {
    // Skipped by its `condition`, or canceled: nobody waits for it.
    if (meta.condition || meta.aborted) return;
    // With a value, `error.message` is only the word "Rejected".
    const text = meta.rejectedWithValue ? payload : error.message;
    shown.push(typeof text === 'string' ? text : 'Something went wrong');
  },
});
