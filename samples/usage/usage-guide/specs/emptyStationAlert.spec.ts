import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {makeStore} from '../app/store';
import {
  bikeReturned,
  bikeTaken,
  stationsReceived,
} from '../features/stations/stationsSlice';
import {fakeServices, harbor, market} from './fakeServices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const {services, alerts} = fakeServices();
  const store = makeStore(undefined, services);
  store.dispatch(stationsReceived([harbor, market]));
  return {...store, alerts};
}

test('one alert, half a minute after the last bike', async () => {
  const {dispatch, alerts} = setUp();

  dispatch(bikeTaken('h'));
  await vi.advanceTimersByTimeAsync(20_000);
  dispatch(bikeTaken('m'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(alerts).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(alerts).toEqual(['Harbor']);
});

test('no alert when a bike comes back', async () => {
  const {dispatch, alerts} = setUp();

  dispatch(bikeTaken('h'));
  dispatch(bikeReturned('h'));
  await vi.advanceTimersByTimeAsync(30_000);

  expect(alerts).toEqual([]);
});
