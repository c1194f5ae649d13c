import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query/react';
import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';

test('keepUnusedDataFor: 0 and several calls of a lazy trigger', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const api = createApi({
    baseQuery: async (id: number) => {
      await held;
      return {data: id};
    },
    keepUnusedDataFor: 0,
    endpoints: (build) => ({
      room: build.query<number, number>({query: (id) => id}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {result} = renderHook(() => api.useLazyRoomQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await act(async () => {
    const [trigger] = result.current;
    const calls = [trigger(1).unwrap(), trigger(2).unwrap()];
    await vi.waitFor(() =>
      expect(Object.keys(store.getState().api.queries)).toEqual([
        'room(2)',
      ]),
    );
    release();
    expect(await Promise.all(calls)).toEqual([undefined, 2]);
  });
});
