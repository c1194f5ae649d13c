import {configureStore, isAction, type Middleware} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {handlers} from './handlers';
import {sensorApi} from './sensorApi';

const {getReading} = sensorApi.endpoints;
const reading = {bed: 'moss', celsius: 18};
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

test('two actions are seen only after the middleware', async () => {
  const clock = useFakeClock();
  const {before, after, store} = logged();
  await store.dispatch(getReading.initiate('fern'));
  await clock.advance(500);
  store.dispatch(sensorApi.util.resetApiState());
  expect(after.filter((type) => !before.includes(type))).toEqual([
    'config/middlewareRegistered',
    'internalSubscriptions/subscriptionsUpdated',
    'config/middlewareRegistered',
  ]);
});

test.each([
  ['focus', sensorApi.internalActions.onFocus],
  ['reconnect', sensorApi.internalActions.onOnline],
])('%s removes an entry without subscribers', async (_, event) => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    refetchOnReconnect: true,
    endpoints: (build) => ({
      bed: build.query<null, void>({queryFn: () => ({data: null})}),
    }),
  });
  const types: string[] = [];
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        api.middleware,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          if (isAction(action)) types.push(action.type);
          return next(action);
        },
      ),
  });
  await store.dispatch(
    api.endpoints.bed.initiate(undefined, {subscribe: false}),
  );
  store.dispatch(event());
  expect(types.at(-1)).toBe('api/queries/removeQueryResult');
});

test('a Date as data is reported twice, and in the state with every action', async () => {
  const printed = captureConsole();
  const {store} = logged();
  const dated = sensorApi.injectEndpoints({
    endpoints: (build) => ({
      sowedOn: build.query<Date, void>({
        queryFn: () => ({data: new Date(0)}),
      }),
    }),
  });
  await store.dispatch(dated.endpoints.sowedOn.initiate());
  const messages = printed.texts('error').map((text) => text.split('`')[0]);
  expect(messages).toEqual([
    'A non-serializable value was detected in an action, in the path: ',
    'A non-serializable value was detected in the state, in the path: ',
  ]);
  store.dispatch({type: 'window/opened'});
  store.dispatch({type: 'window/closed'});
  expect(printed.texts('error').slice(2)).toEqual([
    expect.stringContaining('detected in the state'),
    expect.stringContaining('detected in the state'),
  ]);
});

test('requests notify later, invalidateTags and resetApiState do not', async () => {
  const {store} = logged();
  store.dispatch({type: 'window/opened'}); // registers the middleware
  let notified = 0;
  store.subscribe(() => notified++);
  const request = store.dispatch(getReading.initiate('fern'));
  store.dispatch(
    sensorApi.util.upsertQueryEntries([
      {endpointName: 'getReading', arg: 'moss', value: reading},
    ]),
  );
  expect(notified).toBe(0);
  store.dispatch(sensorApi.util.invalidateTags(['Reading']));
  expect(notified).toBe(1);
  store.dispatch(sensorApi.util.resetApiState());
  expect(notified).toBeGreaterThan(1);
  await request;
});

test('a mutation entry', async () => {
  const {store} = logged();
  const {openWindow} = sensorApi.endpoints;
  const opening = store.dispatch(openWindow.initiate('fern'));
  const entry = () =>
    Object.values(store.getState().sensors.mutations)[0] ?? {};
  expect(entry()).toEqual({
    status: 'pending',
    endpointName: 'openWindow',
    requestId: opening.requestId,
    startedTimeStamp: expect.any(Number),
  });
  await opening;
  expect(Object.keys(entry()).sort()).toEqual([
    'data',
    'endpointName',
    'fulfilledTimeStamp',
    'requestId',
    'startedTimeStamp',
    'status',
  ]);
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
