import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {museumServer} from './handlers';
import {museumApi} from './museumApi';
import {makeStore} from './store';

let requests: string[];
beforeEach(() => {
  requests = [];
  server.use(...museumServer((line) => requests.push(line)));
});

const {getExhibit, getFloorPlan, getQueueLength} = museumApi.endpoints;
const keys = (store: ReturnType<typeof makeStore>) =>
  Object.keys(store.getState().museumApi.queries);
const unsubscribed = {subscribe: false};

describe('keepUnusedDataFor', () => {
  test('0 goes through a timer: a subscriber in the same turn keeps it', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    const first = store.dispatch(getQueueLength.initiate());
    await first;
    first.unsubscribe();
    expect(keys(store)).toEqual(['getQueueLength(undefined)']);
    store.dispatch(getQueueLength.initiate());
    await clock.advance(1_000);
    expect(keys(store)).toEqual(['getQueueLength(undefined)']);
    expect(requests).toEqual(['GET /queue']);
  });

  test.each([
    ['is lost without a subscription', false, undefined],
    ['is there with one', true, 14],
  ])(
    'with 0, the value of a second call right after the first %s',
    async (_, subscribe, expected) => {
      const clock = useFakeClock();
      const store = makeStore();
      const options = {forceRefetch: true, subscribe};
      const read = () => {
        const request = store.dispatch(
          getQueueLength.initiate(undefined, options),
        );
        return request.unwrap().finally(() => request.unsubscribe());
      };
      expect(await read()).toBe(14);
      let respond = () => {};
      const held = new Promise<void>((resolve) => (respond = resolve));
      server.use(
        http.get('https://museum.example/api/queue', () => held, {
          once: true,
        }),
      );
      const second = read();
      await clock.advance(0);
      respond();
      expect(await second).toBe(expected);
      await clock.advance(0);
      expect(keys(store)).toEqual([]);
    },
  );

  test('60 seconds, Infinity and 0', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    const subscriptions = [
      store.dispatch(getExhibit.initiate(1)),
      store.dispatch(getFloorPlan.initiate()),
      store.dispatch(getQueueLength.initiate()),
    ];
    await Promise.all(subscriptions);
    for (const subscription of subscriptions) subscription.unsubscribe();
    await clock.advance(0);
    expect(keys(store)).toEqual([
      'getExhibit(1)',
      'getFloorPlan(undefined)',
    ]);
    await clock.advance(59_999);
    expect(keys(store)).toContain('getExhibit(1)');
    await clock.advance(1);
    expect(keys(store)).toEqual(['getFloorPlan(undefined)']);
    await clock.advance(30 * 86_400_000);
    expect(keys(store)).toEqual(['getFloorPlan(undefined)']);
  });

  test('a year is cut to about 24.8 days', async () => {
    const clock = useFakeClock();
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
      keepUnusedDataFor: 365 * 86_400,
      endpoints: (build) => ({
        getPlan: build.query<string, void>({query: () => 'floor-plan'}),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    await store.dispatch(
      api.endpoints.getPlan.initiate(undefined, unsubscribed),
    );
    const inCache = () => Object.keys(store.getState().api.queries).length;
    await clock.advance(24.8 * 86_400_000);
    expect(inCache()).toBe(1);
    await clock.advance(0.1 * 86_400_000);
    expect(inCache()).toBe(0);
  });

  test('a request without subscription starts the timer when it ends', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    await store.dispatch(getExhibit.initiate(1, unsubscribed));
    await clock.advance(59_999);
    expect(keys(store)).toHaveLength(1);
    await clock.advance(1);
    expect(keys(store)).toHaveLength(0);
  });

  test('a cache hit without subscription does not prolong the life', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    await store.dispatch(getExhibit.initiate(1, unsubscribed));
    await clock.advance(59_000);
    await store.dispatch(getExhibit.initiate(1, unsubscribed));
    await clock.advance(1_000);
    expect(keys(store)).toHaveLength(0);
    expect(requests).toHaveLength(1);
  });

  test('a response after the last subscriber left starts the timer anew', async () => {
    const clock = useFakeClock();
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('https://museum.example/api/exhibits/1', async () => {
        await held;
        return HttpResponse.json({id: 1});
      }),
    );
    const store = makeStore();
    const query = store.dispatch(getExhibit.initiate(1));
    query.unsubscribe();
    await clock.advance(50_000);
    respond();
    await query;
    await clock.advance(59_999);
    expect(keys(store)).toHaveLength(1);
    await clock.advance(1);
    expect(keys(store)).toHaveLength(0);
  });

  test('a tag, focus and reconnection remove an unused entry with Infinity', async () => {
    const api = createApi({
      baseQuery: () => ({data: null}),
      tagTypes: ['Plan'],
      keepUnusedDataFor: Infinity,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      endpoints: (build) => ({
        getPlan: build.query<null, number>({
          query: () => null,
          providesTags: ['Plan'],
        }),
      }),
    });
    const {onFocus, onOnline} = api.internalActions;
    for (const event of [
      api.util.invalidateTags(['Plan']),
      onFocus(),
      onOnline(),
    ]) {
      const store = configureStore({
        reducer: {[api.reducerPath]: api.reducer},
        middleware: (getDefault) => getDefault().concat(api.middleware),
      });
      await store.dispatch(api.endpoints.getPlan.initiate(1));
      const unused = store.dispatch(api.endpoints.getPlan.initiate(2));
      await unused;
      unused.unsubscribe();
      store.dispatch(event);
      expect(Object.keys(store.getState().api.queries)).toEqual([
        'getPlan(1)',
      ]);
      store.dispatch(api.util.resetApiState());
    }
  });

  test('one subscriber of two keeps the entry', async () => {
    const clock = useFakeClock();
    const store = makeStore();
    const first = store.dispatch(getExhibit.initiate(1));
    const second = store.dispatch(getExhibit.initiate(1));
    await Promise.all([first, second]);
    expect(requests).toHaveLength(1);
    first.unsubscribe();
    await clock.advance(600_000);
    expect(keys(store)).toHaveLength(1);
    second.unsubscribe();
    await clock.advance(60_000);
    expect(keys(store)).toHaveLength(0);
  });

  test('the end of the life aborts a request that still runs', async () => {
    const clock = useFakeClock();
    let aborted = false;
    server.use(
      http.get('https://museum.example/api/exhibits/1', ({request}) => {
        request.signal.addEventListener('abort', () => (aborted = true));
        return new Promise<never>(() => {});
      }),
    );
    const store = makeStore();
    const query = store.dispatch(getExhibit.initiate(1));
    query.unsubscribe();
    await clock.advance(59_999);
    expect(aborted).toBe(false);
    await clock.advance(1);
    await vi.waitFor(() => expect(aborted).toBe(true));
    expect(keys(store)).toHaveLength(0);
  });

  test('a mutation keeps its result without a timer', async () => {
    const clock = useFakeClock();
    const api = createApi({
      baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
      endpoints: (build) => ({
        rate: build.mutation<number, void>({query: () => 'queue'}),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const call = store.dispatch(api.endpoints.rate.initiate());
    await call;
    await clock.advance(86_400_000);
    const inCache = () =>
      Object.keys(store.getState().api.mutations).length;
    expect(inCache()).toBe(1);
    call.reset();
    expect(inCache()).toBe(0);
    await store.dispatch(api.endpoints.rate.initiate());
    expect(inCache()).toBe(1);
    store.dispatch(api.util.resetApiState());
    expect(inCache()).toBe(0);
  });
});
