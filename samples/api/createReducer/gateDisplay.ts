import {createAction, createReducer} from '@reduxjs/toolkit';

export const messageShown = createAction<string>('display/messageShown');
export const displayCleared = createAction('display/displayCleared');

export const gateDisplay = createReducer<string | null>(null, (builder) => {
  builder
    .addCase(messageShown, (_text, action) => action.payload)
    .addCase(displayCleared, () => null);
});
