import {createAction} from '@reduxjs/toolkit';
import type {AppStartListening} from './listenerMiddleware';

export const refreshClicked = createAction('weather/refreshClicked');

/** Ignores clicks while a refresh is running. */
export function addRefresh(
  startListening: AppStartListening,
  refresh: () => Promise<void>,
) {
  let running = false;

  return startListening({
    actionCreator: refreshClicked,
    effect: async (_action, {pause}) => {
      if (running) return;
      running = true;
      try {
        await pause(refresh());
      } finally {
        // Also after an error or a cancellation.
        running = false;
      }
    },
  });
}
