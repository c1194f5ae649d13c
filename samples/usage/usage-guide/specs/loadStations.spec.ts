import {expect, test, vi} from 'vitest';
import {makeStore} from '../app/store';
import {loadStations} from '../features/stations/loadStations';
import {selectAll} from '../features/stations/stationsSlice';
import {fakeServices, harbor, market} from './fakeServices';

test('stores the stations, then does not ask again', async () => {
  const fetchStations = vi.fn(async () => [market, harbor]);
  const {services} = fakeServices({fetchStations});
  const store = makeStore(undefined, services);

  expect(await store.dispatch(loadStations()).unwrap()).toBe(2);
  expect(selectAll(store.getState())).toEqual([harbor, market]);

  const second = await store.dispatch(loadStations());
  expect(second.meta).toMatchObject({condition: true});
  expect(fetchStations).toHaveBeenCalledTimes(1);
});

test('a failure leaves the stations alone', async () => {
  const {services} = fakeServices({
    fetchStations: () => Promise.reject(new Error('HTTP 503')),
  });
  const store = makeStore(undefined, services);

  const result = await store.dispatch(loadStations());

  expect(loadStations.rejected.match(result)).toBe(true);
  expect(result).toMatchObject({error: {message: 'HTTP 503'}});
  expect(selectAll(store.getState())).toEqual([]);
});
