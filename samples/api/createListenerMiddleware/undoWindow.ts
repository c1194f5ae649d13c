import {createAction} from '@reduxjs/toolkit';
import type {AppStartListening} from './listenerMiddleware';

export const scheduleCleared = createAction('schedule/cleared');
export const undoClicked = createAction('schedule/undoClicked');
export const clearConfirmed = createAction('schedule/clearConfirmed');

export const addUndoWindow = (startListening: AppStartListening) =>
  startListening({
    actionCreator: scheduleCleared,
    effect: async (
      _action,
      {cancelActiveListeners, condition, dispatch},
    ) => {
      // There is one schedule: a second clearing starts the time again.
      cancelActiveListeners();
      const undone = await condition(undoClicked.match, 5000);
      if (!undone) dispatch(clearConfirmed());
    },
  });
