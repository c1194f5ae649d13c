import {
  createApi,
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query/react';
import {expect, test} from 'vitest';
import {useFakeClock} from '../../../testing/useFakeClock';
import {storeWith} from './handlers';

/** A base query that never ends, and what it was called with. */
function endless() {
  const calls: BaseQueryApi[] = [];
  const baseQuery: BaseQueryFn<string, unknown, string> = (_, call) => {
    calls.push(call);
    return new Promise(() => {});
  };
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      image: build.query<string, string>({query: (id) => id}),
      order: build.mutation<string, string>({query: (id) => id}),
    }),
  });
  const store = storeWith(api);
  return {
    api,
    store,
    calls,
    image: (id: string) => store.dispatch(api.endpoints.image.initiate(id)),
    aborted: () => calls.map((call) => call.signal.aborted),
  };
}

test('the promise of a request', async () => {
  const {image, aborted} = endless();
  const request = image('a');
  request.abort();
  // It ends although the base query never does.
  expect((await request).error).toMatchObject({name: 'AbortError'});
  expect(aborted()).toEqual([true]);
});

test('a call that joined a running request aborts nothing', async () => {
  const {image, aborted} = endless();
  image('a');
  image('a').abort();
  expect(aborted()).toEqual([false]);
});

test('the promises of a refetch and of a next page', async () => {
  const signals: AbortSignal[] = [];
  const api = createApi({
    baseQuery: async (_: string, {signal}: BaseQueryApi) => {
      signals.push(signal);
      return {data: ''};
    },
    endpoints: (build) => ({
      image: build.query<string, string>({query: (id) => id}),
      log: build.infiniteQuery<string, void, number>({
        query: () => '',
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => last + 1,
        },
      }),
    }),
  });
  const store = storeWith(api);
  const request = store.dispatch(api.endpoints.image.initiate('a'));
  await request;
  await store.dispatch(api.endpoints.log.initiate());
  const running = [
    request.refetch(),
    store.dispatch(
      api.endpoints.log.initiate(undefined, {direction: 'forward'}),
    ),
  ];
  running.forEach((promise) => promise.abort());
  await Promise.all(running);
  expect(signals.map(({aborted}) => aborted)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a running request that somebody else started', async () => {
  const {api, store, image, aborted} = endless();
  const request = image('a');
  store.dispatch(api.util.getRunningQueryThunk('image', 'a'))?.abort();
  expect((await request).error).toMatchObject({name: 'AbortError'});
  expect(aborted()).toEqual([true]);

  const order = store.dispatch(api.endpoints.order.initiate('a'));
  const {requestId} = order;
  store
    .dispatch(api.util.getRunningMutationThunk('order', requestId))
    ?.abort();
  expect((await order).error).toMatchObject({name: 'AbortError'});
  expect(aborted()).toEqual([true, true]);
});

test('the base query itself', async () => {
  const {calls, image, aborted} = endless();
  const request = image('a');
  calls[0]?.abort('no credits');
  expect((await request).error).toMatchObject({
    name: 'AbortError',
    message: 'no credits',
  });
  expect(aborted()).toEqual([true]);
});

test('resetApiState', async () => {
  const {api, store, image, aborted} = endless();
  const request = image('a');
  store.dispatch(api.endpoints.order.initiate('a'));
  store.dispatch(api.util.resetApiState());
  await request;
  expect(aborted()).toEqual([true, true]); // the mutation, too
});

test('the end of an entry that nobody uses', async () => {
  const clock = useFakeClock();
  const {image, aborted} = endless();
  image('a').unsubscribe();
  await clock.advance(59_000);
  expect(aborted()).toEqual([false]);
  await clock.advance(1_000);
  expect(aborted()).toEqual([true]);
});

test.each(['focus', 'reconnection', 'tag'] as const)(
  'a %s that removes an unused entry aborts nothing: its retries go on',
  async (cause) => {
    const clock = useFakeClock();
    let attempts = 0;
    let isDown = false;
    const service: BaseQueryFn<string, unknown, string> = () => {
      attempts++;
      return isDown ? {error: 'down'} : {data: 'image'};
    };
    const api = createApi({
      baseQuery: retry(service, {
        maxRetries: 4,
        backoff: () => new Promise((go) => setTimeout(go, 100_000)),
      }),
      tagTypes: ['Image'],
      refetchOnFocus: true,
      refetchOnReconnect: true,
      invalidationBehavior: 'immediately',
      endpoints: (build) => ({
        image: build.query<string, string>({
          query: (id) => id,
          providesTags: ['Image'],
        }),
      }),
    });
    const store = storeWith(api);
    const request = store.dispatch(api.endpoints.image.initiate('a'));
    await request;
    isDown = true;
    request.refetch();
    await clock.advance(1);
    request.unsubscribe();
    const {onFocus, onOnline} = api.internalActions;
    if (cause === 'focus') store.dispatch(onFocus());
    if (cause === 'reconnection') store.dispatch(onOnline());
    if (cause === 'tag') store.dispatch(api.util.invalidateTags(['Image']));
    expect(
      api.endpoints.image.select('a')(store.getState() as never)
        .isUninitialized,
    ).toBe(true);
    await clock.advance(400_000); // long after the 60 seconds of the entry
    expect(attempts).toBe(1 + 5);
  },
);
