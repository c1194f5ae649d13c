import {createAsyncThunk} from '@reduxjs/toolkit';
import type {AppDispatch, PriceClient, RootState} from './store';

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: {prices: PriceClient};
  rejectValue: 'unknown paper';
}>();
