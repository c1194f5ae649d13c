import {
  createAction,
  createListenerMiddleware,
  isAllOf,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {isDelay} from './boardSlice';

export const boardingStarted = createAction<string>('board/boarding');
export const flightCanceled = createAction<string>('board/canceled');
export const shown: string[] = [];
export const listenerMiddleware = createListenerMiddleware();

// ts: In a variable: inline, the effect would get a bare Action.
const isOver = isAnyOf(boardingStarted, flightCanceled);

listenerMiddleware.startListening({
  matcher: isDelay,
  effect: async (delay, api) => {
    const {flight, minutes} = delay.payload;
    shown.push(`${flight} late by ${minutes}`);

    type End = PayloadAction<string>;
    const isThisFlight = (action: End): action is End =>
      action.payload === flight;

    const [end] = await api.take(isAllOf(isOver, isThisFlight));
    shown.push(`${end.payload}: ${end.type}`);
  },
});
