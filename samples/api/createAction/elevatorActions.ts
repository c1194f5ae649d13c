import {createAction} from '@reduxjs/toolkit';

export const floorRequested = createAction<number>(
  'elevator/floorRequested',
);

// ts: No payload type: the creator takes no argument.
// js: Called without an argument: this action has no payload.
export const doorsClosed = createAction('elevator/doorsClosed');
