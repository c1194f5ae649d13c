import {configureStore} from '@reduxjs/toolkit';
import {createApi, skipToken} from '@reduxjs/toolkit/query/react';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {lifts} from './handlers';
import {liftApi, useGetLiftsQuery} from './liftApi';
import {makeStore} from './makeStore';
import {onlineOnly} from './onlineOnly';
import {ScreenLifts} from './ScreenLifts';

let log: string[];
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  log = [];
  server.use(lifts(log));
  store = makeStore();
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);
const idle = () =>
  act(() =>
    Promise.all(store.dispatch(liftApi.util.getRunningQueriesThunk())),
  );

test('a screen that gets the focus of its navigator refetches', async () => {
  const ui = (isFocused: boolean) => (
    <ScreenLifts valley="north" isFocused={isFocused} />
  );
  const {rerender} = render(ui(true), {wrapper});
  await screen.findByText('Ridge: closed');
  await idle();
  const before = log.length;
  expect(before).toBe(1);
  rerender(ui(false));
  await idle();
  expect(log).toHaveLength(before);
  rerender(ui(true));
  await screen.findByText('Ridge: open');
  expect(log).toHaveLength(before + 1);
});

test('a query that is no longer skipped counts as new', async () => {
  const {result, rerender} = renderHook(
    ({isFocused}) =>
      useGetLiftsQuery(isFocused ? 'north' : skipToken, {
        refetchOnMountOrArgChange: true,
      }),
    {wrapper, initialProps: {isFocused: true}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const {data} = result.current;
  rerender({isFocused: false});
  expect(result.current.currentData).toBeUndefined();
  expect(result.current.data).toBe(data);
  rerender({isFocused: true});
  await waitFor(() => expect(log).toHaveLength(2));
});

test('offline, nothing is sent', async () => {
  const api = createApi({
    baseQuery: onlineOnly,
    endpoints: (build) => ({
      lifts: build.query<unknown, string>({
        query: (valley) => `lifts/${valley}`,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const online = vi
    .spyOn(navigator, 'onLine', 'get')
    .mockReturnValue(false);
  const request = store.dispatch(api.endpoints.lifts.initiate('north'));
  expect((await request).error).toEqual({
    status: 'FETCH_ERROR',
    error: 'You are offline',
  });
  expect(log).toEqual([]);
  online.mockReturnValue(true);
  expect((await request.refetch()).isSuccess).toBe(true);
  // A failed refetch keeps the data.
  online.mockReturnValue(false);
  expect((await request.refetch()).data).toBeDefined();
  expect(log).toHaveLength(1);
});
