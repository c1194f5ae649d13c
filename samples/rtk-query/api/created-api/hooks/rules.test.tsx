import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeKitchen} from './handlers';
import {
  kitchenApi,
  useGetRecipeQuery,
  useGetReviewsInfiniteQuery,
  useLazyGetRecipeQuery,
  useRateRecipeMutation,
} from './kitchenApi';
import {trueFlags} from './renderLog';
import {makeStore} from './store';

const {kitchen, handlers} = makeKitchen();
beforeEach(() => {
  Object.assign(kitchen, {requests: [], isBroken: false});
  server.use(...handlers);
});

function inStore(store = makeStore()) {
  return ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
}

test('an inline object argument is compared by content', async () => {
  const {useQuery} = kitchenApi.endpoints.searchRecipes;
  const {result, rerender} = renderHook(() => useQuery({text: 'leek'}), {
    wrapper: inStore(),
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender();
  rerender();
  expect(kitchen.requests).toHaveLength(1);
  expect(result.current.isFetching).toBe(false);
});

test.each([
  ['a Date', () => new Date(0)],
  ['an instance', () => new URL('https://kitchen.example/leek')],
])('%s is a new argument in each render', async (_, make) => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      menu: build.query<number, Date | URL>({
        queryFn: () => ({data: ++requests}),
      }),
    }),
  });
  let requests = 0;
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({serializableCheck: false}).concat(
        api.middleware,
      ),
  });
  const useMenu = (refetch: boolean) =>
    api.useMenuQuery(make(), {refetchOnMountOrArgChange: refetch});
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const plain = renderHook(() => useMenu(false), {wrapper});
  await waitFor(() => expect(plain.result.current.isSuccess).toBe(true));
  plain.rerender();
  expect(requests).toBe(1); // the key is the same, so the cache answers
  plain.unmount();
  // Each response renders, each render is a new argument, and so on.
  const endless = renderHook(() => useMenu(true), {wrapper});
  await waitFor(() => expect(requests).toBeGreaterThan(10), {
    timeout: 10_000,
  });
  endless.unmount();
});

test('a Date in the argument of a request that fails: no end either', async () => {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      menu: build.query<number, {on: Date}>({
        queryFn() {
          requests++;
          return {error: 'closed'};
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({serializableCheck: false}).concat(
        api.middleware,
      ),
  });
  const endless = renderHook(() => api.useMenuQuery({on: new Date(0)}), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(requests).toBeGreaterThan(10), {
    timeout: 10_000,
  });
  endless.unmount();
});

test('an argument change does not abort the request before', async () => {
  const store = makeStore();
  const {result, rerender} = renderHook(({id}) => useGetRecipeQuery(id), {
    wrapper: inStore(store),
    initialProps: {id: 'ramen'},
  });
  rerender({id: 'curry'});
  await waitFor(() => expect(result.current.data?.title).toBe('curry'));
  await waitFor(() =>
    expect(
      kitchenApi.endpoints.getRecipe.select('ramen')(store.getState())
        .isSuccess,
    ).toBe(true),
  );
  expect(kitchen.requests).toHaveLength(2);
});

test('refetch and trigger join a request that is running', async () => {
  const query = renderHook(() => useGetRecipeQuery('ramen'), {
    wrapper: inStore(),
  });
  await act(() => query.result.current.refetch());
  await waitFor(() => expect(query.result.current.isSuccess).toBe(true));
  expect(kitchen.requests).toHaveLength(1);

  const lazy = renderHook(() => useLazyGetRecipeQuery(), {
    wrapper: inStore(),
  });
  await act(async () => {
    const [trigger] = lazy.result.current;
    await Promise.all([trigger('curry'), trigger('curry')]);
  });
  expect(kitchen.requests).toHaveLength(2);
});

test('an upsert ends isFetching while the request is running, and another can be sent', async () => {
  const responses: (() => void)[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      price: build.query<number, string>({
        queryFn: () =>
          new Promise((resolve) => {
            responses.push(() => resolve({data: responses.length}));
          }),
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const upsert = () =>
    act(() => {
      const price = {endpointName: 'price', arg: 'leek', value: 5} as const;
      store.dispatch(api.util.upsertQueryEntries([price]));
    });
  const {result} = renderHook(() => api.usePriceQuery('leek'), {wrapper});
  act(() => void result.current.refetch());
  expect(responses).toHaveLength(1);
  expect(result.current.isFetching).toBe(true);
  upsert();
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.data).toBe(5);
  act(() => void result.current.refetch());
  expect(responses).toHaveLength(2);
  const prefetch = api.util.prefetch('price', 'leek', {force: true});
  act(() => store.dispatch(prefetch)); // joins
  expect(responses).toHaveLength(2);
  upsert();
  act(() => store.dispatch(prefetch));
  expect(responses).toHaveLength(3);
  upsert();
  const lazy = renderHook(() => api.useLazyPriceQuery(), {wrapper});
  act(() => void lazy.result.current[0]('leek'));
  expect(responses).toHaveLength(4);
  act(() => void lazy.result.current[0]('leek')); // joins
  expect(responses).toHaveLength(4);
});

test('an upsert has a start of its own, and keeps the id of the request', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const {getRecipe} = kitchenApi.endpoints;
  await store.dispatch(getRecipe.initiate('ramen'));
  const read = () => getRecipe.select('ramen')(store.getState());
  const before = read();
  await clock.advance(1000);
  const ramen = {id: 'ramen', title: 'Ramen', ingredients: []};
  await store.dispatch(
    kitchenApi.util.upsertQueryData('getRecipe', 'ramen', ramen),
  );
  expect(read().requestId).toBe(before.requestId);
  expect(read().startedTimeStamp).toBe(Date.now());
  expect(before.startedTimeStamp).toBe(Date.now() - 1000);
});

test('an entry that an upsert created has an id and a name before any request', () => {
  const store = makeStore();
  const value = {id: 'udon', title: 'Udon', ingredients: []};
  store.dispatch(
    kitchenApi.util.upsertQueryEntries([
      {endpointName: 'getRecipe', arg: 'udon', value},
    ]),
  );
  const {result} = renderHook(() => useGetRecipeQuery('udon'), {
    wrapper: inStore(store),
  });
  expect(result.current.requestId).toEqual(expect.any(String));
  expect(result.current.endpointName).toBe('getRecipe');
  expect(kitchen.requests).toEqual([]);
});

test('endpointName is missing before the first request, and while skipped', async () => {
  const names: unknown[] = [];
  const {result, rerender} = renderHook(
    (skip: boolean) => {
      const recipe = useGetRecipeQuery('ramen', {skip});
      names.push(recipe.endpointName);
      return recipe;
    },
    {wrapper: inStore(), initialProps: false},
  );
  expect(names[0]).toBeUndefined();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(names.at(-1)).toBe('getRecipe');
  rerender(true);
  expect(names.at(-1)).toBeUndefined();
});

test('a trigger that prefers the cache sends nothing, and unwrap throws the old error', async () => {
  const {result} = renderHook(() => useLazyGetRecipeQuery(), {
    wrapper: inStore(),
  });
  const [trigger] = result.current;
  await act(() => trigger('ramen'));
  kitchen.isBroken = true;
  await act(() => trigger('ramen'));
  kitchen.isBroken = false;
  await act(async () => {
    const call = trigger('ramen', true);
    expect((await call).data).toBeDefined();
    await expect(call.unwrap()).rejects.toHaveProperty('status');
  });
  expect(kitchen.requests).toHaveLength(2);
});

test('reset of a lazy query removes the entry; a query hook asks again', async () => {
  const {result} = renderHook(
    () => ({
      query: useGetRecipeQuery('ramen'),
      lazy: useLazyGetRecipeQuery(),
    }),
    {wrapper: inStore()},
  );
  await act(() => result.current.lazy[0]('ramen', true));
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  act(() => result.current.lazy[1].reset());
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
});

test('after reset of a lazy query, the entry of another component is shown again', async () => {
  const {result} = renderHook(
    () => ({
      query: useGetRecipeQuery('ramen'),
      lazy: useLazyGetRecipeQuery(),
    }),
    {wrapper: inStore()},
  );
  await act(() => result.current.lazy[0]('ramen', true));
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  act(() => result.current.lazy[1].reset());
  await waitFor(() =>
    expect(result.current.lazy[1].data?.title).toBe('ramen'),
  );
});

test('after reset, a lazy query polls and keeps the entry from the next trigger on', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const {result, rerender} = renderHook(
    ({id}: {id: string}) => {
      useGetRecipeQuery(id);
      return useLazyGetRecipeQuery({pollingInterval: 1000});
    },
    {wrapper: inStore(store), initialProps: {id: 'ramen'}},
  );
  const {select} = kitchenApi.endpoints.getRecipe;
  const ramen = () => select('ramen')(store.getState()).status;
  await act(() => result.current[0]('ramen', true));
  act(() => result.current[1].reset());
  await clock.advance(500); // the query hook sends its request
  kitchen.requests = [];
  await clock.advance(5000);
  expect(kitchen.requests).toEqual([]);
  expect(result.current[1].data?.title).toBe('ramen');

  await act(() => result.current[0]('ramen', true));
  await clock.advance(1500);
  expect(kitchen.requests).toHaveLength(1);

  act(() => result.current[1].reset());
  await clock.advance(500);
  rerender({id: 'curry'}); // nobody is subscribed to ramen now
  await clock.advance(61_000);
  expect(ramen()).toBe('uninitialized');
});

test('useLazyQuerySubscription renders for a new argument', async () => {
  const renders: unknown[] = [];
  const {result} = renderHook(
    () => {
      const hook =
        kitchenApi.endpoints.getRecipe.useLazyQuerySubscription();
      renders.push(hook[1]);
      return hook;
    },
    {wrapper: inStore()},
  );
  const counts: number[] = [];
  for (let call = 0; call < 5; call++) {
    await act(() => result.current[0]('ramen'));
    counts.push(renders.length);
  }
  // React itself may render once more for an equal state, then stops.
  expect(counts).toEqual([2, 3, 3, 3, 3]);
  await act(() => result.current[0]('curry'));
  expect(renders).toHaveLength(4);
});

test('useLazyQuerySubscription renders for each new object', async () => {
  let renders = 0;
  const {result} = renderHook(
    () => {
      renders++;
      return kitchenApi.endpoints.searchRecipes.useLazyQuerySubscription();
    },
    {wrapper: inStore()},
  );
  const counts: number[] = [];
  for (let call = 0; call < 4; call++) {
    await act(() => result.current[0]({text: 'leek'}));
    counts.push(renders);
  }
  expect(counts).toEqual([2, 3, 4, 5]);
});

test('data can be older than the previous argument', async () => {
  const {result, rerender} = renderHook(({id}) => useGetRecipeQuery(id), {
    wrapper: inStore(),
    initialProps: {id: 'ramen'},
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.fulfilledTimeStamp).toBeGreaterThan(0);
  kitchen.isBroken = true;
  rerender({id: 'soup'});
  await waitFor(() => expect(result.current.isError).toBe(true));
  rerender({id: 'curry'});
  expect(result.current.isSuccess).toBe(true);
  expect(result.current.data?.title).toBe('ramen');
  expect(result.current.fulfilledTimeStamp).toBeUndefined();
});

test('forceRefetch of the endpoint overrules preferCacheValue and usePrefetch', async () => {
  let requests = 0;
  const {useLazyGetTipQuery, usePrefetch} = kitchenApi.injectEndpoints({
    endpoints: (build) => ({
      getTip: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        forceRefetch: () => true,
      }),
    }),
  });
  const {result} = renderHook(
    () => ({lazy: useLazyGetTipQuery(), prefetch: usePrefetch('getTip')}),
    {wrapper: inStore()},
  );
  await act(() => result.current.lazy[0](undefined, true));
  await act(() => result.current.lazy[0](undefined, true));
  expect(requests).toBe(2);
  act(() => result.current.prefetch());
  await waitFor(() => expect(requests).toBe(3));
});

test('after an error, another argument is a success again', async () => {
  const seen: string[] = [];
  const {result, rerender} = renderHook(
    ({id}) => {
      const query = useGetRecipeQuery(id);
      seen.push(`${id}: ${trueFlags(query).join(' ')}`);
      return query;
    },
    {wrapper: inStore(), initialProps: {id: 'ramen'}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  kitchen.isBroken = true;
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isError).toBe(true));
  rerender({id: 'curry'});
  expect(seen).toContain('curry: isFetching isSuccess');
});

test('a failed entry is requested again on mount, once for two that mount together', async () => {
  const store = makeStore();
  kitchen.isBroken = true;
  await store.dispatch(kitchenApi.endpoints.getRecipe.initiate('ramen'));
  kitchen.isBroken = false;
  const {result} = renderHook(
    () => [useGetRecipeQuery('ramen'), useGetRecipeQuery('ramen')],
    {wrapper: inStore(store)},
  );
  await waitFor(() =>
    expect(result.current.every(({isSuccess}) => isSuccess)).toBe(true),
  );
  expect(kitchen.requests).toHaveLength(2);
});

test('an upsert ends an error without a request', async () => {
  const store = makeStore();
  kitchen.isBroken = true;
  const {result} = renderHook(() => useGetRecipeQuery('ramen'), {
    wrapper: inStore(store),
  });
  await waitFor(() => expect(result.current.isError).toBe(true));
  const ramen = {id: 'ramen', title: 'Ramen', ingredients: []};
  await act(() =>
    store.dispatch(
      kitchenApi.util.upsertQueryData('getRecipe', 'ramen', ramen),
    ),
  );
  await waitFor(() =>
    expect(trueFlags(result.current)).toEqual(['isSuccess']),
  );
  expect(result.current.error).toBeUndefined();
  expect(kitchen.requests).toHaveLength(1);
});

test('ifOlderThan: 0 is no option', async () => {
  const store = makeStore();
  const {prefetch} = kitchenApi.util;
  await store.dispatch(kitchenApi.endpoints.getRecipe.initiate('ramen'));
  store.dispatch(prefetch('getRecipe', 'ramen', {ifOlderThan: 0}));
  store.dispatch(
    kitchenApi.endpoints.getRecipe.initiate('ramen', {forceRefetch: 0}),
  );
  await Promise.all(
    store.dispatch(kitchenApi.util.getRunningQueriesThunk()),
  );
  expect(kitchen.requests).toHaveLength(1);
});

test('null is data; while skipped, currentData is undefined', async () => {
  const {useGetNoteQuery} = kitchenApi.injectEndpoints({
    endpoints: (build) => ({
      getNote: build.query<string | null, void>({
        queryFn: () => ({data: null}),
      }),
    }),
  });
  const {result, rerender} = renderHook(
    ({skip}) => useGetNoteQuery(undefined, {skip}),
    {wrapper: inStore(), initialProps: {skip: false}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.data).toBeNull();
  rerender({skip: true});
  expect(result.current).toMatchObject({
    isSuccess: true,
    isFetching: false,
    isUninitialized: true,
    data: null,
  });
  expect(result.current.currentData).toBeUndefined();
});

test('when a skip outlasts the entry, data is what the hook had', async () => {
  const {useGetBriefQuery} = kitchenApi.injectEndpoints({
    endpoints: (build) => ({
      getBrief: build.query<string, void>({
        query: () => 'recipes/brief',
        transformResponse: ({title}: {title: string}) => title,
        keepUnusedDataFor: 0,
      }),
    }),
  });
  const store = makeStore();
  const {result, rerender} = renderHook(
    ({skip}) => useGetBriefQuery(undefined, {skip}),
    {wrapper: inStore(store), initialProps: {skip: false}},
  );
  await waitFor(() => expect(result.current.data).toBe('brief'));
  rerender({skip: true});
  await waitFor(() => expect(store.getState().kitchen.queries).toEqual({}));
  kitchen.isBroken = true;
  rerender({skip: false});
  expect(trueFlags(result.current)).toEqual(['isFetching', 'isSuccess']);
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data).toBe('brief');
  expect(result.current.currentData).toBeUndefined();
});

test('usePrefetch is on the API slice only', () => {
  expect(kitchenApi.usePrefetch).toBeTypeOf('function');
  for (const endpoint of Object.values(kitchenApi.endpoints)) {
    expect(endpoint).not.toHaveProperty('usePrefetch');
  }
});

test('a fixedCacheKey is shared across endpoints', async () => {
  const {useUnrateMutation} = kitchenApi.injectEndpoints({
    endpoints: (build) => ({
      unrate: build.mutation<string, void>({
        queryFn: () => ({data: 'gone'}),
      }),
    }),
  });
  const {result} = renderHook(
    () => ({
      rating: useRateRecipeMutation({fixedCacheKey: 'same'}),
      unrating: useUnrateMutation({fixedCacheKey: 'same'}),
    }),
    {wrapper: inStore()},
  );
  await act(() => result.current.unrating[0]());
  await waitFor(() => expect(result.current.rating[1].data).toBe('gone'));
});

test('with keepUnusedDataFor: 0, an argument change aborts the request before', async () => {
  const signals: AbortSignal[] = [];
  const {useSlowQuery} = kitchenApi.injectEndpoints({
    endpoints: (build) => ({
      slow: build.query<string, string>({
        queryFn(id, {signal}) {
          signals.push(signal);
          return new Promise<never>(() => {});
        },
        keepUnusedDataFor: 0,
      }),
    }),
  });
  const {rerender} = renderHook(({id}) => useSlowQuery(id), {
    wrapper: inStore(),
    initialProps: {id: 'ramen'},
  });
  rerender({id: 'curry'});
  await waitFor(() =>
    expect(signals.map(({aborted}) => aborted)).toEqual([true, false]),
  );
});

test('after unmounting: refetch throws, other functions leave something behind', async () => {
  const store = makeStore();
  const {result, unmount} = renderHook(
    () => ({
      query: useGetRecipeQuery('ramen'),
      lazy: useLazyGetRecipeQuery(),
      reviews: useGetReviewsInfiniteQuery('ramen'),
      rating: useRateRecipeMutation(),
    }),
    {wrapper: inStore(store)},
  );
  await waitFor(() => expect(result.current.reviews.isSuccess).toBe(true));
  const {query, lazy, reviews, rating} = result.current;
  unmount();
  const subscribed = () => {
    const {getSubscriptions} = store.dispatch(
      kitchenApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as {getSubscriptions(): Map<string, Map<string, object>>};
    return [...getSubscriptions()]
      .filter(([, subscribers]) => subscribers.size > 0)
      .map(([key]) => key);
  };
  expect(subscribed()).toEqual([]);
  const message = 'Cannot refetch a query that has not been started yet.';
  expect(() => query.refetch()).toThrow(message);
  expect(() => reviews.refetch()).toThrow(message);
  await lazy[0]('curry');
  await reviews.fetchNextPage();
  expect(subscribed().sort()).toEqual([
    'getRecipe("curry")',
    'getReviews("ramen")',
  ]);
  await rating[0]({id: 'ramen', stars: 5});
  expect(Object.keys(store.getState().kitchen.mutations)).toHaveLength(1);
});

test('a mutation in a loop: each is sent, only the last entry is removed', async () => {
  const store = makeStore();
  const {result, unmount} = renderHook(() => useRateRecipeMutation(), {
    wrapper: inStore(store),
  });
  const kept = () => Object.keys(store.getState().kitchen.mutations);
  const [rate] = result.current;
  const calls = await act(async () => {
    const started = [1, 2, 3].map((stars) => rate({id: 'ramen', stars}));
    await Promise.all(started);
    return started;
  });
  expect(kitchen.requests).toHaveLength(3);
  await waitFor(() => expect(result.current[1].isSuccess).toBe(true));
  expect(result.current[1].originalArgs).toMatchObject({stars: 3});
  unmount();
  await waitFor(() =>
    expect(kept()).toEqual([calls[0]?.requestId, calls[1]?.requestId]),
  );
  calls.forEach((call) => call.reset());
  expect(kept()).toEqual([]);
});

test('reset of an earlier render does nothing, that of the promise removes the result', async () => {
  const {result} = renderHook(() => useRateRecipeMutation(), {
    wrapper: inStore(),
  });
  const [rate, {reset}] = result.current; // what a handler has
  const call = await act(async () => {
    const started = rate({id: 'ramen', stars: 5});
    await started;
    return {reset: started.reset};
  });
  await waitFor(() => expect(result.current[1].isSuccess).toBe(true));
  act(() => reset());
  expect(result.current[1].isSuccess).toBe(true);
  act(() => call.reset());
  await waitFor(() => expect(result.current[1].isUninitialized).toBe(true));
});

test('a call whose handler unmounts the component stays in the store', async () => {
  const store = makeStore();
  function Dialog({onClose}: {onClose: () => void}) {
    const [rate] = useRateRecipeMutation();
    const save = () => {
      void rate({id: 'ramen', stars: 5});
      onClose();
    };
    return <button onClick={save}>Save</button>;
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return isOpen && <Dialog onClose={() => setIsOpen(false)} />;
  }
  const {unmount} = render(<Page />, {wrapper: inStore(store)});
  fireEvent.click(screen.getByText('Save'));
  expect(screen.queryByText('Save')).toBeNull();
  unmount();
  await waitFor(() =>
    expect(Object.values(store.getState().kitchen.mutations)).toMatchObject(
      [{status: 'fulfilled'}],
    ),
  );
});

test('skipPollingIfUnfocused of one component pauses the polling of all', async () => {
  const store = makeStore();
  const {initiate} = kitchenApi.endpoints.getRecipe;
  const every = (
    pollingInterval: number,
    skipPollingIfUnfocused: boolean,
  ) =>
    store.dispatch(
      initiate('ramen', {
        subscriptionOptions: {pollingInterval, skipPollingIfUnfocused},
      }),
    );
  const clock = useFakeClock();
  await every(5_000, true);
  await every(1_000, false);
  kitchen.requests = [];
  await clock.advance(1_100);
  expect(kitchen.requests).toHaveLength(1);
  store.dispatch(kitchenApi.internalActions.onFocusLost());
  await clock.advance(20_000);
  expect(kitchen.requests).toHaveLength(1);
  store.dispatch(kitchenApi.util.resetApiState());
});

test('resetApiState: hooks that do not render do not notice it', async () => {
  const store = makeStore();
  const wrapper = inStore(store);
  const {rerender} = renderHook(
    () => {
      const {getRecipe, getReviews} = kitchenApi.endpoints;
      getRecipe.useQuerySubscription('ramen');
      getReviews.useInfiniteQuerySubscription('ramen');
      useGetRecipeQuery('curry', {selectFromResult: () => ({})});
    },
    {wrapper},
  );
  const {result} = renderHook(() => useGetRecipeQuery('soup'), {wrapper});
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await waitFor(() => expect(kitchen.requests).toHaveLength(4));
  kitchen.requests = [];
  act(() => void store.dispatch(kitchenApi.util.resetApiState()));
  await waitFor(() => expect(result.current.isLoading).toBe(true));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(kitchen.requests).toEqual(['GET recipes/soup']);
  rerender();
  await waitFor(() => expect(kitchen.requests).toHaveLength(4));
});

test('resetApiState: a query hook asks again, a lazy hook does not', async () => {
  const store = makeStore();
  const {result} = renderHook(
    () => ({
      query: useGetRecipeQuery('ramen'),
      lazy: useLazyGetRecipeQuery(),
      rating: useRateRecipeMutation(),
    }),
    {wrapper: inStore(store)},
  );
  await act(() => result.current.lazy[0]('curry'));
  await act(() => result.current.rating[0]({id: 'ramen', stars: 5}));
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  await waitFor(() =>
    expect(result.current.rating[1].isSuccess).toBe(true),
  );
  kitchen.requests = [];
  act(() => {
    store.dispatch(kitchenApi.util.resetApiState());
  });
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  expect(kitchen.requests).toEqual(['GET recipes/ramen']);
  expect(result.current.lazy[1].isUninitialized).toBe(true);
  expect(result.current.lazy[2].lastArg).toBe('curry');
  expect(result.current.rating[1].isUninitialized).toBe(true);
});

test('resetApiState: a lazy hook shows what a query hook asks for again', async () => {
  const store = makeStore();
  const {result} = renderHook(
    () => ({
      query: useGetRecipeQuery('ramen'),
      lazy: useLazyGetRecipeQuery(),
    }),
    {wrapper: inStore(store)},
  );
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  await act(() => result.current.lazy[0]('ramen', true));
  kitchen.requests = [];
  act(() => {
    store.dispatch(kitchenApi.util.resetApiState());
  });
  await waitFor(() => expect(result.current.lazy[1].isSuccess).toBe(true));
  expect(kitchen.requests).toEqual(['GET recipes/ramen']);
});

test.each<[string, string | typeof skipToken]>([
  ['is skipped', skipToken],
  ['gets a new argument', 'curry'],
])('resetApiState: a hook that %s keeps the old data', async (_, next) => {
  const store = makeStore();
  const initialProps: {arg: typeof next} = {arg: 'ramen'};
  const {result, rerender} = renderHook(({arg}) => useGetRecipeQuery(arg), {
    wrapper: inStore(store),
    initialProps,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => {
    store.dispatch(kitchenApi.util.resetApiState());
    rerender({arg: next});
  });
  expect(result.current.data?.title).toBe('ramen');
  expect(result.current.currentData).toBeUndefined();
});

test('a transformResponse that returns undefined succeeds without data', async () => {
  let held = Promise.resolve();
  const api = createApi({
    async baseQuery(_url: string) {
      await held;
      return {data: {dishes: new Array<string>()}};
    },
    endpoints: (build) => ({
      firstDish: build.query<string | undefined, void, {dishes: string[]}>({
        query: () => 'dishes',
        transformResponse: ({dishes}) => dishes[0],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {result} = renderHook(() => api.useFirstDishQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.currentData).toBeUndefined();
  expect(trueFlags(result.current)).toEqual(['isSuccess']);

  held = new Promise(() => {});
  act(() => void result.current.refetch());
  // Neither the first load nor a retry after an error.
  await waitFor(() =>
    expect(trueFlags(result.current)).toEqual(['isFetching']),
  );
});
