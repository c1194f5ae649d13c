import {createAction} from '@reduxjs/toolkit';
import type {AppStartListening} from './listenerMiddleware';

export const dialTurned = createAction<number>('dial/turned');
export const commandSent = createAction<number>('boiler/commandSent');

export function addDialListener(startListening: AppStartListening) {
  startListening({
    actionCreator: dialTurned,
    effect: async (action, api) => {
      // Cancel the runs that earlier turns of the dial started.
      api.cancelActiveListeners();
      await api.delay(500);
      api.dispatch(commandSent(action.payload));
    },
  });
}
