import {createAsyncThunk, createSelector} from '@reduxjs/toolkit';
import type {Scales} from './scales';
import type {AppDispatch, RootState} from './store';

export interface ScaleProblem {
  hiveId: string;
  reason: 'too light' | 'too heavy';
}

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: {scales: Scales};
  rejectValue: ScaleProblem;
}>();

export const createAppSelector = createSelector.withTypes<RootState>();
