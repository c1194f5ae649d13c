import {createAsyncThunk} from '@reduxjs/toolkit';

export const weighPaper = createAsyncThunk(
  'paper/weigh',
  async (sheets: number) => ({grams: sheets * 5}),
  {
    condition: (sheets) => sheets > 0,
    // `weighPaper(0)` dispatches `paper/weigh/rejected`.
    dispatchConditionRejection: true,
  },
);
