import {createAction} from '@reduxjs/toolkit';
import {boilerSwitched} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

export const watchStarted = createAction('frost/watchStarted');
export const watchStopped = createAction('frost/watchStopped');

// #region listener
export function addFrostWatch(startListening: AppStartListening) {
  startListening({
    actionCreator: watchStarted,
    effect: async (_action, api) => {
      // A second start while the watch runs does nothing.
      api.unsubscribe();

      const watch = api.fork(async (forkApi) => {
        while (true) {
          const {celsius} = api.getState().heating;
          if (celsius < 4) api.dispatch(boilerSwitched(true));
          await forkApi.delay(60_000);
        }
      });

      await api.condition(watchStopped.match);
      watch.cancel();
      api.subscribe();
    },
  });
}
// #endregion
