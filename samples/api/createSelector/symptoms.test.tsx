import {
  configureStore,
  createSelector,
  createSlice,
  lruMemoize,
} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import {Provider, useSelector} from 'react-redux';
import {expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';

const slice = createSlice({
  name: 'wines',
  initialState: {
    byId: {a: {name: 'Rioja'}, b: {name: 'Barolo'}} as Record<
      string,
      {name: string}
    >,
    temperature: 12,
  },
  reducers: {
    drunk(state) {
      delete state.byId['a'];
    },
    warmed(state) {
      state.temperature += 1;
    },
  },
});
const makeStore = () => configureStore({reducer: slice.reducer});
type State = ReturnType<typeof slice.getInitialState>;

test('a selector made in every call starts with an empty cache', () => {
  captureConsole();
  let computed = 0;
  const selectNames = (from: string) =>
    createSelector([(state: State) => state.byId], (byId) => {
      computed += 1;
      return Object.keys(byId).filter((id) => id >= from);
    });
  const Names = () => (
    <p>{useSelector((s: State) => selectNames('a')(s))}</p>
  );
  const store = makeStore();
  render(
    <Provider store={store}>
      <Names />
    </Provider>,
  );
  const before = computed;
  act(() => void store.dispatch(slice.actions.warmed()));
  expect(computed).toBeGreaterThan(before);
});

test('a child of a removed item: its selector fails, its parent removes it', () => {
  const console = captureConsole();
  let failures = 0;
  function Wine({id}: {id: string}) {
    const name = useSelector((state: State) => {
      const wine = state.byId[id];
      if (!wine) failures += 1;
      return wine!.name;
    });
    return <p>{name}</p>;
  }
  function List() {
    const byId = useSelector((state: State) => state.byId);
    return Object.keys(byId).map((id) => <Wine key={id} id={id} />);
  }
  const store = makeStore();
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  );
  act(() => void store.dispatch(slice.actions.drunk()));
  expect(failures).toBeGreaterThan(0);
  expect(screen.queryByText('Rioja')).toBeNull();
  expect(screen.getByText('Barolo')).toBeTruthy();
  expect(console.texts('error')).toEqual([]);
});

test('any in one input selector makes the state any', () => {
  const loose = createSelector(
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the mistake
    [(state: any) => state.a as number, (state: {b: string}) => state.b],
    (a, b) => `${a}${b}`,
  );
  expectTypeOf(loose).parameter(0).toBeAny();
  const exact = createSelector(
    [(state: {a: number}) => state.a, (state: {b: string}) => state.b],
    (a, b) => `${a}${b}`,
  );
  expectTypeOf(exact).toBeCallableWith({a: 1, b: ''});
  // @ts-expect-error Reselect 4 had other type arguments.
  expect(() => createSelector<{a: number}, number, string>).not.toThrow();
});

test('a child that stays on the screen throws while rendering', () => {
  captureConsole();
  const Wine = () => (
    <p>{useSelector((state: State) => state.byId['a']!.name)}</p>
  );
  const store = makeStore();
  render(
    <Provider store={store}>
      <Wine />
    </Provider>,
  );
  expect(() =>
    act(() => void store.dispatch(slice.actions.drunk())),
  ).toThrow("Cannot read properties of undefined (reading 'name')");
});

test('equalityCheck counts only together with lruMemoize', () => {
  captureConsole();
  const names = (byId: State['byId']) => Object.keys(byId);
  const equalityCheck = () => true;
  const alone = createSelector([(state: State) => state.byId], names, {
    // @ts-expect-error the default memoizer has no such option
    memoizeOptions: {equalityCheck},
  });
  const named = createSelector([(state: State) => state.byId], names, {
    memoize: lruMemoize,
    memoizeOptions: {equalityCheck},
  });
  const state = slice.getInitialState();
  for (const select of [alone, named] as (typeof named)[]) {
    select(state);
    select({...state, byId: {}});
  }
  expect(alone.recomputations()).toBe(2);
  expect(named.recomputations()).toBe(1);
});

test('a selector is called more often than its component renders', () => {
  const calls = {named: 0, inline: 0};
  let renders = 0;
  const selectRioja = (state: State) => {
    calls.named += 1;
    return state.byId['a']?.name;
  };
  const Wine = () => {
    renders += 1;
    useSelector(selectRioja);
    useSelector((state: State) => {
      calls.inline += 1;
      return state.byId['b']?.name;
    });
    return null;
  };
  const store = makeStore();
  const view = (
    <Provider store={store}>
      <Wine />
    </Provider>
  );
  const {rerender} = render(view);
  // Twice in the first render: the check of development.
  expect({renders, ...calls}).toEqual({renders: 1, named: 2, inline: 2});
  act(() => void store.dispatch({type: 'unknown'}));
  expect({renders, ...calls}).toEqual({renders: 1, named: 2, inline: 2});
  act(() => void store.dispatch(slice.actions.warmed()));
  expect({renders, ...calls}).toEqual({renders: 1, named: 3, inline: 3});
  rerender(
    <Provider store={store}>
      <Wine />
    </Provider>,
  );
  expect({renders, ...calls}).toEqual({renders: 2, named: 3, inline: 4});
});
