import {configureStore, createAsyncThunk} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';

const fail = async () => {
  throw new RangeError('Out of ink');
};
const store = configureStore({reducer: () => null});

test('an async serializeError makes the error a promise', async () => {
  const printed = captureConsole();
  const print = createAsyncThunk('print', fail, {
    // @ts-expect-error a promise is not a SerializedError
    serializeError: async () => ({message: 'late'}),
  });
  const action = await store.dispatch(print());
  expect(action).toHaveProperty('error', expect.any(Promise));
  expect(printed.texts('error').join()).toContain(
    'A non-serializable value was detected in an action, in the path: `error`',
  );
});

test('the payload creator can report the original error', async () => {
  const reported: unknown[] = [];
  const print = createAsyncThunk('print', async () => {
    try {
      return await fail();
    } catch (error) {
      reported.push(error);
      throw error;
    }
  });
  const thrown: unknown = await store
    .dispatch(print())
    .unwrap()
    .catch((error: unknown) => error);
  expect(reported[0]).toBeInstanceOf(RangeError);
  expect(thrown).not.toBeInstanceOf(Error);
  expect(thrown).toMatchObject({name: 'RangeError'});
});
