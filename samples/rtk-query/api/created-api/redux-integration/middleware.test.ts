import {configureStore, isAction, type Middleware} from '@reduxjs/toolkit';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {handlers} from './handlers';
import {sensorApi} from './sensorApi';

const {getReading} = sensorApi.endpoints;
beforeEach(() => server.use(...handlers));

function logged() {
  const before: string[] = [];
  const after: string[] = [];
  const log =
    (list: string[]): Middleware =>
    () =>
    (next) =>
    (action) => {
      if (isAction(action)) list.push(action.type.replace('sensors/', ''));
      return next(action);
    };
  const store = configureStore({
    reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        log(before),
        sensorApi.middleware,
        log(after),
      ),
  });
  return {before, after, store};
}

test('subscription actions end at the middleware', async () => {
  const {before, after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  before.length = after.length = 0;
  const second = store.dispatch(getReading.initiate('fern'));
  second.unsubscribe();
  expect(before).toEqual([
    'executeQuery/rejected',
    'subscriptions/unsubscribeQueryResult',
  ]);
  expect(after).toEqual([]);
});

test('a cache hit without subscription reaches the reducer as rejected', async () => {
  const {after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  after.length = 0;
  await store.dispatch(getReading.initiate('fern', {subscribe: false}));
  expect(after).toEqual(['executeQuery/rejected']);
});

test('state.subscriptions is a copy, half a second late', async () => {
  const clock = useFakeClock();
  const {after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  expect(store.getState().sensors.subscriptions).toEqual({});
  await clock.advance(500);
  expect(Object.keys(store.getState().sensors.subscriptions)).toEqual([
    'getReading("fern")',
  ]);
  expect(after.at(-1)).toBe('internalSubscriptions/subscriptionsUpdated');
});

test('a Date as query argument warns, FormData in a mutation does not', async () => {
  server.use(...handlers);
  const printed = captureConsole();
  const {store} = logged();
  const dated = sensorApi.injectEndpoints({
    endpoints: (build) => ({
      readingsSince: build.query<null, Date>({
        queryFn: () => ({data: null}),
      }),
      comparePhoto: build.query<null, FormData>({
        queryFn: () => ({data: null}),
      }),
      uploadPhoto: build.mutation<null, FormData>({
        queryFn: () => ({data: null}),
      }),
    }),
  });
  await store.dispatch(
    dated.endpoints.uploadPhoto.initiate(new FormData()),
  );
  expect(printed.lines).toEqual([]);
  await store.dispatch(
    dated.endpoints.readingsSince.initiate(new Date('2025-03-14')),
  );
  expect(printed.texts('error')[0]).toContain(
    'A non-serializable value was detected in the state, in the path: ' +
      '`sensors.queries.readingsSince("2025-03-14T00:00:00.000Z").originalArgs`',
  );
  const photo = new FormData();
  photo.set('bed', 'fern');
  const compared = store.dispatch(
    dated.endpoints.comparePhoto.initiate(photo),
  );
  expect(compared.queryCacheKey).toBe('comparePhoto({})');
});

test('the middleware registers with the first action and after a reset', () => {
  const {store, after} = logged();
  const registered = () =>
    after.filter((type) => type === 'config/middlewareRegistered').length;
  store.dispatch({type: 'first'});
  store.dispatch({type: 'second'});
  expect(registered()).toBe(1);
  store.dispatch(sensorApi.util.resetApiState());
  expect(registered()).toBe(2);
});
