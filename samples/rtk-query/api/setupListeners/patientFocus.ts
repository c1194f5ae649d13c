import type {setupListeners} from '@reduxjs/toolkit/query';

type Handler = NonNullable<Parameters<typeof setupListeners>[1]>;

/** Reports focus at most every 30 seconds. */
export const patientFocus: Handler = (dispatch, {onFocus}) => {
  let last = -Infinity;
  const focused = () => {
    if (Date.now() - last < 30_000) return;
    last = Date.now();
    dispatch(onFocus());
  };
  window.addEventListener('focus', focused);
  return () => window.removeEventListener('focus', focused);
};
