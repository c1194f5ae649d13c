import {createAsyncThunk} from '@reduxjs/toolkit';

export const bindBook = createAsyncThunk<
  string,
  number,
  {pendingMeta: {startedAt: number}; fulfilledMeta: {seconds: number}}
>(
  'jobs/bind',
  async (pages, {fulfillWithValue}) => {
    const seconds = pages / 50;
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return fulfillWithValue('bound', {seconds});
  },
  {getPendingMeta: () => ({startedAt: Date.now()})},
);
