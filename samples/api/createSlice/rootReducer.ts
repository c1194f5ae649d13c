import {combineSlices} from '@reduxjs/toolkit';
import {queueSlice} from './queueSlice';

// Slices that arrive later add themselves to this interface.
export interface LaterSlices {}

const startReducer = combineSlices(queueSlice);
export const rootReducer = startReducer.withLazyLoadedSlices<LaterSlices>();

// ts: From the reducer: the store's file imports this one.
export type RootState = ReturnType<typeof rootReducer>;
