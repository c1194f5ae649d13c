import {createAction} from '@reduxjs/toolkit';
import type {AppStartListening} from './listenerMiddleware';

export const unlockPressed = createAction('lock/unlockPressed');
export const pinEntered = createAction<string>('lock/pinEntered');
export const unlocked = createAction('lock/unlocked');
export const unlockFailed = createAction<string>('lock/unlockFailed');

export function addChildLock(startListening: AppStartListening) {
  startListening({
    actionCreator: unlockPressed,
    effect: async (_action, {cancelActiveListeners, take, dispatch}) => {
      // A second press starts the five seconds again.
      cancelActiveListeners();
      const result = await take(pinEntered.match, 5000);
      if (result === null) {
        dispatch(unlockFailed('too slow'));
        return;
      }
      const [{payload: pin}] = result;
      dispatch(pin === '2468' ? unlocked() : unlockFailed('wrong PIN'));
    },
  });
}
