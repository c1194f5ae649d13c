import {createAction} from '@reduxjs/toolkit';

export interface Delay {
  flight: string;
  minutes: number;
}

export const weatherDelayed = createAction<Delay>('delay/weather');
export const crewDelayed = createAction<Delay>('delay/crew');
export const lateInbound = createAction<Delay>('delay/lateInbound');
export const gateChanged = createAction<{flight: string; gate: string}>(
  'board/gateChanged',
);
