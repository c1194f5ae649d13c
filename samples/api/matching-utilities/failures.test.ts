import {configureStore, createAsyncThunk} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';
import {failureToasts, shown} from './failureToasts';

test('every failure is shown, skipped and canceled requests are not', async () => {
  const {dispatch} = configureStore({
    reducer: () => 0,
    middleware: (getDefault) =>
      getDefault().prepend(failureToasts.middleware),
  });
  const thrown = createAsyncThunk('thrown', async () => {
    throw new Error('No connection');
  });
  const refused = createAsyncThunk('refused', async (_: void, api) =>
    api.rejectWithValue('Gate closed'),
  );
  const skipped = createAsyncThunk('skipped', async () => 1, {
    condition: () => false,
    dispatchConditionRejection: true,
  });
  const refusedWithMore = createAsyncThunk('more', async (_: void, api) =>
    api.rejectWithValue({reason: 'Gate closed'}),
  );
  await dispatch(thrown());
  await dispatch(refused());
  await dispatch(refusedWithMore());
  // As with `error.response?.data` after a network error.
  const refusedWithNothing = createAsyncThunk(
    'none',
    async (_: void, api) => api.rejectWithValue(undefined),
  );
  const nothing = await dispatch(refusedWithNothing());
  expect(nothing).toMatchObject({error: {message: 'Rejected'}});
  expect(nothing).toMatchObject({meta: {rejectedWithValue: false}});
  const thrownEmpty = createAsyncThunk('empty', async () => {
    throw new Error();
  });
  await dispatch(thrownEmpty());
  await dispatch(skipped());
  const canceled = dispatch(
    createAsyncThunk('canceled', () => new Promise(() => {}))(),
  );
  canceled.abort();
  await canceled;
  const timedOut = createAsyncThunk('timedOut', async () => {
    const controller = new AbortController();
    controller.abort();
    controller.signal.throwIfAborted();
  });
  const {meta} = await dispatch(timedOut());
  expect(meta).toMatchObject({requestStatus: 'rejected', aborted: true});
  expect(shown).toEqual([
    'No connection',
    'Gate closed',
    'Something went wrong',
    'Something went wrong',
    'Something went wrong',
  ]);
});
