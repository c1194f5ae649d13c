import {act, renderHook, waitFor} from '@testing-library/react';
import {StrictMode, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {makeKitchen} from './handlers';
import {
  kitchenApi,
  useGetRecipeQuery,
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
