import {configureStore} from '@reduxjs/toolkit';
import {approvalSlice} from './approveProof';
import {estimateSlice} from './estimateSlice';
import {jobsSlice} from './jobsSlice';

export interface PriceClient {
  pricePerPage(paper: string): Promise<number>;
}

export const makeStore = (prices: PriceClient) =>
  configureStore({
    reducer: {
      approval: approvalSlice.reducer,
      estimate: estimateSlice.reducer,
      jobs: jobsSlice.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: {prices}}}),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
