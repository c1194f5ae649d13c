import {skipToken} from '@reduxjs/toolkit/query/react';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {StrictMode, useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {runAs} from '../../../../testing/runAs';
import {server} from '../../../../testing/server';
import {makeKitchen} from './handlers';
import {
  kitchenApi,
  useGetRecipeQuery,
  useGetReviewsInfiniteQuery,
  useLazyGetRecipeQuery,
  useRateRecipeMutation,
} from './kitchenApi';
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

test('Strict Mode does not double the request', async () => {
  const wrapper = inStore();
  const {result} = renderHook(() => useGetRecipeQuery('ramen'), {
    wrapper: ({children}) => <StrictMode>{wrapper({children})}</StrictMode>,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(kitchen.requests).toHaveLength(1);
});

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

test('refetch of a skipped query throws', () => {
  const {result} = renderHook(() => useGetRecipeQuery(skipToken), {
    wrapper: inStore(),
  });
  expect(() => result.current.refetch()).toThrow(
    'Cannot refetch a query that has not been started yet.',
  );
  const infinite = renderHook(() => useGetReviewsInfiniteQuery(skipToken), {
    wrapper: inStore(),
  });
  expect(() => infinite.result.current.refetch()).toThrow(
    'Cannot refetch a query that has not been started yet.',
  );
});

test('fetchNextPage of a skipped query sends nothing', async () => {
  const {result} = renderHook(() => useGetReviewsInfiniteQuery(skipToken), {
    wrapper: inStore(),
  });
  const answer = await act(() => result.current.fetchNextPage());
  expect(answer.status).toBe('uninitialized');
  expect(kitchen.requests).toEqual([]);
});

test('initialPageParam counts only for an entry without pages', async () => {
  const wrapper = inStore();
  const {result, rerender} = renderHook(
    ({page}) =>
      useGetReviewsInfiniteQuery('ramen', {initialPageParam: page}),
    {wrapper, initialProps: {page: 2}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender({page: 3});
  await act(() => result.current.refetch());
  expect(result.current.data?.pageParams).toEqual([2]);
  expect(kitchen.requests).toEqual(
    Array(2).fill('GET recipes/ramen/reviews?page=2'),
  );
});

test('refetchCachedPages: false as a hook option', async () => {
  const {result} = renderHook(
    () => useGetReviewsInfiniteQuery('ramen', {refetchCachedPages: false}),
    {wrapper: inStore()},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
  kitchen.requests = [];
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(1));
  expect(kitchen.requests).toHaveLength(1);
});

test('refetchCachedPages of a hook does not count for automatic refetches', async () => {
  const store = makeStore();
  const {result} = renderHook(
    () =>
      useGetReviewsInfiniteQuery('ramen', {
        refetchCachedPages: false,
        refetchOnFocus: true,
      }),
    {wrapper: inStore(store)},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => result.current.fetchNextPage());
  kitchen.requests = [];
  store.dispatch(kitchenApi.internalActions.onFocus());
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
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

test('with selectFromResult the first render is uninitialized', async () => {
  const seen: string[] = [];
  const {result} = renderHook(
    () => {
      const picked = useGetRecipeQuery('ramen', {
        selectFromResult: ({isUninitialized, isLoading, isSuccess}) => ({
          isUninitialized,
          isLoading,
          isSuccess,
        }),
      });
      seen.push(
        picked.isUninitialized
          ? 'uninitialized'
          : picked.isLoading
            ? 'loading'
            : 'success',
      );
      return picked;
    },
    {wrapper: inStore()},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect([...new Set(seen)]).toEqual([
    'uninitialized',
    'loading',
    'success',
  ]);
  expect(Object.keys(result.current).sort()).toEqual([
    'isLoading',
    'isSuccess',
    'isUninitialized',
    'refetch',
  ]);
});

async function frames() {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const NONE: never[] = [];
test.each([
  ['a new empty array for every change', () => [], 'more'],
  ['one constant', () => NONE, 'none'],
])('a default in selectFromResult: %s', async (_, empty, renders) => {
  let count = 0;
  const store = makeStore();
  renderHook(
    () => {
      count++;
      return useGetRecipeQuery('ramen', {
        selectFromResult: ({data}) => ({
          allergens: data?.ingredients.length === 0 ? [1] : empty(),
        }),
      });
    },
    {wrapper: inStore(store)},
  );
  const {getRecipe} = kitchenApi.endpoints;
  const isReady = () =>
    expect(getRecipe.select('ramen')(store.getState()).isSuccess).toBe(
      true,
    );
  await waitFor(isReady);
  await act(frames);
  const before = count;
  await act(() =>
    store.dispatch(
      getRecipe.initiate('ramen', {subscribe: false, forceRefetch: true}),
    ),
  );
  await act(frames);
  expect(count > before ? 'more' : 'none').toBe(renders);
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

test('a swapped store prints a warning once; a key on the Provider prevents it', async () => {
  const printed = captureConsole();
  function App({hasKey}: {hasKey: boolean}) {
    const [version, setVersion] = useState(1);
    const [stores] = useState(() => [makeStore(), makeStore()]);
    const store = stores[version - 1]!;
    return (
      <Provider store={store} key={hasKey ? version : 'same'}>
        <button onClick={() => setVersion(2)}>swap</button>
        <Title />
      </Provider>
    );
  }
  function Title() {
    return <p>{useGetRecipeQuery('ramen').data?.title ?? 'waiting'}</p>;
  }
  const {unmount} = render(<App hasKey />);
  await screen.findByText('ramen');
  act(() => screen.getByText('swap').click());
  await screen.findByText('ramen');
  expect(printed.texts('warn')).toEqual([]);
  expect(kitchen.requests).toHaveLength(2);
  unmount();

  render(<App hasKey={false} />);
  await screen.findByText('ramen');
  act(() => screen.getByText('swap').click());
  expect(printed.texts('warn')).toEqual([
    expect.stringMatching(
      /^RTK Query hooks for the API at reducerPath "kitchen" rendered with a different Redux store/,
    ),
  ]);
});

test('a hook behind a condition breaks the rules of React', () => {
  captureConsole();
  const {rerender} = renderHook(
    ({id}) => (id ? useGetRecipeQuery(id).data : undefined),
    {wrapper: inStore(), initialProps: {id: ''}},
  );
  expect(() => rerender({id: 'ramen'})).toThrow(
    'Rendered more hooks than during the previous render.',
  );
});

test('without a Provider', () => {
  captureConsole();
  expect(() => renderHook(() => useGetRecipeQuery('ramen'))).toThrow(
    'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
  );
});

test('in production refetch of a skipped query throws a number', async () => {
  const message = await runAs('production', () => {
    const {result} = renderHook(() => useGetRecipeQuery(skipToken), {
      wrapper: inStore(),
    });
    try {
      result.current.refetch();
    } catch (error) {
      return String(error);
    }
    return 'nothing';
  });
  expect(message).toContain('Minified Redux Toolkit error #38;');
});
