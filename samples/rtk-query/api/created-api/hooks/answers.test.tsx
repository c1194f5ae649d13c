import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {
  act,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {
  Activity,
  StrictMode,
  useEffect,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeKitchen} from './handlers';
import {
  kitchenApi,
  useGetRecipeQuery,
  useLazyGetRecipeQuery,
  useRateRecipeMutation,
} from './kitchenApi';
import {makeStore} from './store';

configure({asyncUtilTimeout: 10_000});

const {kitchen, handlers} = makeKitchen();
beforeEach(() => {
  Object.assign(kitchen, {requests: [], isBroken: false});
  server.use(...handlers);
});

const inStore =
  (store = makeStore()) =>
  ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );

/** An API slice whose only query has no lifetime without subscribers. */
function shortLived() {
  let requests = 0;
  const signals: AbortSignal[] = [];
  let release = () => {};
  let held: Promise<void> | undefined;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      price: build.query<number, string>({
        queryFn: async (_arg, {signal}) => {
          requests += 1;
          signals.push(signal);
          await held;
          return {data: requests};
        },
        keepUnusedDataFor: 0,
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return {
    api,
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
    store,
    count: () => requests,
    signals,
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  };
}

test('forceRefetch with a number asks for data of that age', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const {initiate} = kitchenApi.endpoints.getRecipe;
  const ask = async () => {
    const request = store.dispatch(initiate('ramen', {forceRefetch: 5}));
    const result = await request;
    request.unsubscribe();
    return result;
  };
  await ask();
  await clock.advance(4_000);
  expect((await ask()).data?.title).toBe('ramen');
  expect(kitchen.requests).toHaveLength(1);
  await clock.advance(1_000);
  await ask();
  expect(kitchen.requests).toHaveLength(2);
});

test('a lazy hook shows its last call; the call before is still cached', async () => {
  const store = makeStore();
  const {result} = renderHook(() => useLazyGetRecipeQuery(), {
    wrapper: inStore(store),
  });
  await act(() => result.current[0]('ramen'));
  await act(() => result.current[0]('curry'));
  expect(result.current[1].data?.title).toBe('curry');
  const {select} = kitchenApi.endpoints.getRecipe;
  expect(select('ramen')(store.getState()).data?.title).toBe('ramen');
  await act(() => result.current[0]('ramen', true));
  expect(kitchen.requests).toHaveLength(2);
});

test('a trigger that gets the click event throws', () => {
  let thrown: unknown;
  function Button() {
    const [trigger] = useLazyGetRecipeQuery();
    const onClick = (event: MouseEvent) => {
      try {
        Reflect.apply(trigger, undefined, [event]);
      } catch (error) {
        thrown = error;
      }
    };
    return <button onClick={onClick}>Load</button>;
  }
  render(<Button />, {wrapper: inStore()});
  fireEvent.click(screen.getByText('Load'));
  expect(String(thrown)).toContain('Converting circular structure to JSON');
});

test('a trigger whose entry is removed before the response', async () => {
  const {api, wrapper, hold, release, signals} = shortLived();
  hold();
  const {result, unmount} = renderHook(
    () => api.endpoints.price.useLazyQuery(),
    {wrapper},
  );
  let promise = result.current[0]('ramen');
  act(() => void (promise = result.current[0]('ramen')));
  unmount();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  release();
  expect(await promise).toMatchObject({isUninitialized: true});
  expect(await promise.unwrap()).toBeUndefined();
});

describe('refetch that the hook has handed out', () => {
  test('works after resetApiState while the component is mounted', async () => {
    const store = makeStore();
    const {result} = renderHook(() => useGetRecipeQuery('ramen'), {
      wrapper: inStore(store),
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const {refetch} = result.current;
    act(() => void store.dispatch(kitchenApi.util.resetApiState()));
    await act(() => refetch());
    await waitFor(() => expect(result.current.data?.title).toBe('ramen'));
    expect(kitchen.requests).toHaveLength(2);
  });

  test('throws when the sign-out has unmounted it', async () => {
    const store = makeStore();
    const {result, unmount} = renderHook(() => useGetRecipeQuery('ramen'), {
      wrapper: inStore(store),
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const {refetch} = result.current;
    unmount();
    store.dispatch(kitchenApi.util.resetApiState());
    expect(() => refetch()).toThrow('Cannot refetch a query that has not');
  });
});

test('useQuery has no reset', () => {
  const {result} = renderHook(() => useGetRecipeQuery('ramen'), {
    wrapper: inStore(),
  });
  expect(result.current).not.toHaveProperty('reset');
});

test('a lazy unwrap without a lifetime gives undefined after unmounting', async () => {
  const {api, wrapper, hold, release, store, signals} = shortLived();
  hold();
  const {result, unmount} = renderHook(
    () => api.endpoints.price.useLazyQuery(),
    {wrapper},
  );
  let value: Promise<unknown> | undefined;
  act(() => void (value = result.current[0]('leek').unwrap()));
  unmount();
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  expect(signals.map(({aborted}) => aborted)).toEqual([true]);
  release();
  expect(await value).toBeUndefined();
});

test('a hidden Activity counts as unmounted', async () => {
  const {api, store, count} = shortLived();
  const full = makeStore();
  let price!: ReturnType<typeof api.endpoints.price.useQuery>;
  let lazy!: ReturnType<typeof api.endpoints.price.useLazyQuery>;
  let rate!: ReturnType<typeof useRateRecipeMutation>;
  let shared!: ReturnType<typeof useRateRecipeMutation>;
  function Prices() {
    price = api.endpoints.price.useQuery('leek');
    lazy = api.endpoints.price.useLazyQuery();
    return null;
  }
  function Rate() {
    rate = useRateRecipeMutation();
    shared = useRateRecipeMutation({fixedCacheKey: 'shared'});
    return null;
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Provider store={store}>
        <Prices />
      </Provider>
      <Provider store={full}>
        <Rate />
      </Provider>
    </Activity>
  );
  const {rerender} = render(page('visible'));
  act(() => void lazy[0]('kale'));
  act(() => void rate[0]({id: 'ramen', stars: 4}));
  act(() => void shared[0]({id: 'ramen', stars: 4}));
  await waitFor(() => expect(rate[1].isSuccess).toBe(true));
  await waitFor(() => expect(shared[1].isSuccess).toBe(true));
  await waitFor(() => expect(lazy[1].isSuccess).toBe(true));
  expect(count()).toBe(2);

  rerender(page('hidden'));
  expect(() => price.refetch()).toThrow('not been started');
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  expect(Object.keys(full.getState().kitchen.mutations)).toEqual([
    'shared',
  ]);
  expect(count()).toBe(2);

  rerender(page('visible'));
  await waitFor(() => expect(count()).toBe(4));
  await waitFor(() => expect(rate[1].isUninitialized).toBe(true));
});

test('reset of a lazy query lets its request run, and drops the response', async () => {
  const {api, wrapper, hold, release, store, signals} = shortLived();
  hold();
  const {result} = renderHook(() => api.endpoints.price.useLazyQuery(), {
    wrapper,
  });
  let value: Promise<unknown> | undefined;
  act(() => void (value = result.current[0]('leek').unwrap()));
  await waitFor(() => expect(result.current[1].isLoading).toBe(true));
  act(() => result.current[1].reset());
  await waitFor(() => expect(result.current[1].isUninitialized).toBe(true));
  release();
  expect(await value).toBeUndefined();
  expect(store.getState().api.queries).toEqual({});
  expect(signals.map(({aborted}) => aborted)).toEqual([false]);
});

test('initiate without a subscription gives the value', async () => {
  const {api, store} = shortLived();
  const {initiate} = api.endpoints.price;
  const call = store.dispatch(initiate('leek', {subscribe: false}));
  expect(await call.unwrap()).toBe(1);
});

describe('Strict Mode sends', () => {
  /** StrictMode must be the root: below it, effects run once. */
  function strictly<T>(
    use: () => T,
    Wrapper: ReturnType<typeof inStore> = inStore(),
  ) {
    const result: {current?: T} = {};
    const keep = (value: T) => void (result.current = value);
    function Probe() {
      keep(use());
      return null;
    }
    render(
      <StrictMode>
        <Wrapper>
          <Probe />
        </Wrapper>
      </StrictMode>,
    );
    return result;
  }
  const success = (result: {current?: {isSuccess: boolean}}) =>
    waitFor(() => expect(result.current?.isSuccess).toBe(true));

  test('one request of a query', async () => {
    await success(strictly(() => useGetRecipeQuery('ramen')));
    expect(kitchen.requests).toHaveLength(1);
  });

  test('one request with refetchOnMountOrArgChange', async () => {
    const option = {refetchOnMountOrArgChange: true};
    await success(strictly(() => useGetRecipeQuery('ramen', option)));
    expect(kitchen.requests).toHaveLength(1);
  });

  test('one request with keepUnusedDataFor: 0', async () => {
    const {api, wrapper, count} = shortLived();
    await success(
      strictly(() => api.endpoints.price.useQuery('leek'), wrapper),
    );
    expect(count()).toBe(1);
  });

  test('one request of a lazy query in an effect', async () => {
    await success(
      strictly(() => {
        const [load, recipe] = useLazyGetRecipeQuery();
        useEffect(() => void load('ramen'), [load]);
        return recipe;
      }),
    );
    expect(kitchen.requests).toHaveLength(1);
  });

  test('two requests of a mutation in an effect', async () => {
    await success(
      strictly(() => {
        const [rate, rating] = useRateRecipeMutation();
        useEffect(() => void rate({id: 'ramen', stars: 5}), [rate]);
        return rating;
      }),
    );
    expect(kitchen.requests).toHaveLength(2);
  });
});
