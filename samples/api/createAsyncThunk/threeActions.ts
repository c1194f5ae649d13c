import {
  configureStore,
  createAsyncThunk,
  type Middleware,
} from '@reduxjs/toolkit';

let ticket = 0;

const fold = createAsyncThunk(
  'jobs/fold',
  async (pages: number, {rejectWithValue}) => {
    if (pages % 4 !== 0) return rejectWithValue({spare: pages % 4});
    return {sheets: pages / 4};
  },
  {idGenerator: () => `ticket-${++ticket}`},
);

const logger: Middleware = () => (next) => (action) => {
  console.log(action);
  return next(action);
};

const store = configureStore({
  reducer: () => null,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(logger),
});

await store.dispatch(fold(16));
await store.dispatch(fold(18));
