import type {PayloadAction} from '@reduxjs/toolkit';
import type {queueSlice} from './queueSlice';

export type QueueState = ReturnType<typeof queueSlice.reducer>;
type Creators = typeof queueSlice.actions;
export type QueueAction = ReturnType<Creators[keyof Creators]>;
export type QueuedType = Creators['episodeQueued']['type'];

export const queuedType: QueuedType = 'queue/episodeQueued';
export const first: QueueAction = {type: queuedType, payload: 'e1'};

// ts: A case reducer written outside the slice needs the state's type.
export function slowed(state: QueueState, action: PayloadAction<number>) {
  state.speed -= action.payload;
}
