import {createListenerMiddleware} from '@reduxjs/toolkit';
import {checkBarrier} from './checkBarrier';
import {levelClosed} from './garageSlice';
import type {AppDispatch, RootState} from './store';

export const listeners = createListenerMiddleware();

export const startAppListening = listeners.startListening.withTypes<
  RootState,
  AppDispatch
>();

startAppListening({
  actionCreator: checkBarrier.rejected,
  effect: (action, {dispatch, getState}) => {
    const level = getState().garage.levels[action.meta.arg];
    if (level.open) dispatch(levelClosed(action.meta.arg));
  },
});
