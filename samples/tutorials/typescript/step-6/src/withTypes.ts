import {createAsyncThunk, createSelector} from '@reduxjs/toolkit';
import type {Barriers} from './barriers';
import type {AppDispatch, RootState} from './store';

export interface BarrierProblem {
  reason: 'too slow' | 'stuck';
}

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: {barriers: Barriers};
  rejectValue: BarrierProblem;
}>();

export const createAppSelector = createSelector.withTypes<RootState>();
