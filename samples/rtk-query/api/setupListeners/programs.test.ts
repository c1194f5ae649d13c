import {configureStore} from '@reduxjs/toolkit';
import {createApi, setupListeners} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {lifts} from './handlers';
import {makeStore} from './makeStore';
import {onlineOnly} from './onlineOnly';
import {patientFocus} from './patientFocus';

test('whoRefetches', async () => {
  await recordOutput(
    './whoRefetches.output.txt',
    () => import('./whoRefetches'),
  );
});

test('without a window nothing happens', () => {
  expect(typeof window).toBe('undefined');
  const stop = setupListeners(makeStore().dispatch);
  expect(stop()).toBeUndefined();
});

test('without a window, a handler of your own still runs', () => {
  const {dispatch} = makeStore();
  expect(() => setupListeners(dispatch, patientFocus)).toThrow(
    'window is not defined',
  );
});

test.each([undefined, {}])(
  'onlineOnly sends where navigator is %o',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const log: string[] = [];
    server.use(lifts(log));
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
    await store.dispatch(api.endpoints.lifts.initiate('north'));
    expect(log).toEqual(['north']);
  },
);
