import {createListenerMiddleware, isAnyOf} from '@reduxjs/toolkit';
import {classAdded, styleDropped} from './classesSlice';

export const board: string[] = [];
export const listenerMiddleware = createListenerMiddleware();
const {startListening} = listenerMiddleware;

// #region listeners
startListening({
  matcher: isAnyOf(classAdded, styleDropped),
  effect: (action) => {
    // @ts-expect-error inline, the action is a bare Action
    board.push(action.payload);
  },
});

const isProgramChange = isAnyOf(classAdded, styleDropped);

startListening({
  matcher: isProgramChange,
  effect: ({payload}) => {
    board.push(typeof payload === 'string' ? payload : payload.style);
  },
});

startListening({
  type: 'classes/classAdded',
  effect: (action) => {
    // @ts-expect-error a type string carries no payload type
    board.push(action.payload.style);
  },
});
// #endregion
