import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {actionSanitizer} from './devTools';
import {store as combinedStore} from './combined';
import {countEntries} from './countEntries';
import {forecastApi} from './forecastApi';
import {handlers} from './handlers';
import {hottestSlice} from './hottestSlice';
import {makeStore} from './makeStore';
import {sensorApi} from './sensorApi';

const {getReading, openWindow} = sensorApi.endpoints;

beforeEach(() => server.use(...handlers));

test('two apis keep to their own keys', async () => {
  const store = makeStore();
  await store.dispatch(getReading.initiate('fern'));
  await store.dispatch(forecastApi.endpoints.getTonight.initiate());
  const {sensors, forecast} = store.getState();
  expect(Object.keys(sensors.queries)).toEqual(['getReading("fern")']);
  expect(Object.keys(forecast.queries)).toEqual(['getTonight(undefined)']);
  expect(countEntries(store.getState())).toBe(1);
});

test('combineSlices takes the apis as they are', async () => {
  expect(Object.keys(combinedStore.getState())).toEqual([
    'sensors',
    'forecast',
  ]);
  const {data} = await combinedStore.dispatch(getReading.initiate('fern'));
  expect(data?.celsius).toBe(21);
});

test('inside configureStore, the state of combineSlices is not checked', () => {
  const inline = configureStore({
    reducer: combineSlices(hottestSlice),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(sensorApi.middleware),
  });
  expect(inline.getState().noSuchSlice).toBeUndefined();

  const rootReducer = combineSlices(hottestSlice);
  const {getState} = configureStore({
    reducer: rootReducer,
    // @ts-expect-error -- Property 'sensors' is missing
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(sensorApi.middleware),
  });
  // @ts-expect-error -- Property 'noSuchSlice' does not exist
  expect(getState().noSuchSlice).toBeUndefined();
});

test('a slice listens to the answers of an endpoint', async () => {
  const store = configureStore({
    reducer: {
      [sensorApi.reducerPath]: sensorApi.reducer,
      [hottestSlice.reducerPath]: hottestSlice.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(sensorApi.middleware),
  });
  for (const bed of ['fern', 'cactus', 'moss'])
    await store.dispatch(getReading.initiate(bed));
  expect(store.getState().hottest).toEqual({bed: 'cactus', celsius: 33});
});

test('the sanitizer names the endpoint and leaves the action alone', () => {
  const action = {
    type: 'sensors/executeQuery/fulfilled',
    meta: {arg: {endpointName: 'getReading'}},
  };
  expect(actionSanitizer(action).type).toBe(
    'sensors/executeQuery/fulfilled (getReading)',
  );
  expect(action.type).toBe('sensors/executeQuery/fulfilled');
  const foreign = {type: 'hottest/cleared'};
  expect(actionSanitizer(foreign)).toBe(foreign);
  const internal = sensorApi.util.invalidateTags(['Reading']);
  expect(actionSanitizer(internal)).toBe(internal);
  expect(
    actionSanitizer({
      type: 'forecast/executeQuery/pending',
      meta: {arg: {endpointName: 'getTonight'}},
    }).type,
  ).toBe('forecast/executeQuery/pending (getTonight)');
});

test('what an action carries', async () => {
  const seen: {type: string; meta?: Record<string, unknown>}[] = [];
  const store = configureStore({
    reducer: {[sensorApi.reducerPath]: sensorApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        sensorApi.middleware,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          if (
            getReading.matchFulfilled(action) ||
            openWindow.matchFulfilled(action)
          )
            seen.push(action);
          return next(action);
        },
      ),
  });
  await store.dispatch(getReading.initiate('cactus'));
  await store.dispatch(openWindow.initiate('moss'));
  expect(seen.map(({meta}) => meta)).toMatchObject([
    {
      arg: {
        endpointName: 'getReading',
        originalArgs: 'cactus',
        queryCacheKey: 'getReading("cactus")',
        type: 'query',
      },
      seq: 1,
      startedTimeStamp: expect.any(Number),
      fulfilledTimeStamp: expect.any(Number),
      baseQueryMeta: {request: expect.any(Request)},
      requestId: expect.any(String),
    },
    {arg: {endpointName: 'openWindow', originalArgs: 'moss'}, seq: 2},
  ]);

  const other = makeStore();
  await other.dispatch(getReading.initiate('moss'));
  expect(
    getReading.select('moss')(other.getState()).startedTimeStamp,
  ).toBeTypeOf('number');
});

test('a foreign action returns the same state at once', () => {
  const state = makeStore().getState().sensors;
  expect(sensorApi.reducer(state, {type: 'hottest/cleared'})).toBe(state);
  expect(sensorApi.reducer(state, {type: '__rtkq/unfocused'})).not.toBe(
    state,
  );
});
