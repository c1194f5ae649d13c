import {createAction} from '@reduxjs/toolkit';

export const floorRequested = createAction<number>(
  'elevator/floorRequested',
);

// No payload type: the creator takes no argument.
export const doorsClosed = createAction('elevator/doorsClosed');
