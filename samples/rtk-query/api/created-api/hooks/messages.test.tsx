import {configureStore} from '@reduxjs/toolkit';
import {skipToken} from '@reduxjs/toolkit/query/react';
import {act, render, renderHook, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
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

test('React does not notice it in a component without another hook', () => {
  captureConsole();
  const component = (body: (id: string) => string) =>
    function Title({id}: {id: string}) {
      return <p>{body(id)}</p>;
    };
  const Title = component((id) =>
    id ? useGetRecipeQuery(id).status : 'none',
  );
  const wrapper = inStore();
  const view = render(<Title id="" />, {wrapper});
  view.rerender(<Title id="ramen" />);
  expect(screen.getByText('pending')).toBeTruthy();
});

test('without a Provider', () => {
  captureConsole();
  expect(() => renderHook(() => useGetRecipeQuery('ramen'))).toThrow(
    'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
  );
});

test('without the middleware, the hooks that send by themselves throw', () => {
  captureConsole();
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider
      store={configureStore({
        reducer: {[kitchenApi.reducerPath]: kitchenApi.reducer},
      })}
    >
      {children}
    </Provider>
  );
  const {useQuerySubscription} = kitchenApi.endpoints.getRecipe;
  const hooks: (() => unknown)[] = [
    () => useGetRecipeQuery('ramen'),
    () => useQuerySubscription('ramen'),
    () => useGetReviewsInfiniteQuery('ramen'),
  ];
  for (const hook of hooks)
    expect(() => renderHook(hook, {wrapper})).toThrow(
      'has not been added to the store',
    );
  renderHook(() => useLazyGetRecipeQuery(), {wrapper});
  renderHook(() => useRateRecipeMutation(), {wrapper});
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
