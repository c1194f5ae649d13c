import type {PayloadAction} from '@reduxjs/toolkit';
import {queueSlice} from './queueSlice';

// #region derive
export type QueueState = ReturnType<typeof queueSlice.reducer>;
export type QueueActionCreators = typeof queueSlice.actions;
export type QueueAction = ReturnType<QueueActionCreators[keyof QueueActionCreators]>;
export type QueuedType = QueueActionCreators['episodeQueued']['type'];

export const queuedType: QueuedType = 'queue/episodeQueued';
export const firstAction: QueueAction = queueSlice.actions.episodeQueued('deep-sea-3');
// #endregion

// #region outside
// A case reducer written outside the slice needs the state's type.
export function speedReset(state: QueueState, action: PayloadAction<{to: number}>) {
  state.speed = action.payload.to;
}
// #endregion
