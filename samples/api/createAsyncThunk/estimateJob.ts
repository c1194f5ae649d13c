import {createAppAsyncThunk} from './createAppAsyncThunk';

export const estimateJob = createAppAsyncThunk(
  'estimate/job',
  async (paper: string, {getState, extra, rejectWithValue}) => {
    const price = await extra.prices.pricePerPage(paper);
    if (price === 0) return rejectWithValue('unknown paper');
    return price * getState().estimate.pages;
  },
);
