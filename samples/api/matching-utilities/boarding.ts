import {
  createAction,
  createListenerMiddleware,
  isAnyOf,
} from '@reduxjs/toolkit';
import {isDelay} from './boardSlice';

export const boardingStarted = createAction<string>('board/boarding');
export const flightCanceled = createAction<string>('board/canceled');
export const shown: string[] = [];
export const listenerMiddleware = createListenerMiddleware();

// #region listeners
// In a variable first: inline, the effect would get a bare Action.
const isOver = isAnyOf(boardingStarted, flightCanceled);

listenerMiddleware.startListening({
  matcher: isDelay,
  effect: async (delay, api) => {
    const {flight, minutes} = delay.payload;
    api.cancelActiveListeners();
    shown.push(`${flight} late by ${minutes}`);

    const [end] = await api.take(isOver);
    shown.push(`${end.payload}: ${end.type}`);
  },
});
// #endregion
