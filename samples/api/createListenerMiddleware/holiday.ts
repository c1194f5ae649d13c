import {createAction} from '@reduxjs/toolkit';
import {boilerSwitched} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

export const holidayStarted = createAction('holiday/started');
export const doorLocked = createAction('house/doorLocked');
export const alarmArmed = createAction('house/alarmArmed');
export const houseSecured = createAction('house/secured');

export function addHoliday(startListening: AppStartListening) {
  let waiting = false;

  return startListening({
    actionCreator: holidayStarted,
    effect: async (_action, {take, dispatch}) => {
      // A second start must not wait for another door and alarm.
      if (waiting) return;
      waiting = true;
      try {
        await Promise.all([take(doorLocked.match), take(alarmArmed.match)]);
      } finally {
        waiting = false;
      }
      dispatch(boilerSwitched(false));
      dispatch(houseSecured());
    },
  });
}
