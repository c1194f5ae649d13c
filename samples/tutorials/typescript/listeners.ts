import {createListenerMiddleware} from '@reduxjs/toolkit';
import type {AppDispatch, RootState} from './store';
import {weighHive} from './weighHive';

export const listeners = createListenerMiddleware();

export const startAppListening = listeners.startListening.withTypes<
  RootState,
  AppDispatch
>();

startAppListening({
  actionCreator: weighHive.rejected,
  effect: (action, {getState}) => {
    const {alarms} = getState().hives;
    console.log(
      `${action.meta.arg} needs a visit, ${alarms.length} in all`,
    );
  },
});
