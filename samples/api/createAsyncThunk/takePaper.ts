import {createAsyncThunk} from '@reduxjs/toolkit';

/** Rejects with the number of sheets left, which may be 0. */
export const takePaper = createAsyncThunk(
  'tray/take',
  (request: {sheets: number; left: number}, {rejectWithValue}) =>
    request.sheets > request.left
      ? rejectWithValue(request.left)
      : request.left - request.sheets,
);
