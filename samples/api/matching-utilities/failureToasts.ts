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
    const text = meta.rejectedWithValue ? payload : error.message;
    // After `rejectWithValue`, `error.message` is only the word "Rejected".
    const useful = typeof text === 'string' && text !== 'Rejected';
    // An error may have an empty message.
    shown.push((useful && text) || 'Something went wrong');
  },
});
