import {createAction} from '@reduxjs/toolkit';
import {boilerSwitched} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

export const holidayStarted = createAction('holiday/started');
export const doorLocked = createAction('house/doorLocked');
export const alarmArmed = createAction('house/alarmArmed');
export const houseSecured = createAction('house/secured');

export const addHoliday = (startListening: AppStartListening) =>
  startListening({
    actionCreator: holidayStarted,
    effect: async (_action, {take, dispatch}) => {
      await Promise.all([take(doorLocked.match), take(alarmArmed.match)]);
      dispatch(boilerSwitched(false));
      dispatch(houseSecured());
    },
  });
