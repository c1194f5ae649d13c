import {act, renderHook, waitFor} from '@testing-library/react';
import {type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {makeKitchen} from './handlers';
import {
  kitchenApi,
  useGetRecipeQuery,
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

test.each([
  ['left out', {}, 'isLoading,isFetching'],
  ['undefined', {selectFromResult: undefined}, 'isUninitialized'],
])(
  'the first render with selectFromResult %s',
  async (_, options, first) => {
    const seen: string[] = [];
    const {result} = renderHook(
      () => {
        const query = useGetRecipeQuery('ramen', options);
        seen.push(trueFlags(query).join());
        return query;
      },
      {wrapper: inStore()},
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(seen[0]).toBe(first);
  },
);

test('for a new argument it is a success without currentData at first', async () => {
  const seen: unknown[] = [];
  const {result, rerender} = renderHook(
    ({id}) => {
      const query = useGetRecipeQuery(id, {
        selectFromResult: (all) => all,
      });
      if (query.isSuccess && !query.isFetching)
        seen.push(query.currentData?.title);
      return query;
    },
    {wrapper: inStore(), initialProps: {id: 'ramen'}},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender({id: 'curry'});
  await waitFor(() =>
    expect(result.current.currentData?.title).toBe('curry'),
  );
  expect(seen).toEqual(['ramen', undefined, 'curry']);
});

test('a mutation adds originalArgs and reset, which it does not pass in', async () => {
  const received = new Set<string>();
  const {result} = renderHook(
    () =>
      useRateRecipeMutation({
        selectFromResult(all) {
          for (const key of Object.keys(all)) received.add(key);
          return {isSuccess: all.isSuccess};
        },
      }),
    {wrapper: inStore()},
  );
  const rating = {id: 'ramen', stars: 5};
  await act(() => result.current[0](rating));
  await waitFor(() => expect(result.current[1].isSuccess).toBe(true));
  expect(Object.keys(result.current[1]).sort()).toEqual([
    'isSuccess',
    'originalArgs',
    'reset',
  ]);
  expect(result.current[1].originalArgs).toBe(rating);
  expect(received).toContain('data');
  expect(received).not.toContain('originalArgs');
  expect(received).not.toContain('reset');
});

async function frames() {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const NONE: never[] = [];

test.each([
  ['a new empty array for every change', () => [], 'more'],
  ['one constant', () => NONE, 'none'],
  ['NaN, which Object.is finds equal', () => NaN, 'none'],
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
