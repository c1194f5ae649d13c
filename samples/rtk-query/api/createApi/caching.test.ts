import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {freshApi} from './freshApi';
import {storeFor} from './handlers';
import {keepApi} from './keepApi';
import {restoredApi, stateRestored} from './restoredApi';
import {roomsApi} from './roomsApi';
import {configureStore} from '@reduxjs/toolkit';

const at = 'https://library.example/api';

test('keepUnusedDataFor of the API slice and of an endpoint', async () => {
  const clock = useFakeClock();
  server.use(
    http.get(`${at}/*`, () => HttpResponse.json('data for everybody')),
  );
  const store = storeFor(keepApi);
  const {catalog, freeSeats, houseRules} = keepApi.endpoints;
  const requests = [
    store.dispatch(catalog.initiate('maps')),
    store.dispatch(freeSeats.initiate('maps')),
    store.dispatch(houseRules.initiate()),
  ];
  await Promise.all(requests);
  requests.forEach((request) => request.unsubscribe());
  const names = () =>
    Object.values(store.getState().api.queries).map(
      (entry) => entry?.endpointName,
    );
  await clock.advance(4_000);
  expect(names()).toHaveLength(3);
  await clock.advance(1_100);
  expect(names()).toEqual(['catalog', 'houseRules']);
  await clock.advance(295_000);
  expect(names()).toEqual(['houseRules']);
  await clock.advance(365 * 86_400_000);
  expect(names()).toEqual(['houseRules']);
});

test('keepUnusedDataFor: Infinity does not save an entry from its tag', async () => {
  const api = createApi({
    baseQuery: () => ({data: 'no shouting'}),
    keepUnusedDataFor: Infinity,
    tagTypes: ['Rules'],
    endpoints: (build) => ({
      rules: build.query<string, void>({
        query: () => 'rules',
        providesTags: ['Rules'],
      }),
    }),
  });
  const store = storeFor(api);
  const rules = store.dispatch(api.endpoints.rules.initiate());
  await rules;
  rules.unsubscribe();
  store.dispatch(api.util.invalidateTags(['Rules']));
  expect(store.getState().api.queries).toEqual({});
});

test('keepUnusedDataFor: 0 leaves time for a subscriber of the same turn', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    keepUnusedDataFor: 0,
    endpoints: (build) => ({
      hours: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
      }),
    }),
  });
  const clock = useFakeClock();
  const store = storeFor(api);
  const first = store.dispatch(api.endpoints.hours.initiate());
  await first;
  first.unsubscribe();
  const second = store.dispatch(api.endpoints.hours.initiate());
  await clock.advance(10);
  expect(requests).toBe(1);
  second.unsubscribe();
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  await clock.advance(1);
  expect(store.getState().api.queries).toEqual({});
});

test('a response without a subscriber starts the time again', async () => {
  const clock = useFakeClock();
  let respond = () => {};
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    keepUnusedDataFor: 5,
    endpoints: (build) => ({
      slow: build.query<string, void>({
        queryFn: () =>
          new Promise((resolve) => {
            respond = () => resolve({data: 'late'});
          }),
      }),
    }),
  });
  const store = storeFor(api);
  store.dispatch(api.endpoints.slow.initiate()).unsubscribe();
  await clock.advance(4_000);
  respond();
  await clock.advance(4_000);
  expect(api.endpoints.slow.select()(store.getState()).data).toBe('late');
  await clock.advance(1_100);
  expect(store.getState().api.queries).toEqual({});
});

test('a request that is still running when its entry is removed is aborted', async () => {
  const clock = useFakeClock();
  const signals: AbortSignal[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    keepUnusedDataFor: 5,
    endpoints: (build) => ({
      slow: build.query<number, number | undefined>({
        queryFn(arg, {signal}) {
          signals.push(signal);
          return new Promise<never>(() => {});
        },
      }),
      slower: build.query<number, void>({
        queryFn(arg, {signal}) {
          signals.push(signal);
          return new Promise<never>(() => {});
        },
        keepUnusedDataFor: 0,
      }),
    }),
  });
  const store = storeFor(api);
  store.dispatch(api.endpoints.slow.initiate(1)).unsubscribe();
  store.dispatch(api.endpoints.slower.initiate()).unsubscribe();
  await clock.advance(1);
  expect(signals.map(({aborted}) => aborted)).toEqual([false, true]);
  await clock.advance(5_000);
  expect(signals.map(({aborted}) => aborted)).toEqual([true, true]);
  expect(store.getState().api.queries).toEqual({});
});

test('refetchOnMountOrArgChange: 30', async () => {
  const clock = useFakeClock();
  let requests = 0;
  server.use(
    http.get(`${at}/desks/north/queue`, () =>
      HttpResponse.json(++requests),
    ),
  );
  const store = storeFor(freshApi);
  const subscribe = () =>
    store.dispatch(freshApi.endpoints.queueLength.initiate('north'));
  await subscribe();
  await clock.advance(29_000);
  await subscribe();
  expect(requests).toBe(1);
  await clock.advance(1_000);
  await subscribe();
  expect(requests).toBe(2);
  const settle = () =>
    Promise.all(store.dispatch(freshApi.util.getRunningQueriesThunk()));
  store.dispatch(freshApi.internalActions.onFocus());
  await settle();
  store.dispatch(freshApi.internalActions.onOnline());
  await settle();
  expect(requests).toBe(4);
});

test('transformResponse and transformErrorResponse', async () => {
  server.use(
    http.get(`${at}/branches/harbor/rooms`, () =>
      HttpResponse.json({rooms: [{id: 'r1', name: 'Maps', seats: 12}]}),
    ),
    http.get(`${at}/branches/attic/rooms`, () =>
      HttpResponse.json(null, {status: 404}),
    ),
  );
  const store = storeFor(roomsApi);
  const {seatsByRoom} = roomsApi.endpoints;
  const {data} = await store.dispatch(seatsByRoom.initiate('harbor'));
  expect(data).toEqual({Maps: 12});
  const {error} = await store.dispatch(seatsByRoom.initiate('attic'));
  expect(error).toEqual({status: 404, data: 'No rooms for attic'});
});

test('extractRehydrationInfo restores what succeeded or failed', async () => {
  server.use(http.get(`${at}/hours`, () => HttpResponse.json('9 to 5')));
  const newStore = () =>
    configureStore({
      reducer: {[restoredApi.reducerPath]: restoredApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(restoredApi.middleware),
    });
  const first = newStore();
  await first.dispatch(restoredApi.endpoints.hours.initiate());
  const second = newStore();
  second.dispatch(stateRestored(first.getState()));
  expect(
    restoredApi.endpoints.hours.select()(second.getState()),
  ).toMatchObject({isSuccess: true, data: '9 to 5'});
});

test('the focus does not remove an entry that was never requested', async () => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    endpoints: (build) => ({
      room: build.query<string, number>({
        queryFn: () => ({data: 'maps'}),
      }),
    }),
  });
  const store = storeFor(api);
  const {room} = api.endpoints;
  await store.dispatch(room.initiate(1, {subscribe: false}));
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'room', arg: 2, value: 'globes'},
    ]),
  );
  store.dispatch(api.internalActions.onFocus());
  expect(Object.keys(store.getState().api.queries)).toEqual(['room(2)']);
});
