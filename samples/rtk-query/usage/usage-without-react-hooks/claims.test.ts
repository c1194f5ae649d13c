import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {airApi} from './airApi';
import {airServer} from './handlers';
import {allSettled} from './running';
import {makeStore} from './store';

const {reading} = airApi.endpoints;
const stale = airApi.util.invalidateTags([{type: 'Reading', id: 'harbor'}]);

test.each([
  [{subscribe: true}, 1, 2],
  [{subscribe: false}, 0, 1],
])(
  'with %o, %i entries are left, after %i requests',
  async (options, left, requests) => {
    const air = airServer();
    server.use(...air.handlers);
    const clock = useFakeClock();
    const store = makeStore();
    const entries = () => Object.keys(store.getState().air.queries);
    const request = store.dispatch(reading.initiate('harbor', options));
    await request;
    store.dispatch(stale);
    await clock.advance(100);
    await allSettled(store);
    expect(air.requests).toHaveLength(requests);
    await clock.advance(3_600_000);
    expect(entries()).toHaveLength(left);
    request.unsubscribe();
    await clock.advance(61_000);
    expect(entries()).toHaveLength(0);
    store.dispatch(stale);
    await clock.advance(100);
    expect(air.requests).toHaveLength(requests);
  },
);
