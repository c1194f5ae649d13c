// What "sent twice" says of a condition, of an abort, and of both.
import {configureStore, createAsyncThunk} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {StrictMode, useEffect} from 'react';
import {Provider, useDispatch} from 'react-redux';
import {expect, test} from 'vitest';

async function load({skips, aborts}: {skips: boolean; aborts: boolean}) {
  let started = 0;
  const loadBikes = createAsyncThunk(
    'bikes/load',
    async () => {
      started += 1;
      await Promise.resolve();
    },
    {condition: (_, {getState}) => !skips || getState() !== 'pending'},
  );
  const types: string[] = [];
  const store = configureStore({
    reducer: (state: string = 'idle', {type}) => {
      if (!type.startsWith('bikes/')) return state;
      types.push(type.slice('bikes/load/'.length));
      return types.at(-1)!;
    },
  });
  function Bikes() {
    const dispatch = useDispatch<typeof store.dispatch>();
    useEffect(() => {
      const request = dispatch(loadBikes());
      return aborts ? () => request.abort() : undefined;
    }, [dispatch]);
    return null;
  }
  await act(async () => {
    render(
      <StrictMode>
        <Provider store={store}>
          <Bikes />
        </Provider>
      </StrictMode>,
    );
  });
  return {started, types};
}

test('a condition leaves one request', async () => {
  const {started, types} = await load({skips: true, aborts: false});
  expect(started).toBe(1);
  expect(types).toEqual(['pending', 'fulfilled']);
});

test('an abort starts both and cancels the first', async () => {
  const {started, types} = await load({skips: false, aborts: true});
  expect(started).toBe(2);
  expect(types.slice(0, 2)).toEqual(['pending', 'pending']);
  expect(types.slice(2).sort()).toEqual(['fulfilled', 'rejected']);
});

test('both together load nothing', async () => {
  const {started, types} = await load({skips: true, aborts: true});
  expect(started).toBe(1);
  expect(types).toEqual(['pending', 'rejected']);
});
