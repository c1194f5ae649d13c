import {createAction} from '@reduxjs/toolkit';
import {boilerSwitched} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

export const watchStarted = createAction('frost/watchStarted');
export const watchStopped = createAction('frost/watchStopped');

export function addFrostWatch(startListening: AppStartListening) {
  startListening({
    actionCreator: watchStarted,
    effect: async (_action, api) => {
      // A second start replaces the watch that is running.
      api.cancelActiveListeners();

      api.fork(async (forkApi) => {
        while (true) {
          const {celsius} = api.getState().heating;
          if (celsius < 4) api.dispatch(boilerSwitched(true));
          await forkApi.delay(60_000);
        }
      });

      // The task ends with the effect: when the watch is stopped.
      await api.condition(watchStopped.match);
    },
  });
}
