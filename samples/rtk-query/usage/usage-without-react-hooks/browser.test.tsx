import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query/react';
import {act, render, renderHook, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {connect, Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airApi} from './airApi';
import {airServer} from './handlers';
import {liveReading} from './liveReading';
import {ReadingCard} from './ReadingCard';
import {allSettled} from './running';
import {makeStore, type RootState} from './store';

let air = airServer();
let store = makeStore();
beforeEach(() => {
  air = airServer();
  server.use(...air.handlers);
  store = makeStore();
});
const entries = () => Object.keys(store.getState().air.queries);
const card = (station: string) => (
  <Provider store={store}>
    <ReadingCard station={station} />
  </Provider>
);

test('a class component follows its prop, and cleans up', async () => {
  const clock = useFakeClock();
  const {rerender, unmount} = render(card('harbor'));
  screen.getByText('Measuring…');
  await screen.findByText('12 µg/m³');
  rerender(card('park'));
  screen.getByText('Measuring…');
  await screen.findByText('5 µg/m³');
  await clock.advance(61_000);
  expect(entries()).toEqual(['reading("park")']);
  unmount();
  await clock.advance(61_000);
  expect(entries()).toEqual([]);
  expect(air.requests).toHaveLength(2);
});

test('a new selector in each call renders with every change of state', async () => {
  const clock = useFakeClock();
  await store.dispatch(airApi.endpoints.reading.initiate('harbor'));
  let renders = 0;
  const Wrong = connect((state: RootState) => ({
    reading: airApi.endpoints.reading.select('harbor')(state),
  }))(() => {
    renders += 1;
    return null;
  });
  render(
    <Provider store={store}>
      <Wrong />
    </Provider>,
  );
  await act(() => clock.advance(1000));
  const before = renders;
  act(() => void store.dispatch({type: 'nothing changes'}));
  expect(renders).toBe(before);
  // Another entry changes, not this one.
  await act(async () => {
    await store.dispatch(airApi.endpoints.reading.initiate('park'));
    await clock.advance(1000);
  });
  expect(renders).toBeGreaterThan(before);
});

test('a class component shows a failure', async () => {
  air.setFailing(true);
  render(card('harbor'));
  await screen.findByText('No reading.');
});

test('a live reading polls, and follows focus and network', async () => {
  const clock = useFakeClock();
  const live = liveReading(store, 'harbor');
  const settled = async (count: number) => {
    await vi.waitFor(() => expect(air.requests).toHaveLength(count));
    await allSettled(store);
  };
  await settled(1);
  await clock.advance(30_000);
  await settled(2);
  window.dispatchEvent(new Event('focus'));
  await settled(3);
  window.dispatchEvent(new Event('online'));
  await settled(4);

  live.slower();
  await clock.advance(60_000);
  expect(air.requests).toHaveLength(4);
  // All options were replaced: focus does nothing now.
  window.dispatchEvent(new Event('focus'));
  await clock.advance(0);
  expect(air.requests).toHaveLength(4);
  await clock.advance(240_000);
  await settled(5);

  live.stop();
  await clock.advance(600_000);
  expect(air.requests).toHaveLength(5);
  expect(entries()).toEqual([]);
});

test('without frames, as in a hidden tab, the store tells within 100 ms', async () => {
  const clock = useFakeClock();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const hidden = makeStore();
  // The first action also registers the middleware.
  hidden.dispatch({type: 'started'});
  const tell = vi.fn();
  hidden.subscribe(tell);
  void hidden.dispatch(airApi.endpoints.reading.initiate('harbor'));
  await clock.advance(99);
  expect(tell).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(tell).toHaveBeenCalled();
  hidden.dispatch(airApi.util.resetApiState());
});

test.each([
  ['leaves all but the last result', false, 2],
  ['leaves none after reset()', true, 0],
])(
  'a trigger in a loop %s behind its component',
  async (_, clean, left) => {
    const api = createApi({
      baseQuery: () => ({data: null}),
      endpoints: (build) => ({
        report: build.mutation<null, number>({query: () => 'reports'}),
      }),
    });
    const reports = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    });
    const wrapper = ({children}: {children: ReactNode}) => (
      <Provider store={reports}>{children}</Provider>
    );
    const hook = renderHook(() => api.useReportMutation(), {wrapper});
    await act(async () => {
      const calls = [1, 2, 3].map((id) => hook.result.current[0](id));
      await Promise.all(calls);
      if (clean) calls.forEach((call) => call.reset());
    });
    hook.unmount();
    const {mutations} = reports.getState().api;
    expect(Object.keys(mutations)).toHaveLength(left);
  },
);
