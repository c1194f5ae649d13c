import {isAllOf, type PayloadAction} from '@reduxjs/toolkit';
import {isDelay} from './boardSlice';
import {crewDelayed, gateChanged, type Delay} from './delays';

type DelayAction = PayloadAction<Delay>;

const isLong = (action: DelayAction): action is DelayAction =>
  action.payload.minutes >= 60;

// `isDelay` first: `isLong` is only asked about delays.
export const isLongDelay = isAllOf(isDelay, isLong);

const actions = [
  crewDelayed({flight: 'QX 12', minutes: 90}),
  crewDelayed({flight: 'QX 12', minutes: 15}),
  gateChanged({flight: 'QX 12', gate: 'C4'}),
];

for (const action of actions) {
  console.log(action.type, isDelay(action), isLongDelay(action));
}
