import {createAsyncThunk, createSelector} from '@reduxjs/toolkit';
import type {AppDispatch, RootState} from './store';
import type {Studio} from './studio';

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: {studio: Studio};
  rejectValue: {reason: string};
}>();

export const createAppSelector = createSelector.withTypes<RootState>();
