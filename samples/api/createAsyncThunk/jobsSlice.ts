import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

export interface PrintJob {
  file: string;
  copies: number;
}

interface Receipt {
  jobNumber: number;
  cents: number;
}

// #region thunk
export const submitJob = createAsyncThunk(
  'jobs/submit',
  async (job: PrintJob, {signal}) => {
    const response = await fetch('https://print.example/jobs', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(job),
      signal,
    });
    // `fetch` does not throw for a 404 or a 500, so check and throw.
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const receipt: Receipt = await response.json();
    return receipt;
  },
);
// #endregion

interface JobsState {
  receipts: Receipt[];
  status: 'idle' | 'sending' | 'failed';
  problem: string | null;
}

const initialState: JobsState = {
  receipts: [],
  status: 'idle',
  problem: null,
};

// #region slice
export const jobsSlice = createSlice({
  name: 'jobs',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(submitJob.pending, (state) => {
        state.status = 'sending';
        state.problem = null;
      })
      .addCase(submitJob.fulfilled, (state, action) => {
        state.status = 'idle';
        state.receipts.push(action.payload);
      })
      .addCase(submitJob.rejected, (state, action) => {
        state.status = 'failed';
        state.problem = action.error.message ?? 'Unknown problem';
      });
  },
});
// #endregion
