import {createAsyncThunk} from '@reduxjs/toolkit';
import {approveProof} from './approveProof';
import {type PrintJob, submitJob} from './jobsSlice';

/** Approves the proof, then prints. Stops at the first failure. */
export const printOrder = createAsyncThunk(
  'orders/print',
  async (job: PrintJob, {dispatch}) => {
    await dispatch(approveProof(job.file)).unwrap();
    const receipt = await dispatch(submitJob(job)).unwrap();
    return receipt.jobNumber;
  },
);
