import {createAsyncThunk} from '@reduxjs/toolkit';
import {approveProof} from './approveProof';
import {type PrintJob, submitJob} from './jobsSlice';

/** Approves the proof, then prints. Stops at a failure or an abort. */
export const printOrder = createAsyncThunk(
  'orders/print',
  async (job: PrintJob, {dispatch, signal}) => {
    await dispatch(approveProof(job.file, {signal})).unwrap();
    const receipt = await dispatch(submitJob(job, {signal})).unwrap();
    return receipt.jobNumber;
  },
);
