import {createAction} from '@reduxjs/toolkit';
import {boilerSwitched, temperatureMeasured} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

export const refreshClicked = createAction('weather/refreshClicked');
export const holidayStarted = createAction('holiday/started');
export const doorLocked = createAction('house/doorLocked');
export const alarmArmed = createAction('house/alarmArmed');
export const houseSecured = createAction('house/secured');
export const undoClicked = createAction('schedule/undoClicked');
export const scheduleCleared = createAction('schedule/cleared');
export const clearConfirmed = createAction('schedule/clearConfirmed');

// #region leading
/** Ignores clicks while a refresh runs. */
export const addRefresh = (
  startListening: AppStartListening,
  refresh: () => Promise<void>,
) =>
  startListening({
    actionCreator: refreshClicked,
    effect: async (_action, {unsubscribe, subscribe, pause, signal}) => {
      unsubscribe();
      try {
        await pause(refresh());
      } finally {
        // Not after a cancellation: the listener was removed on purpose.
        if (!signal.aborted) subscribe();
      }
    },
  });
// #endregion

// #region once
/** Runs for the first cold reading only. */
export const addFirstFrost = (
  startListening: AppStartListening,
  notify: (celsius: number) => void,
) =>
  startListening({
    predicate: (_action, state) => state.heating.celsius < 0,
    effect: (_action, {unsubscribe, getState}) => {
      unsubscribe();
      notify(getState().heating.celsius);
    },
  });
// #endregion

// #region throttle
/** Handles one reading, then ignores the next ten seconds. */
export const addChart = (
  startListening: AppStartListening,
  draw: (celsius: number) => void,
) =>
  startListening({
    actionCreator: temperatureMeasured,
    effect: async (action, {unsubscribe, subscribe, delay}) => {
      unsubscribe();
      draw(action.payload);
      await delay(10_000);
      subscribe();
    },
  });
// #endregion

// #region both
/** Waits for two actions, in any order. */
export const addHoliday = (startListening: AppStartListening) =>
  startListening({
    actionCreator: holidayStarted,
    effect: async (_action, {take, dispatch}) => {
      await Promise.all([take(doorLocked.match), take(alarmArmed.match)]);
      dispatch(boilerSwitched(false));
      dispatch(houseSecured());
    },
  });
// #endregion

// #region undo
/** Confirms after five seconds, unless the user takes it back. */
export const addUndoWindow = (startListening: AppStartListening) =>
  startListening({
    actionCreator: scheduleCleared,
    effect: async (_action, {condition, dispatch}) => {
      const undone = await condition(undoClicked.match, 5000);
      if (!undone) dispatch(clearConfirmed());
    },
  });
// #endregion
