import {createListenerMiddleware, isAnyOf} from '@reduxjs/toolkit';
import {checkBarrier} from './checkBarrier';
import {levelClosed, levelOpened} from './garageSlice';
import {noteAdded} from './shiftSlice';
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

// ts: Written inside the call, it would be a match of any Action.
const gateMoved = isAnyOf(levelClosed, levelOpened);

startAppListening({
  matcher: gateMoved,
  effect: (action, {dispatch}) => {
    const text = levelClosed.match(action) ? 'was closed' : 'was opened';
    dispatch(noteAdded({level: action.payload, text}));
  },
});
