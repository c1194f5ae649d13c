import {combineSlices} from '@reduxjs/toolkit';
import {queueSlice} from './queueSlice';

// Slices that arrive later add themselves to this interface.
export interface LaterSlices {}

export const rootReducer = combineSlices(queueSlice).withLazyLoadedSlices<LaterSlices>();

export type RootState = ReturnType<typeof rootReducer>;
