import {isAnyOf} from '@reduxjs/toolkit';
import {boilerSwitched, windowClosed, windowOpened} from './heatingSlice';
import type {AppStartListening} from './listenerMiddleware';

// ts: In a variable: inline, the action would have no payload type.
const windowMoved = isAnyOf(windowOpened, windowClosed);

export function addLogListeners(
  startListening: AppStartListening,
  log: (line: string) => void,
) {
  startListening({
    actionCreator: boilerSwitched,
    effect: (action) => log(`boiler ${action.payload ? 'on' : 'off'}`),
  });

  startListening({
    type: 'house/left',
    effect: () => log('everybody left'),
  });

  startListening({
    matcher: windowMoved,
    effect: (action) => log(action.type),
  });

  startListening({
    // True for any action that makes the room colder than 16 degrees.
    predicate: (_action, state, previous) =>
      state.heating.celsius < 16 && previous.heating.celsius >= 16,
    effect: (_action, {getState}) =>
      log(`only ${getState().heating.celsius} degrees`),
  });
}
