// #region listeners
import {createListenerMiddleware, isAnyOf} from '@reduxjs/toolkit';
import {classAdded, styleDropped} from './classesSlice';

export const board: string[] = [];
export const listenerMiddleware = createListenerMiddleware();
const {startListening} = listenerMiddleware;

startListening({
  matcher: isAnyOf(classAdded, styleDropped),
  effect: (action) => {
    // ts: Wrong: written inline, the matcher gives a bare Action.
    // @ts-expect-error Property 'payload' does not exist on type 'Action'
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
    // ts: Wrong: a type string says nothing about the payload.
    // @ts-expect-error Property 'payload' does not exist on 'Action<…>'
    board.push(action.payload.style);
  },
});
// #endregion
