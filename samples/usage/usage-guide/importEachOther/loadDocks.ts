import {createAsyncThunk} from '@reduxjs/toolkit';
import {docksCounted} from './docksSlice';

export const loadDocks = createAsyncThunk(
  'docks/load',
  async (count: number, {dispatch}) => {
    dispatch(docksCounted(count));
  },
);
