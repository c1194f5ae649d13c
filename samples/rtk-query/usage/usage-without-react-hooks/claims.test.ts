import {configureStore} from '@reduxjs/toolkit';
import {createApi, type BaseQueryApi} from '@reduxjs/toolkit/query';
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

test.each([
  ['the end of the timer aborts', 60_000, true],
  ['a removal by focus does not abort', 1_000, false],
])('%s a request of an unused entry', async (_, wait, aborted) => {
  const clock = useFakeClock();
  let signal: AbortSignal | undefined;
  const api = createApi({
    baseQuery: (_path: string, call: BaseQueryApi) => {
      signal = call.signal;
      return new Promise<{data: number}>(() => {});
    },
    refetchOnFocus: true,
    endpoints: (build) => ({
      dust: build.query<number, void>({query: () => 'dust'}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  store.dispatch(api.endpoints.dust.initiate()).unsubscribe();
  await clock.advance(wait);
  store.dispatch(api.internalActions.onFocus());
  expect(store.getState().api.queries).toEqual({});
  expect(signal?.aborted).toBe(aborted);
});
