import {configureStore} from '@reduxjs/toolkit';
import {jobsSlice, submitJob} from './jobsSlice';

const store = configureStore({reducer: {jobs: jobsSlice.reducer}});

const flyer = store.dispatch(submitJob({file: 'flyer.pdf', copies: 200}));
// `pending` has been dispatched before `dispatch` returns.
console.log(store.getState().jobs.status);

const receipt = await flyer.unwrap();
console.log('Job', receipt.jobNumber, 'costs', receipt.cents / 100);

// The server refuses this one. The promise resolves all the same.
const action = await store.dispatch(
  submitJob({file: 'poster.pdf', copies: 0}),
);
console.log(action.type);
console.log(store.getState().jobs);
